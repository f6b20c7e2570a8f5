import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { surplusPayments } from '#server/parts/database/schema/surplus-payments.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';
import type { PurchaseParts } from './purchase-parts.ts';

/** Payments sent back in one round, at most; the next round takes the rest. */
const RETURNED_AT_ONCE = 20;
/** Minutes between two tries, at most; the first follow within minutes. */
const TRY_MINUTES_MAX = 6 * 60;

/** Sends back payments that bought nothing, until the provider has taken each. */
export async function returnSurplus({ ctx, parts }: { ctx: Context; parts: PurchaseParts }): Promise<void> {
  requireJob(ctx);
  for (const payment of await claimDue(ctx)) {
    try {
      await parts.payments.returnPayment(payment.id);
      await inTransaction(ctx, ({ tx }) =>
        tx.update(surplusPayments).set({ returnedAt: sql`now()` }).where(eq(surplusPayments.id, payment.id)),
      );
      parts.log.warn({ paymentId: payment.id }, 'a payment was sent back');
    } catch (error) {
      parts.log.error({ err: error, paymentId: payment.id }, 'a payment could not be sent back yet');
    }
  }
}

/** Takes due payments for this process and sets when to try again, so that a process that dies has lost nothing. */
function claimDue(ctx: Context): Promise<{ id: string }[]> {
  return inTransaction(ctx, async ({ tx }) => {
    const due = await tx
      .select({ id: surplusPayments.id })
      .from(surplusPayments)
      .where(and(isNull(surplusPayments.returnedAt), lte(surplusPayments.nextTryAt, sql`now()`)))
      .orderBy(surplusPayments.nextTryAt)
      .limit(RETURNED_AT_ONCE)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const wait = sql`least(power(2, least(${surplusPayments.tries}, 10)), ${TRY_MINUTES_MAX})`;
    const ids = due.map(({ id }) => id);
    return tx
      .update(surplusPayments)
      .set({ tries: sql`${surplusPayments.tries} + 1`, nextTryAt: sql`now() + ${wait} * interval '1 minute'` })
      .where(inArray(surplusPayments.id, ids))
      .returning({ id: surplusPayments.id });
  });
}
