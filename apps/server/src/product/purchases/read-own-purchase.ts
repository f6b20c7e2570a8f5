import { and, eq } from 'drizzle-orm';
import { type PurchaseRow, purchases } from '#server/parts/database/schema/purchases.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

/**
 * The caller's purchase of this order. Other people's purchases do not exist.
 * @throws ProductError `session-missing`, `purchase-not-found`
 */
export async function readOwnPurchase(ctx: Context, orderId: string): Promise<PurchaseRow> {
  const { accountId } = requireAccount(ctx);
  const [found] = await reader(ctx)
    .select()
    .from(purchases)
    .where(and(eq(purchases.orderId, orderId), eq(purchases.accountId, accountId)));
  if (!found) throw new ProductError('purchase-not-found');
  return found;
}
