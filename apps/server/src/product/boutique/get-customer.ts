import { and, eq } from 'drizzle-orm';
import { type CustomerRow, customers } from '#server/parts/database/schema/customers.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

/**
 * A card of the caller's own.
 * @throws {ProductError} `session-missing`; `customer-not-found`, alike for one that is not there and another's
 */
export async function getCustomer({
  ctx,
  input,
}: {
  ctx: Context;
  input: { customerId: string };
}): Promise<CustomerRow> {
  const { accountId } = requireAccount(ctx);
  const [customer] = await reader(ctx)
    .select()
    .from(customers)
    .where(and(eq(customers.id, input.customerId), eq(customers.accountId, accountId)));
  if (!customer) throw new ProductError('customer-not-found');
  return customer;
}
