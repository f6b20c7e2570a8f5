import { eq, sql } from 'drizzle-orm';
import type { Transactor } from '#server/parts/database/database.ts';
import type { PurchaseRow } from '#server/parts/database/schema/purchases.ts';
import { receiptSeries } from '#server/parts/database/schema/receipt-series.ts';
import { ProductError } from '#server/product/errors.ts';

/**
 * The next number of this provider's receipts. The series stays locked until the transaction ends, so a number that was
 * taken is used or given again: there are no gaps. Taken after the purchase is locked and before its wallet, always.
 */
export async function numberReceipt(tx: Transactor, provider: PurchaseRow['provider']): Promise<number> {
  const [series] = await tx
    .update(receiptSeries)
    .set({ lastNumber: sql`${receiptSeries.lastNumber} + 1` })
    .where(eq(receiptSeries.provider, provider))
    .returning();
  if (!series) throw new ProductError('unexpected', { cause: new Error(`There are no receipts of ${provider}.`) });
  return series.lastNumber;
}
