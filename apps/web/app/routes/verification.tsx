import type { MetaFunction } from 'react-router';
import { ROUTES } from '#web/content/routes.ts';
import { Verification } from '#web/features/auth/verification.tsx';

export const meta: MetaFunction = () => [
  { title: ROUTES.verification.confirmYourAddressToile },
  { name: 'robots', content: 'noindex' },
  // The link of a letter holds a secret that no other site shall hear of.
  { name: 'referrer', content: 'no-referrer' },
];

export default function VerificationRoute() {
  return <Verification />;
}
