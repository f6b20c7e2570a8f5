import type { PLANS } from '@toile/contract';
import { savingOf } from '#web/features/wallet/amount.ts';
import { ButtonCard } from '#web/features/wallet/button-card.tsx';
import { formatRupees } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  plan: (typeof PLANS)[number];
  /** The one most people want; it wears the screen's one action. */
  isUsual: boolean;
  isBusy: boolean;
  onBuy: () => void;
}

/** A plan as a haberdasher's card: the more tokens, the longer. */
export function PlanCard({ plan, isUsual, isBusy, onBuy }: Props) {
  const { tokens, price, perToken } = plan;
  const saving = savingOf(plan);
  return (
    <li className="plan" data-usual={isUsual || undefined}>
      <h2 className="plan-count num">
        {tokens} <small>tokens</small>
      </h2>
      <ButtonCard tokens={tokens} />
      <p className="rupees num">{formatRupees(price)}</p>
      <p className="plan-each small num">
        ₹{perToken} each {saving > 0 ? <b>saves {formatRupees(saving)}</b> : null}
      </p>
      <Button id={`buy-${tokens}`} look={isUsual ? 'action' : 'ink'} wide busy={isBusy} onClick={onBuy}>
        BUY NOW<span className="sr-only"> {tokens} tokens</span>
      </Button>
    </li>
  );
}
