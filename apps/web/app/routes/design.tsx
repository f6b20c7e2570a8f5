import type { MetaFunction } from 'react-router';
import { Design } from '#web/features/design/design.tsx';
// Only developers see this page, so its sheet is no part of everybody's.
import '../features/design/design.css';

export const meta: MetaFunction = () => [{ title: 'Design system · Toile' }, { name: 'robots', content: 'noindex' }];

export default function DesignRoute() {
  return <Design />;
}
