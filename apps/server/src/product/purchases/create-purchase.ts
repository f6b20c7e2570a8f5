import { CURRENCY, type Rupees, toPaise } from '@toile/contract';
import { sql } from 'drizzle-orm';
import { type PurchaseRow, purchases } from '#server/parts/database/schema/purchases.ts';
import { type Context, inTransaction, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { newId } from '#server/product/new-id.ts';
import { askProvider } from './ask-provider.ts';
import { FIRST_CHECK_MINUTES } from './check-times.ts';
import type { PurchaseParts } from './purchase-parts.ts';
import { tokensFor } from './tokens-for.ts';

/**
 * Orders what `amount` rupees buy. The order is made at the provider first and told to the caller last: one that is
 * lost in between was never seen by anybody who could pay it.
 * @throws ProductError `session-missing`, `amount-invalid`, `payments-unavailable`
 */
export async function createPurchase({
  ctx,
  parts,
  input,
}: {
  ctx: Context;
  parts: Pick<PurchaseParts, 'payments'>;
  input: { amount: Rupees };
}): Promise<PurchaseRow> {
  const { accountId } = requireAccount(ctx);
  const tokens = tokensFor(input.amount);
  const id = newId();
  const price = { amount: toPaise(input.amount), currency: CURRENCY };
  const { payments } = parts;
  const order = await askProvider(() => payments.createOrder({ purchaseId: id, ...price }));
  return inTransaction(ctx, async ({ tx }) => {
    const nextCheckAt = sql`now() + make_interval(mins => ${FIRST_CHECK_MINUTES})`;
    const [purchase] = await tx
      .insert(purchases)
      .values({ id, accountId, tokens, ...price, provider: payments.provider, orderId: order.id, nextCheckAt })
      .returning();
    if (!purchase) throw new ProductError('unexpected');
    return purchase;
  });
}
