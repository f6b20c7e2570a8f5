import type { MetaFunction } from 'react-router';
import { COOKIES } from '#web/content/legal.ts';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';

export const meta: MetaFunction = () => pageMeta('cookies');

export default function CookiesRoute() {
  return <LegalPage {...COOKIES} />;
}
