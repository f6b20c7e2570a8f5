import type { MetaFunction } from 'react-router';
import { TERMS } from '#web/content/legal.ts';
import { OWN_LEGAL } from '#web/content/own-legal.ts';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';

export const meta: MetaFunction = () => pageMeta('terms');

export default function TermsRoute() {
  return <LegalPage {...(OWN_LEGAL.terms ?? TERMS)} />;
}
