import type { MetaFunction } from 'react-router';
import { About } from '#web/features/site/about.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';

export const meta: MetaFunction = () => pageMeta('about');

export default function AboutRoute() {
  return <About />;
}
