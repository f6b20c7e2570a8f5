import type { MetaFunction } from 'react-router';
import { ROUTES } from '#web/content/routes.ts';
import { TokensPage } from '#web/features/wallet/tokens-page.tsx';
import { RequireUser } from '#web/lib/session/require-user.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';

export const meta: MetaFunction = () => [
  { title: ROUTES.tokens.yourTokensToile },
  { name: 'robots', content: 'noindex' },
];

const waiting = (
  <section className="tokens-page wrap" aria-busy="true">
    <h1 className="h1">{ROUTES.tokens.yourTokens}</h1>
    <SkeletonLine className="w-40" />
  </section>
);

export default function TokensRoute() {
  return <RequireUser waiting={waiting}>{(user) => <TokensPage user={user} />}</RequireUser>;
}
