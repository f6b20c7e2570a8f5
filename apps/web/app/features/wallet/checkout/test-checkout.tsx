import { MESSAGE, PAISE_PER_RUPEE, type PaymentProof } from '@toile/contract';
import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { CheckoutOptions } from '#web/features/wallet/checkout/checkout-options.ts';
import { purchaseClient } from '#web/features/wallet/checkout/purchase-client.ts';
import { formatRupees } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What can become of a payment; `unheard` is paid, and the page is gone before it is told. */
const OUTCOMES = [
  { value: 'success', label: 'The payment succeeds', hint: 'The shop is told by this page and by its webhook.' },
  { value: 'failure', label: 'The payment fails', hint: 'As with a declined card; another try is free.' },
  { value: 'unheard', label: 'Paid, then the tab is closed', hint: 'Only the webhook tells the shop.' },
] as const;
type Outcome = (typeof OUTCOMES)[number]['value'];

interface Props {
  options: CheckoutOptions;
  onPaid: (proof: PaymentProof) => void;
  onLeft: () => void;
}

function CheckoutSheet({ options, onPaid, onLeft }: Props) {
  const [outcome, setOutcome] = useState<Outcome>('success');
  const [state, setState] = useState<'ready' | 'paying' | 'failed' | 'broken'>('ready');
  const price = formatRupees(options.amount / PAISE_PER_RUPEE);

  async function pay(event: FormEvent) {
    event.preventDefault();
    setState('paying');
    try {
      const proof = await purchaseClient.payInTestMode({
        order_id: options.order_id,
        outcome: outcome === 'failure' ? 'failure' : 'success',
      });
      if (!proof) return setState('failed');
      return outcome === 'unheard' ? onLeft() : onPaid(proof);
    } catch (error) {
      console.warn('The test checkout could not be reached.', error);
      return setState('broken');
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onLeft();
      }}
      title={<span className="till-title">{options.name}</span>}
      lead={<span className="small">{options.description}</span>}
      width={440}
    >
      <form className="till" onSubmit={(event) => void pay(event)}>
        <p className="till-test">
          <b>Test mode.</b> No money moves.
        </p>
        <p className="between">
          <span className="small faint wrap-anywhere">{options.prefill.email}</span>
          <span className="rupees num">{price}</span>
        </p>
        <fieldset className="choices till-ways">
          <legend className="label">What should happen?</legend>
          {OUTCOMES.map(({ value, label, hint }) => (
            <label key={value} className="choice till-way">
              <input type="radio" name="outcome" checked={outcome === value} onChange={() => setOutcome(value)} />
              <b>{label}</b>
              <span className="small faint">{hint}</span>
            </label>
          ))}
        </fieldset>
        {state === 'failed' || state === 'broken' ? (
          <Notice tone="bad" title={MESSAGE.paymentFailed}>
            {state === 'failed' ? 'Nothing was taken. You can try again.' : 'The shop could not be reached. Try again.'}
          </Notice>
        ) : null}
        <div className="till-foot">
          <Button onClick={onLeft}>Cancel</Button>
          <Button look="action" type="submit" busy={state === 'paying'} className="num">
            Pay {price}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Stands in the place of the provider's checkout where no keys are set, with the same way of being called. */
export class TestCheckout {
  readonly #options: CheckoutOptions;

  constructor(options: CheckoutOptions) {
    this.#options = options;
  }

  open(): void {
    const options = this.#options;
    const host = document.createElement('div');
    document.body.append(host);
    const root = createRoot(host);
    const close = () => {
      root.unmount();
      host.remove();
    };
    root.render(
      <CheckoutSheet
        options={options}
        onPaid={(proof) => {
          close();
          options.handler(proof);
        }}
        onLeft={() => {
          close();
          options.modal.ondismiss();
        }}
      />,
    );
  }
}
