import { and, eq, ne, sql } from 'drizzle-orm';
import { type AccountRow, accounts } from '#server/parts/database/schema/accounts.ts';
import { type Context, inTransaction, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

/** Changes what people may change of their own account without showing their password. Returns it changed. */
export function updateAccount({
  ctx,
  input,
}: {
  ctx: Context;
  input: Partial<Pick<AccountRow, 'name' | 'prefs'>>;
}): Promise<AccountRow> {
  const { accountId } = requireAccount(ctx);
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
