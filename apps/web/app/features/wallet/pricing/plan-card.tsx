import type { PLANS } from '@toile/contract';
import { WALLET } from '#web/content/wallet.ts';
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
        {tokens} <small>{WALLET.planCard.tokens}</small>
      </h2>
      <ButtonCard tokens={tokens} />
      <p className="rupees num">{formatRupees(price)}</p>
      <p className="plan-each small num">
        {WALLET.planCard.each(perToken)} {saving > 0 ? <b>{WALLET.planCard.saves(formatRupees(saving))}</b> : null}
      </p>
      <Button id={`buy-${tokens}`} look={isUsual ? 'action' : 'ink'} wide busy={isBusy} onClick={onBuy}>
        {WALLET.planCard.buyNow}
        <span className="sr-only"> {WALLET.planCard.tokensSpoken(tokens)}</span>
      </Button>
    </li>
  );
}
