import type { MetaFunction } from 'react-router';
import { Landing } from '#web/features/landing/landing.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';

export const meta: MetaFunction = () => pageMeta('home');

export default function HomeRoute() {
  return <Landing />;
}
