import { eq, sql } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { type PurchaseRow, purchases } from '#server/parts/database/schema/purchases.ts';
import { type SurplusReason, surplusPayments } from '#server/parts/database/schema/surplus-payments.ts';
import type { Payment } from '#server/parts/payments/payments.ts';
import { asJob, type Context, inTransaction, type TransactionContext } from '#server/product/context.ts';
import { sell } from '#server/product/wallet/sell.ts';
import { applyRefunds } from './apply-refunds.ts';
import { LAST_CHECK_DAYS } from './check-times.ts';
import { lockPayment, lockPurchaseOfOrder } from './lock-payment.ts';
import { numberReceipt } from './number-receipt.ts';
import type { PurchaseParts } from './purchase-parts.ts';
import { requireMoneyWitness } from './purchase-policy.ts';

/**
 * What became of a payment. `surplus`: it buys nothing and is on its way back; `other-order`: it had paid another order,
 * and stays with that one.
 */
export type Settlement = 'credited' | 'known' | 'surplus' | 'not-captured' | 'other-order' | 'unknown-order';

type Parts = Pick<PurchaseParts, 'log'>;

/**
 * The one way from money to tokens, whoever tells of the payment, how often, and in which order: a captured payment of
 * the full amount makes its purchase paid and credits the tokens, in one transaction. Money that buys nothing is kept to
 * be sent back, and whoever runs the product is told. Anything else changes nothing.
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
    if ((await inner.tx.$count(purchases, eq(purchases.paymentId, payment.id))) > 0) {
      parts.log.error({ payment, purchaseId: purchase.id }, 'a payment was told of for a second order');
      return 'other-order';
    }
    const reason = await reasonToReturn(inner, purchase, payment);
    if (reason) return keepSurplus(inner, parts, { purchase, payment, reason });
    await credit(inner, parts, purchase, payment);
    return 'credited';
  });
}

/** Why a payment buys nothing. What is on its way back already stays so, whatever is told of it later. */
async function reasonToReturn(
  { tx }: TransactionContext,
  purchase: PurchaseRow,
  payment: Payment,
): Promise<SurplusReason | undefined> {
  const [kept] = await tx.select().from(surplusPayments).where(eq(surplusPayments.id, payment.id));
  if (kept) return kept.reason;
  if (payment.currency !== purchase.currency) return 'other-currency';
  if (payment.amount !== purchase.amount) return 'other-amount';
  if (purchase.paymentId !== null) return 'paid-twice';
  // Locked as whatever is kept of an account is: a deletion comes before this or after it.
  const [buyer] = await tx
    .select({ status: accounts.status })
    .from(accounts)
    .where(eq(accounts.id, purchase.accountId))
    .for('key share');
  return buyer?.status === 'deleted' ? 'account-deleted' : undefined;
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
  { purchase, payment, reason }: { purchase: PurchaseRow; payment: Payment; reason: SurplusReason },
): Promise<Settlement> {
  const { id, amount, currency } = payment;
  const kept = await tx
    .insert(surplusPayments)
    .values({ id, purchaseId: purchase.id, reason, amount, currency })
    .onConflictDoNothing()
    .returning();
  const said = { paymentId: id, purchaseId: purchase.id, price: purchase.amount, amount, currency, reason };
  if (kept.length > 0) parts.log.error(said, 'a payment bought nothing and is sent back');
  return 'surplus';
}
