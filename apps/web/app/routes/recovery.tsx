import type { MetaFunction } from 'react-router';
import { Recovery } from '#web/features/auth/recovery.tsx';

export const meta: MetaFunction = () => [
  { title: 'Set a new password · Toile' },
  { name: 'robots', content: 'noindex' },
  // The link of a letter holds a secret that no other site shall hear of.
  { name: 'referrer', content: 'no-referrer' },
];

export default function RecoveryRoute() {
  return <Recovery />;
}
