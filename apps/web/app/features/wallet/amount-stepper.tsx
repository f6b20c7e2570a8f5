import { TOKENS_PER_PURCHASE } from '@toile/contract';
import { type ReactNode, useId, useState } from 'react';
import { WALLET } from '#web/content/wallet.ts';
import { cheaperPlan, isBeyond, readAmount, stepAmount } from '#web/features/wallet/amount.ts';
import { formatCount, formatRupees } from '#web/lib/formats.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Minus } from '#web/ui/icons/minus.tsx';
import { Plus } from '#web/ui/icons/plus.tsx';

interface Props {
  value: number;
  onChange: (amount: number) => void;
  /** Stands within the frame, after the number. */
  aside?: ReactNode;
}

/** How many tokens, one by one: from 1, whatever is typed. */
export function AmountStepper({ value, onChange, aside }: Props) {
  const id = useId();
  const [isClamped, setClamped] = useState(false);
  const plan = cheaperPlan(value);
  const most = isClamped && value === TOKENS_PER_PURCHASE.max;
  return (
    <div className="amount">
      <label className="label" htmlFor={id}>
        {WALLET.amountStepper.anotherAmount}
      </label>
      <div className="stepper">
        <IconButton label={WALLET.amountStepper.oneFewer} onClick={() => onChange(stepAmount(value, -1))}>
          <Minus aria-hidden="true" />
        </IconButton>
        <input
          id={id}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(TOKENS_PER_PURCHASE.max).length}
          value={value}
          aria-describedby={plan || most ? `${id}p` : undefined}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => {
            setClamped(isBeyond(target.value));
            const isEmptied = target.value === '';
            onChange(readAmount(target.value, value));
            // What is typed next replaces the 1 that an empty field becomes.
            if (isEmptied) requestAnimationFrame(() => target.select());
          }}
        />
        <IconButton label={WALLET.amountStepper.oneMore} onClick={() => onChange(stepAmount(value, 1))}>
          <Plus aria-hidden="true" />
        </IconButton>
        {aside}
      </div>
      <p className="amount-tip small num" id={`${id}p`} role="status">
        {most ? `${WALLET.amountStepper.atMost(formatCount(TOKENS_PER_PURCHASE.max))} ` : null}
        {plan ? WALLET.amountStepper.thePackageOfCosts(plan.tokens, formatRupees(plan.price)) : null}
      </p>
    </div>
  );
}
