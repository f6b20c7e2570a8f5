import type { MetaFunction } from 'react-router';
import { PRIVACY } from '#web/content/legal.ts';
import { OWN_LEGAL } from '#web/content/own-legal.ts';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';

export const meta: MetaFunction = () => pageMeta('privacy');

export default function PrivacyRoute() {
  return <LegalPage {...(OWN_LEGAL.privacy ?? PRIVACY)} />;
}
