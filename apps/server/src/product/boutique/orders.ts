import type { NewOrder } from '@toile/contract';
import { and, eq, max } from 'drizzle-orm';
import { customers } from '#server/parts/database/schema/customers.ts';
import { type OrderRow, orders, type SewnFor } from '#server/parts/database/schema/orders.ts';
import {
  type Context,
  inTransaction,
  reader,
  requireAccount,
  type TransactionContext,
} from '#server/product/context.ts';
import { lockPresses } from '#server/product/designs/lock-presses.ts';
import { ProductError } from '#server/product/errors.ts';
import { newId } from '#server/product/new-id.ts';
import { getOffer } from './offers.ts';

/** An order's number as it stands on its sheet: `OS-0012`. */
export const orderNumber = (number: number): string => `OS-${String(number).padStart(4, '0')}`;

/**
 * Orders a design that a customer approved.
 * @throws {ProductError} `session-missing`, `offer-not-found`, `design-not-found` where it is not in the offer;
 * `design-not-approved`
 */
export function placeOrder({
  ctx,
  input: { offerId, order },
}: {
  ctx: Context;
  input: { offerId: string; order: NewOrder };
}): Promise<OrderRow> {
  const { accountId } = requireAccount(ctx);
  return inTransaction(ctx, async (inner) => {
    await lockPresses(inner.tx, accountId);
    const offer = await getOffer({ ctx: inner, input: { offerId } });
    const { design: designId, ...agreed } = order;
    const offered = offer.designs.find((design) => design.designId === designId);
    if (!offered) throw new ProductError('design-not-found');
    if (offered.answer !== 'approved') throw new ProductError('design-not-approved');
    const [last] = await inner.tx
      .select({ number: max(orders.number) })
      .from(orders)
      .where(eq(orders.accountId, accountId));
    const [placed] = await inner.tx
      .insert(orders)
      .values({
        id: newId(),
        accountId,
        number: (last?.number ?? 0) + 1,
        offerId,
        designId,
        customerId: offer.customerId,
        sewnFor: offer.customerId === null ? null : await readCard(inner, offer.customerId),
        sheet: { ...agreed, colourway: offered.colourway },
      })
      .returning();
    if (!placed) throw new ProductError('unexpected');
    return placed;
  });
}

/** What of a card an order keeps. Held until the order is placed, or a card torn up meanwhile would live on in it. */
async function readCard({ tx }: TransactionContext, customerId: string): Promise<SewnFor | null> {
  const [card] = await tx
    .select({ name: customers.name, measures: customers.measures })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('share');
  return card ?? null;
}

/**
 * An order of the caller's own.
 * @throws {ProductError} `session-missing`; `order-not-found`, alike for one that is not there and another's
 */
export async function getOrder({ ctx, input }: { ctx: Context; input: { orderId: string } }): Promise<OrderRow> {
  const { accountId } = requireAccount(ctx);
  const [found] = await reader(ctx)
    .select()
    .from(orders)
    .where(and(eq(orders.id, input.orderId), eq(orders.accountId, accountId)));
  if (!found) throw new ProductError('order-not-found');
  return found;
}
