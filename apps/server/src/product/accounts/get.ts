import { eq } from 'drizzle-orm';
import { type AccountRow, accounts } from '#server/parts/database/schema/accounts.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

/**
 * The caller's own account.
 * @throws ProductError `session-missing`, also for one that was deleted since its session was looked up
 */
export async function getAccount({ ctx }: { ctx: Context }): Promise<AccountRow> {
  const { accountId } = requireAccount(ctx);
  const [account] = await reader(ctx).select().from(accounts).where(eq(accounts.id, accountId));
  if (!account || account.status === 'deleted') throw new ProductError('session-missing');
  return account;
}
