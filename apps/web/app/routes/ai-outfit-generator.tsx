import { MESSAGE } from '@toile/contract';
import type { MetaFunction } from 'react-router';
import { Studio } from '#web/features/studio/studio.tsx';
import { StudioSkeleton } from '#web/features/studio/studio-skeleton.tsx';
import { BalanceCard } from '#web/features/wallet/balance-card.tsx';
import { useAddTokens } from '#web/lib/add-tokens.ts';
import type { User } from '#web/lib/session/read-user.ts';
import { RequireUser } from '#web/lib/session/require-user.tsx';
import { spendable, useSessionStore } from '#web/lib/session/use-session.ts';

export const meta: MetaFunction = () => [
  { title: 'AI Outfit Generator · Toile' },
  { name: 'robots', content: 'noindex' },
];

function UserStudio({ user }: { user: User }) {
  const session = useSessionStore();
  const addTokens = useAddTokens();
  const { id, tokens, freetokens } = user;
  return (
    <Studio
      key={id}
      userId={id}
      spendable={spendable(user)}
      balance={(inUse) => (
        <BalanceCard tokens={tokens} freetokens={freetokens} inUse={inUse} onAdd={() => addTokens()} />
      )}
      onBalance={session.setBalance}
      onBalanceStale={() => void session.refresh().catch(() => undefined)}
      onNoTokens={() => addTokens(`${MESSAGE.noTokens} Your brief is kept.`)}
      onSignedOut={session.forget}
    />
  );
}

export default function AiOutfitGenerator() {
  return <RequireUser waiting={<StudioSkeleton />}>{(user) => <UserStudio user={user} />}</RequireUser>;
}
