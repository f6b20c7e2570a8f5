import type { MetaFunction } from 'react-router';
import { FeatureList } from '#web/features/site/feature-list.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';

export const meta: MetaFunction = () => pageMeta('blog');

export default function BlogRoute() {
  return <FeatureList />;
}
