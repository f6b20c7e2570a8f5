import { eq, sql } from 'drizzle-orm';
import { type PurchaseRow, purchases } from '#server/parts/database/schema/purchases.ts';
import { surplusPayments } from '#server/parts/database/schema/surplus-payments.ts';
import type { Payment } from '#server/parts/payments/payments.ts';
import { asJob, type Context, inTransaction, type TransactionContext } from '#server/product/context.ts';
import { sell } from '#server/product/wallet/sell.ts';
import { applyRefunds } from './apply-refunds.ts';
import { LAST_CHECK_DAYS } from './check-times.ts';
import { lockPayment, lockPurchaseOfOrder } from './lock-payment.ts';
import { numberReceipt } from './number-receipt.ts';
import type { PurchaseParts } from './purchase-parts.ts';
import { requireMoneyWitness } from './purchase-policy.ts';

/** What became of a payment. `surplus`: its order was paid by another one, so it is on its way back. */
export type Settlement = 'credited' | 'known' | 'surplus' | 'not-captured' | 'mismatch' | 'unknown-order';

type Parts = Pick<PurchaseParts, 'log'>;

/**
 * The one way from money to tokens, whoever tells of the payment, how often, and in which order: a captured payment of
 * the full amount makes its purchase paid and credits the tokens, in one transaction. A second payment of one order is
 * kept to be sent back. Anything else changes nothing.
 */
export async function settlePayment({
  ctx,
  parts,
  input: payment,
}: {
  ctx: Context;
  parts: Parts;
  input: Payment;
}): Promise<Settlement> {
  requireMoneyWitness(ctx);
  const { orderId } = payment;
  if (payment.status !== 'captured') return 'not-captured';
  if (orderId === null) return 'unknown-order';
  return inTransaction(asJob(ctx, 'settle-payment'), async (inner) => {
    await lockPayment(inner.tx, payment.id);
    const purchase = await lockPurchaseOfOrder(inner.tx, orderId);
    if (!purchase) return 'unknown-order';
    if (purchase.paymentId === payment.id) return 'known';
    if (payment.amount !== purchase.amount || payment.currency !== purchase.currency) {
      parts.log.error({ payment, purchaseId: purchase.id }, 'a captured payment is not the price of its purchase');
      return 'mismatch';
    }
    if (purchase.paymentId !== null) return keepSurplus(inner, parts, purchase, payment);
    await credit(inner, parts, purchase, payment);
    return 'credited';
  });
}

async function credit(ctx: TransactionContext, parts: Parts, purchase: PurchaseRow, payment: Payment): Promise<void> {
  const [paid] = await ctx.tx
    .update(purchases)
    .set({
      status: 'paid',
      paymentId: payment.id,
      paidAt: sql`now()`,
      receiptNumber: await numberReceipt(ctx.tx, purchase.provider),
      nextCheckAt: sql`now() + make_interval(days => ${LAST_CHECK_DAYS})`,
    })
    .where(eq(purchases.id, purchase.id))
    .returning();
  const { accountId, tokens } = purchase;
  await sell({ ctx, input: { accountId, purchaseId: purchase.id, tokens } });
  if (paid) await applyRefunds({ ctx, parts, input: paid });
}

async function keepSurplus(
  { tx }: TransactionContext,
  parts: Parts,
  purchase: PurchaseRow,
  { id, amount }: Payment,
): Promise<Settlement> {
  const kept = await tx
    .insert(surplusPayments)
    .values({ id, purchaseId: purchase.id, amount })
    .onConflictDoNothing()
    .returning();
  if (kept.length > 0) parts.log.warn({ paymentId: id, purchaseId: purchase.id }, 'an order was paid a second time');
  return 'surplus';
}
