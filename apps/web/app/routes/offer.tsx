import { type MetaFunction, useSearchParams } from 'react-router';
import { BOUTIQUE } from '#web/content/boutique.ts';
import { OfferPage } from '#web/features/offer/offer-page.tsx';
// Only those who were sent a link see this page.
import '../features/offer/offer.css';

export const meta: MetaFunction = () => [
  { title: BOUTIQUE.customer.plainTitle },
  { name: 'robots', content: 'noindex' },
  // The link holds a secret that no other site shall hear of.
  { name: 'referrer', content: 'no-referrer' },
];

export default function OfferRoute() {
  const [params] = useSearchParams();
  return <OfferPage offerKey={params.get('key') ?? ''} />;
}
