import type { Payments, SignedEvent, TestCheckout } from '#server/parts/payments/payments.ts';
import type { Context } from '#server/product/context.ts';
import { askProvider } from './ask-provider.ts';
import { readOwnPurchase } from './read-own-purchase.ts';

/** Where no money moves. */
export type TestModePayments = Payments & { readonly testCheckout: TestCheckout };

/**
 * What happens at the checkout of test mode: the caller's order is paid, or the payment fails. Nothing is credited by
 * it. Returns what the checkout hands to the page, and what is to be told to the webhook.
 * @throws ProductError `session-missing`, `purchase-not-found`, `payments-unavailable`
 */
export async function payInTestMode({
  ctx,
  parts,
  input,
}: {
  ctx: Context;
  parts: { payments: TestModePayments };
  input: { orderId: string; outcome: 'captured' | 'failed' };
}): Promise<{
  orderId: string;
  paymentId: string;
  signature: string;
  isPaid: boolean;
  events: readonly SignedEvent[];
}> {
  const { orderId } = await readOwnPurchase(ctx, input.orderId);
  const paid = await askProvider(() => parts.payments.testCheckout.pay(orderId, input.outcome));
  return { orderId, ...paid };
}
