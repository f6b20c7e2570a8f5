import { MESSAGE, PaymentProof, type PurchaseOrder } from '@toile/contract';
import type { Buyer, CheckoutConstructor } from '#web/features/wallet/checkout/checkout-options.ts';
import { PurchaseError } from '#web/features/wallet/checkout/purchase-error.ts';

declare global {
  interface Window {
    Razorpay?: CheckoutConstructor;
  }
}

/** The provider's script is loaded with the first purchase; one that failed is asked for again with the next. */
function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${url} did not load.`));
    };
    document.head.append(script);
  });
}

/**
 * Brings what opens the checkout.
 * @throws PurchaseError `no-script`
 */
export async function loadCheckout(url: string | null): Promise<CheckoutConstructor> {
  try {
    if (url === null) return (await import('#web/features/wallet/checkout/test-checkout.tsx')).TestCheckout;
    if (!window.Razorpay) await loadScript(url);
    if (window.Razorpay) return window.Razorpay;
    throw new Error('The script of the checkout brought no checkout.');
  } catch (cause) {
    throw new PurchaseError('no-script', MESSAGE.paymentScriptFailed, { cause });
  }
}

/**
 * Opens the checkout and waits until it is paid or left. A try that failed within it is not the end: the checkout lets
 * the person try again.
 * @throws PurchaseError `not-paid`
 */
export function openCheckout(
  Checkout: CheckoutConstructor,
  { id, key, amount, currency }: PurchaseOrder,
  { buyer, description }: { buyer: Buyer; description: string },
): Promise<PaymentProof> {
  return new Promise((resolve, reject) => {
    const leave = (cause?: unknown) => reject(new PurchaseError('not-paid', MESSAGE.paymentFailed, { cause }));
    const checkout = new Checkout({
      key,
      order_id: id,
      amount,
      currency,
      name: 'Toile',
      description,
      prefill: buyer,
      theme: { color: '#c4321a' },
      handler: (proof) => {
        const parsed = PaymentProof.safeParse(proof);
        if (parsed.success) resolve(parsed.data);
        else leave(parsed.error);
      },
      modal: { ondismiss: leave, confirm_close: true },
    });
    checkout.open();
  });
}
