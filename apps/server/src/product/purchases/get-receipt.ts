import { and, eq, isNotNull } from 'drizzle-orm';
import { type AccountRow, accounts } from '#server/parts/database/schema/accounts.ts';
import { paymentRefunds } from '#server/parts/database/schema/payment-refunds.ts';
import { type PurchaseRow, purchases } from '#server/parts/database/schema/purchases.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

/** A purchase that was paid, who paid it, and what of it went back. */
export interface PaidPurchase {
  readonly purchase: PurchaseRow;
  readonly buyer: Pick<AccountRow, 'name' | 'email'>;
  readonly refunds: readonly (typeof paymentRefunds.$inferSelect)[];
}

/**
 * The caller's own paid purchase. Other people's purchases, and those nobody paid, have no receipt.
 * @throws ProductError `session-missing`, `receipt-not-found`
 */
export async function getReceipt({
  ctx,
  input: { purchaseId },
}: {
  ctx: Context;
  input: { purchaseId: string };
}): Promise<PaidPurchase> {
  const { accountId } = requireAccount(ctx);
  const [found] = await reader(ctx)
    .select({ purchase: purchases, buyer: { name: accounts.name, email: accounts.email } })
    .from(purchases)
    .innerJoin(accounts, eq(accounts.id, purchases.accountId))
    .where(and(eq(purchases.id, purchaseId), eq(purchases.accountId, accountId), isNotNull(purchases.paymentId)));
  if (!found) throw new ProductError('receipt-not-found');
  const refunds = await reader(ctx)
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentId, found.purchase.paymentId ?? ''))
    .orderBy(paymentRefunds.createdAt, paymentRefunds.id);
  return { ...found, refunds };
}
