import { and, eq, ne, sql } from 'drizzle-orm';
import { type AccountRow, accounts } from '#server/parts/database/schema/accounts.ts';
import { type Context, inTransaction, reader, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { beginningOf, refuseName } from './refuse-name.ts';

/**
 * Changes what people may change of their own account without showing their password. Returns it changed.
 * @throws {ProductError} `session-missing`; `name-refused` for a name that others may not read
 */
export async function updateAccount({
  ctx,
  input,
}: {
  ctx: Context;
  input: Partial<Pick<AccountRow, 'name' | 'prefs'>>;
}): Promise<AccountRow> {
  const { accountId } = requireAccount(ctx);
  // Before the transaction, which awaits nothing slow.
  await refuseName(await shownFor(ctx, accountId, input.name), accountId);
  return inTransaction(ctx, async ({ tx }) => {
    const [account] = await tx
      .update(accounts)
      .set({ ...input, updatedAt: sql`now()` })
      .where(and(eq(accounts.id, accountId), ne(accounts.status, 'deleted')))
      .returning();
    if (!account) throw new ProductError('session-missing');
    return account;
  });
}

/** What others would call an account by a name: without one, by the beginning of its address. */
async function shownFor(ctx: Context, accountId: string, name: string | undefined): Promise<string> {
  if (name !== '') return name ?? '';
  const [account] = await reader(ctx)
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return beginningOf(account?.email ?? '');
}
