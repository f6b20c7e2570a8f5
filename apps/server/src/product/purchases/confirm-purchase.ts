import type { PurchaseRow } from '#server/parts/database/schema/purchases.ts';
import { asJob, type Context } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { askProvider } from './ask-provider.ts';
import type { PurchaseParts } from './purchase-parts.ts';
import { readOwnPurchase } from './read-own-purchase.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * What a browser says after a checkout. Its signature shows that the payment belongs to the order; whether it is money,
 * and how much, the provider is asked. Returns the purchase as it stands then: paid, or pending while the money is on
 * its way.
 * @throws ProductError `session-missing`, `purchase-not-found`, `payment-unverified`, `payment-not-the-price`,
 * `payments-unavailable`
 */
export async function confirmPurchase({
  ctx,
  parts,
  input,
}: {
  ctx: Context;
  parts: PurchaseParts;
  input: { orderId: string; paymentId: string; signature: string };
}): Promise<PurchaseRow> {
  const purchase = await readOwnPurchase(ctx, input.orderId);
  const { orderId } = purchase;
  if (!parts.payments.isSignedPayment({ ...input, orderId })) throw new ProductError('payment-unverified');
  if (purchase.paymentId === input.paymentId) return purchase;
  const payment = await askProvider(() => parts.payments.fetchPayment(input.paymentId));
  if (payment.id !== input.paymentId || payment.orderId !== orderId || payment.status === 'failed') {
    throw new ProductError('payment-unverified');
  }
  // The provider says so itself as well, and then it goes back; what is said once to a page is not acted upon.
  const isPrice = payment.amount === purchase.amount && payment.currency === purchase.currency;
  if (!isPrice) throw new ProductError('payment-not-the-price');
  await settlePayment({ ctx: asJob(ctx, 'confirm-purchase'), parts, input: payment });
  return readOwnPurchase(ctx, orderId);
}
