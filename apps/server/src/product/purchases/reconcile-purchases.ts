import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { type PurchaseRow, purchases } from '#server/parts/database/schema/purchases.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';
import { CHECK_MINUTES_MAX, FIRST_CHECK_MINUTES, LAST_CHECK_DAYS } from './check-times.ts';
import type { PurchaseParts } from './purchase-parts.ts';
import { settlePayment } from './settle-payment.ts';

/** Purchases asked about in one round, at most; the next round takes the rest. */
const CHECKED_AT_ONCE = 50;

/**
 * Asks the provider about purchases that were not heard of in time, the tab closed and the webhook lost, and once more
 * about each when no payment can come any more. One the provider cannot tell of now is asked about again later.
 */
export async function reconcilePurchases({ ctx, parts }: { ctx: Context; parts: PurchaseParts }): Promise<void> {
  requireJob(ctx);
  for (const purchase of await claimDue(ctx, parts.payments.provider)) {
    try {
      await reconcile(ctx, parts, purchase);
    } catch (error) {
      parts.log.warn({ err: error, purchaseId: purchase.id }, 'a pending purchase could not be checked');
    }
  }
}

/** Takes due purchases of this provider for this process and sets when to ask again, so that a process that dies has lost nothing. */
function claimDue(ctx: Context, provider: PurchaseRow['provider']): Promise<PurchaseRow[]> {
  return inTransaction(ctx, async ({ tx }) => {
    const due = await tx
      .select({ id: purchases.id })
      .from(purchases)
      .where(and(lte(purchases.nextCheckAt, sql`now()`), eq(purchases.provider, provider)))
      .orderBy(purchases.nextCheckAt)
      .limit(CHECKED_AT_ONCE)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const wait = sql`least(${FIRST_CHECK_MINUTES} * power(2, least(${purchases.checks}, 10)), ${CHECK_MINUTES_MAX})`;
    const ids = due.map(({ id }) => id);
    return tx
      .update(purchases)
      .set({ checks: sql`${purchases.checks} + 1`, nextCheckAt: sql`now() + ${wait} * interval '1 minute'` })
      .where(inArray(purchases.id, ids))
      .returning();
  });
}

async function reconcile(ctx: Context, parts: PurchaseParts, { id, orderId, status }: PurchaseRow): Promise<void> {
  const payments = await parts.payments.fetchPaymentsOfOrder(orderId);
  for (const payment of payments) await settlePayment({ ctx, parts, input: payment });
  if (status === 'paid') await endChecks(ctx, id);
  else if (payments.every((payment) => payment.status !== 'authorized')) await abandonIfOld(ctx, id);
}

const endChecks = (ctx: Context, id: string) =>
  inTransaction(ctx, ({ tx }) => tx.update(purchases).set({ nextCheckAt: null }).where(eq(purchases.id, id)));

/** Nobody asks about it any more; a payment that comes all the same is credited all the same. */
async function abandonIfOld(ctx: Context, id: string): Promise<void> {
  const isOld = lte(purchases.createdAt, sql`now() - make_interval(days => ${LAST_CHECK_DAYS})`);
  await inTransaction(ctx, ({ tx }) =>
    tx
      .update(purchases)
      .set({ status: 'abandoned', nextCheckAt: null })
      .where(and(eq(purchases.id, id), eq(purchases.status, 'pending'), isOld)),
  );
}
