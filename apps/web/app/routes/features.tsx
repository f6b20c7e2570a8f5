import type { MetaFunction } from 'react-router';
import { FeatureCards } from '#web/features/site/feature-cards.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';

export const meta: MetaFunction = () => pageMeta('features');

export default function FeaturesRoute() {
  return <FeatureCards />;
}
