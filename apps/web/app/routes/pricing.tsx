import type { MetaFunction } from 'react-router';
import { Pricing } from '#web/features/wallet/pricing/pricing.tsx';

export const meta: MetaFunction = () => [
  { title: 'Choose Your Token Plan · Toile' },
  { name: 'description', content: 'One token draws one design: 10 for ₹150, 25 for ₹350, 50 for ₹650, or any amount.' },
];

export default function PricingRoute() {
  return <Pricing />;
}
