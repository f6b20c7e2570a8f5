import { eq, sql } from 'drizzle-orm';
import type { Transactor } from '#server/parts/database/database.ts';
import { type PurchaseRow, purchases } from '#server/parts/database/schema/purchases.ts';

/**
 * Keeps everything else about this payment waiting until the transaction ends: its capture and its refund may be told
 * at once, and the later of the two must see what the earlier did. Taken before the lock of a purchase, always.
 */
export async function lockPayment(tx: Transactor, paymentId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${paymentId}`}, 0))`);
}

/** The purchase of an order, locked until the transaction ends. */
export async function lockPurchaseOfOrder(tx: Transactor, orderId: string): Promise<PurchaseRow | undefined> {
  const [found] = await tx.select().from(purchases).where(eq(purchases.orderId, orderId)).for('update');
  return found;
}
