import type { MetaFunction } from 'react-router';
import { COOKIES } from '#web/content/legal.ts';
import { OWN_LEGAL } from '#web/content/own-legal.ts';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';

export const meta: MetaFunction = () => pageMeta('cookies');

export default function CookiesRoute() {
  return <LegalPage {...(OWN_LEGAL.cookies ?? COOKIES)} />;
}
