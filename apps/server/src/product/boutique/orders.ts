import { MESSAGE, type NewOrder, OFFERS } from '@toile/contract';
import { and, eq, isNull, max, sql } from 'drizzle-orm';
import { customers } from '#server/parts/database/schema/customers.ts';
import { offerDesigns } from '#server/parts/database/schema/offers.ts';
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
import type { OfferView } from './offer-view.ts';
import { getOffer } from './offers.ts';

/** An order's number as it stands on its sheet: `OS-0012`. */
export const orderNumber = (number: number): string => `OS-${String(number).padStart(4, '0')}`;

/** An order, and whether it was placed by this call: the very same was placed before, else. */
export type Placed = OrderRow & { readonly isNew: boolean };

/**
 * Orders a design that a customer approved, as long as its offer was not taken back and did not end long ago. Sent again, an
 * order is the one that was placed: whoever wants two of a design says in the notes what the second is.
 * @throws {ProductError} `session-missing`, `offer-not-found`, `offer-over`, `design-not-found` where it is not in the offer;
 * `design-not-approved`; `argument-invalid` for a day that nothing can be due on
 */
export function placeOrder({
  ctx,
  input: { offerId, order },
}: {
  ctx: Context;
  input: { offerId: string; order: NewOrder };
}): Promise<Placed> {
  const { accountId } = requireAccount(ctx);
  refuseImpossibleDay(order.due_on);
  return inTransaction(ctx, async (inner) => {
    await lockPresses(inner.tx, accountId);
    await holdAnswer(inner, offerId, order.design);
    const offer = await getOffer({ ctx: inner, input: { offerId } });
    if (isOver(offer)) throw new ProductError('offer-over');
    const { design: designId, ...agreed } = order;
    const offered = offer.designs.find((design) => design.designId === designId);
    if (!offered) throw new ProductError('design-not-found');
    if (offered.answer !== 'approved') throw new ProductError('design-not-approved');
    const row = {
      ...{ accountId, offerId, designId, customerId: offer.customerId },
      sheet: { ...agreed, colourway: offered.colourway },
    };
    const earlier = await findEqual(inner, row);
    return earlier ? { ...earlier, isNew: false } : { ...(await insertOrder(inner, row)), isNew: true };
  });
}

const DAY = 24 * 60 * 60 * 1000;

/** Somewhere the day before is still today. */
function refuseImpossibleDay(dueOn: string): void {
  const days = (Date.parse(dueOn) - Date.now()) / DAY;
  if (days >= -2 && days <= OFFERS.due) return;
  throw new ProductError('argument-invalid', {
    message: `Invalid \`due_on\` param: ${MESSAGE.dueImpossible(OFFERS.due)}`,
  });
}

const isOver = ({ revokedAt, expiresAt }: OfferView): boolean =>
  revokedAt !== null || expiresAt.getTime() + OFFERS.orderable * DAY < Date.now();

/** Keeps an answer what it is until what follows from it is placed. */
async function holdAnswer({ tx }: TransactionContext, offerId: string, designId: string): Promise<void> {
  const answer = and(eq(offerDesigns.offerId, offerId), eq(offerDesigns.designId, designId));
  await tx.select({ answer: offerDesigns.answer }).from(offerDesigns).where(answer).for('share');
}

type Agreed = Pick<OrderRow, 'accountId' | 'offerId' | 'designId' | 'customerId' | 'sheet'>;

async function findEqual(
  { tx }: TransactionContext,
  { accountId, offerId, designId, customerId, sheet }: Agreed & { offerId: string },
): Promise<OrderRow | undefined> {
  const isSameOffer = and(eq(orders.accountId, accountId), eq(orders.offerId, offerId), eq(orders.designId, designId));
  const isHers = customerId === null ? isNull(orders.customerId) : eq(orders.customerId, customerId);
  const isSameSheet = sql`${orders.sheet} = ${JSON.stringify(sheet)}::jsonb`;
  const [found] = await tx
    .select()
    .from(orders)
    .where(and(isSameOffer, isHers, isSameSheet));
  return found;
}

async function insertOrder(ctx: TransactionContext, agreed: Agreed): Promise<OrderRow> {
  const { accountId, customerId } = agreed;
  const [last] = await ctx.tx
    .select({ number: max(orders.number) })
    .from(orders)
    .where(eq(orders.accountId, accountId));
  const sewnFor = customerId === null ? null : await readCard(ctx, customerId);
  const number = (last?.number ?? 0) + 1;
  const [placed] = await ctx.tx
    .insert(orders)
    .values({ id: newId(), number, sewnFor, ...agreed })
    .returning();
  if (!placed) throw new ProductError('unexpected');
  return placed;
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
