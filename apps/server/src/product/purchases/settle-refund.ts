import { eq } from 'drizzle-orm';
import { paymentRefunds } from '#server/parts/database/schema/payment-refunds.ts';
import { purchases } from '#server/parts/database/schema/purchases.ts';
import type { Refund } from '#server/parts/payments/payments.ts';
import { asJob, type Context, inTransaction, reader } from '#server/product/context.ts';
import { applyRefunds } from './apply-refunds.ts';
import { lockPayment } from './lock-payment.ts';
import type { PurchaseParts } from './purchase-parts.ts';
import { requireMoneyWitness } from './purchase-policy.ts';

/**
 * Money was given back: its tokens are taken back, at most those that are unspent, once per refund. A refund that is
 * heard of before its payment is kept, and applied when the payment is credited.
 */
export async function settleRefund({
  ctx,
  parts,
  input: { orderId, ...refund },
}: {
  ctx: Context;
  parts: Pick<PurchaseParts, 'log'>;
  /** `orderId` of the payment where it is known; null for one without an order. */
  input: Refund & { orderId?: string | null | undefined };
}): Promise<void> {
  requireMoneyWitness(ctx);
  if (orderId !== undefined && !(await isOurs(ctx, orderId))) {
    parts.log.info({ refund }, 'a refund of a payment that is not ours was passed over');
    return;
  }
  await inTransaction(asJob(ctx, 'settle-refund'), async (inner) => {
    await lockPayment(inner.tx, refund.paymentId);
    await inner.tx.insert(paymentRefunds).values(refund).onConflictDoNothing();
    const [purchase] = await inner.tx.select().from(purchases).where(eq(purchases.paymentId, refund.paymentId));
    if (purchase) await applyRefunds({ ctx: inner, parts, input: purchase });
  });
}

/** The provider's account may take money for other things too. */
async function isOurs(ctx: Context, orderId: string | null): Promise<boolean> {
  if (orderId === null) return false;
  return (await reader(ctx).$count(purchases, eq(purchases.orderId, orderId))) > 0;
}
