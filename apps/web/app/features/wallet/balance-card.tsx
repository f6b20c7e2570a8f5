import { TOKENS_PER_DESIGN } from '@toile/contract';
import { formatCount } from '#web/lib/formats.ts';
import { tokenWords } from '#web/ui/token-badge.tsx';
import { TokenMark } from '#web/ui/token-mark.tsx';

interface Props {
  /** Paid for. */
  tokens: number;
  /** Given; a design takes one of these first. */
  freetokens: number;
  /** Taken for designs that are being made now, and given back if they fail. */
  inUse: number;
  onAdd: () => void;
}

/** What the tokens are, in few words: how many of which kind, or what one costs where there is none. */
export function makeUpOf({ tokens, freetokens, inUse }: Omit<Props, 'onAdd'>): string {
  if (inUse > 0) return `${formatCount(inUse)} in use`;
  if (tokens + freetokens === 0) return `A design costs ${TOKENS_PER_DESIGN}`;
  if (tokens === 0) return freetokens === 1 ? 'A free one' : 'All free';
  return freetokens === 0 ? 'All paid' : `${formatCount(freetokens)} free, ${formatCount(tokens)} paid`;
}

/** The balance beside the button that spends it, and the way to more. */
export function BalanceCard(props: Props) {
  const total = props.tokens + props.freetokens;
  return (
    <section aria-label="Token balance" className="small num">
      <p className="flex items-center gap-1.5 font-semibold whitespace-nowrap" title={makeUpOf(props)}>
        <TokenMark />
        {total === 0 ? 'No tokens left' : tokenWords(total)}
        {props.inUse > 0 ? <span className="faint font-normal">{makeUpOf(props)}</span> : null}
      </p>
      <button type="button" className="basted-link" onClick={props.onAdd}>
        Add Tokens
      </button>
    </section>
  );
}
