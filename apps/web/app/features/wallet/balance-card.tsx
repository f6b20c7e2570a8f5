import { TOKENS_PER_DESIGN } from '@toile/contract';
import { WALLET } from '#web/content/wallet.ts';
import { formatCount } from '#web/lib/formats.ts';
import type { Balance } from '#web/lib/session/read-user.ts';
import { spendable } from '#web/lib/session/use-session.ts';
import { tokenWords, UNKNOWN_BALANCE } from '#web/ui/token-badge.tsx';
import { TokenMark } from '#web/ui/token-mark.tsx';

interface Props {
  /** Null where it could not be read. */
  balance: Balance | null;
  /** Taken for designs that are being made now, and given back if they fail. */
  inUse: number;
  onAdd: () => void;
}

/** What the tokens are, in few words: how many of which kind, or what one costs where there is none. */
export function makeUpOf({ balance, inUse }: Omit<Props, 'onAdd'>): string {
  if (inUse > 0) return WALLET.balanceCard.inUse(formatCount(inUse));
  if (!balance) return UNKNOWN_BALANCE;
  const { tokens, freetokens } = balance;
  if (tokens + freetokens === 0) return WALLET.balanceCard.aDesignCosts(TOKENS_PER_DESIGN);
  if (tokens === 0) return freetokens === 1 ? WALLET.balanceCard.aFreeOne : WALLET.balanceCard.allFree;
  return freetokens === 0
    ? WALLET.balanceCard.allPaid
    : WALLET.balanceCard.freePaid(formatCount(freetokens), formatCount(tokens));
}

/** A dash for the eye, and what it means for the ear. */
function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{UNKNOWN_BALANCE}</span>
    </>
  );
}

/** The sum in words; the one that was given by the name it has on the button that takes it. */
function sumOf({ balance, inUse }: Omit<Props, 'onAdd'>, total: number): string {
  if (total === 0) return WALLET.balanceCard.noTokensLeft;
  const isGiven = balance?.tokens === 0 && total === 1 && inUse === 0;
  return isGiven ? WALLET.balanceCard.yourFreeOne : tokenWords(total);
}

/** The balance beside the button that spends it, and the way to more. */
export function BalanceCard(props: Props) {
  const total = spendable(props);
  return (
    <section aria-label={WALLET.balanceCard.tokenBalance} className="small num">
      <p className="flex items-center gap-1.5 font-semibold whitespace-nowrap" title={makeUpOf(props)}>
        <TokenMark />
        {total === null ? <Unknown /> : sumOf(props, total)}
        {props.inUse > 0 ? <span className="faint font-normal">{makeUpOf(props)}</span> : null}
      </p>
      <button type="button" className="basted-link" onClick={props.onAdd}>
        {WALLET.balanceCard.addTokens}
      </button>
    </section>
  );
}
