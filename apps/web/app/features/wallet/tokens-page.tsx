import { WALLET } from '#web/content/wallet.ts';
import { makeUpOf } from '#web/features/wallet/balance-card.tsx';
import { TokenHistory } from '#web/features/wallet/history/token-history.tsx';
import { useAddTokens } from '#web/lib/add-tokens.ts';
import { formatCount } from '#web/lib/formats.ts';
import type { User } from '#web/lib/session/read-user.ts';
import { spendable } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { TokenMark } from '#web/ui/token-mark.tsx';

/** What there is to spend, the way to more, and every token that came or went. */
export function TokensPage({ user }: { user: User }) {
  const addTokens = useAddTokens();
  const total = spendable(user);
  return (
    <section className="tokens-page wrap">
      <div className="tokens-say">
        <h1 className="h1">{WALLET.tokensPage.yourTokens}</h1>
        <div className="tokens-balance">
          <p className="tokens-total num">
            <TokenMark />
            {total === null ? '–' : formatCount(total)}
            {total === null ? null : (
              <span className="sr-only">{total === 1 ? WALLET.tokensPage.token : WALLET.tokensPage.tokens}</span>
            )}
          </p>
          <p className="muted num">{makeUpOf({ balance: user.balance, inUse: 0 })}</p>
          <Button look="action" onClick={() => addTokens()}>
            {WALLET.tokensPage.addTokens}
          </Button>
        </div>
      </div>
      <section aria-labelledby="tokens-history">
        <h2 className="h3" id="tokens-history">
          {WALLET.tokensPage.whereTheyCameFrom}
        </h2>
        <TokenHistory />
      </section>
    </section>
  );
}
