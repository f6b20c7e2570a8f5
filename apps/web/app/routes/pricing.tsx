import type { MetaFunction } from 'react-router';
import { Pricing } from '#web/features/wallet/pricing/pricing.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';

export const meta: MetaFunction = () => pageMeta('pricing');

export default function PricingRoute() {
  return <Pricing />;
}
