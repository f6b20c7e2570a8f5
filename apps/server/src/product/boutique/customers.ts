import { CUSTOMERS, type CustomerCard } from '@toile/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type CustomerRow, customers } from '#server/parts/database/schema/customers.ts';
import { orders } from '#server/parts/database/schema/orders.ts';
import { type Context, inTransaction, reader, requireAccount } from '#server/product/context.ts';
import { lockPresses } from '#server/product/designs/lock-presses.ts';
import { ProductError } from '#server/product/errors.ts';
import { newId } from '#server/product/new-id.ts';

/** The caller's cards, by name. */
export async function listCustomers({ ctx }: { ctx: Context }): Promise<CustomerRow[]> {
  const { accountId } = requireAccount(ctx);
  return reader(ctx)
    .select()
    .from(customers)
    .where(eq(customers.accountId, accountId))
    .orderBy(asc(sql`lower(${customers.name})`), asc(customers.id))
    .limit(CUSTOMERS.max);
}

/**
 * Opens a card.
 * @throws {ProductError} `session-missing`, `customers-too-many`
 */
export async function addCustomer({ ctx, input }: { ctx: Context; input: CustomerCard }): Promise<CustomerRow> {
  const { accountId } = requireAccount(ctx);
  return inTransaction(ctx, async ({ tx }) => {
    // One after the other: two at once would both find room for one.
    await lockPresses(tx, accountId);
    const held = await tx.$count(customers, eq(customers.accountId, accountId));
    if (held >= CUSTOMERS.max) throw new ProductError('customers-too-many');
    const [added] = await tx
      .insert(customers)
      .values({ id: newId(), accountId, ...input })
      .returning();
    if (!added) throw new ProductError('unexpected');
    return added;
  });
}

const own = (accountId: string, customerId: string) =>
  and(eq(customers.id, customerId), eq(customers.accountId, accountId));

/**
 * Writes a card anew.
 * @throws {ProductError} `session-missing`, `customer-not-found`
 */
export async function changeCustomer({
  ctx,
  input: { customerId, ...card },
}: {
  ctx: Context;
  input: CustomerCard & { customerId: string };
}): Promise<CustomerRow> {
  const { accountId } = requireAccount(ctx);
  return inTransaction(ctx, async ({ tx }) => {
    const [changed] = await tx
      .update(customers)
      .set({ ...card, updatedAt: sql`now()` })
      .where(own(accountId, customerId))
      .returning();
    if (!changed) throw new ProductError('customer-not-found');
    return changed;
  });
}

/**
 * Tears a card up: nothing of it is kept, on no order either.
 * @throws {ProductError} `session-missing`, `customer-not-found`
 */
export async function removeCustomer({
  ctx,
  input: { customerId },
}: {
  ctx: Context;
  input: { customerId: string };
}): Promise<void> {
  const { accountId } = requireAccount(ctx);
  await inTransaction(ctx, async ({ tx }) => {
    const ordered = and(eq(orders.customerId, customerId), eq(orders.accountId, accountId));
    // After whatever is being placed or offered for her.
    await lockPresses(tx, accountId);
    // The card first: an order that is being placed reads it, and is there when it is let go.
    await tx.select().from(customers).where(own(accountId, customerId)).for('update');
    await tx.update(orders).set({ sewnFor: {} }).where(ordered);
    const gone = await tx.delete(customers).where(own(accountId, customerId)).returning({ id: customers.id });
    if (gone.length === 0) throw new ProductError('customer-not-found');
  });
}
