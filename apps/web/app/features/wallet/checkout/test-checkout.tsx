import { MESSAGE, type PaymentProof, toRupees } from '@toile/contract';
import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { WALLET } from '#web/content/wallet.ts';
import type { CheckoutOptions } from '#web/features/wallet/checkout/checkout-options.ts';
import { purchaseClient } from '#web/features/wallet/checkout/purchase-client.ts';
import { formatRupees } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What can become of a payment; `unheard` is paid, and the page is gone before it is told. */
const OUTCOMES = [
  { value: 'success', label: WALLET.testCheckout.thePaymentSucceeds, hint: WALLET.testCheckout.theShopIsTold },
  {
    value: 'failure',
    label: WALLET.testCheckout.thePaymentFails,
    hint: 'As with a declined card; another try is free.',
  },
  { value: 'unheard', label: WALLET.testCheckout.paidThenTheTab, hint: WALLET.testCheckout.onlyTheWebhookTells },
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
  const price = formatRupees(toRupees(options.amount));

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
      console.warn(WALLET.testCheckout.theTestCheckoutCould, error);
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
          <b>{WALLET.testCheckout.testMode}</b> {WALLET.testCheckout.noMoneyMoves}
        </p>
        <p className="between">
          <span className="small faint wrap-anywhere">{options.prefill.email}</span>
          <span className="rupees num">{price}</span>
        </p>
        <fieldset className="choices till-ways">
          <legend className="label">{WALLET.testCheckout.whatShouldHappen}</legend>
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
            {state === 'failed' ? WALLET.testCheckout.nothingWasTakenYou : WALLET.testCheckout.theShopCouldNot}
          </Notice>
        ) : null}
        <div className="till-foot">
          <Button onClick={onLeft}>{WALLET.testCheckout.cancel}</Button>
          <Button look="action" type="submit" busy={state === 'paying'} className="num">
            {WALLET.testCheckout.pay(price)}
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
