import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { accountTokens } from '#server/parts/database/schema/account-tokens.ts';
import { type AccountRow, accounts } from '#server/parts/database/schema/accounts.ts';
import { sessions } from '#server/parts/database/schema/sessions.ts';
import { type Context, inTransaction, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { checkPassword } from './check-password.ts';
import { refuseContext } from './context-words.ts';
import { getAccount } from './get.ts';
import { hashPassword } from './password.ts';

/**
 * Sets the caller's password, ends all their other sessions and makes letters on their way worthless. Who has one shows it; who only ever signed in elsewhere
 * has none to show.
 * @throws ProductError `credentials-invalid` if the old password is not right or was changed meanwhile; `password-invalid`
 */
export async function updatePassword({
  ctx,
  input,
}: {
  ctx: Context;
  input: { password: string; oldPassword: string };
}): Promise<AccountRow> {
  const { accountId, sessionId } = requireAccount(ctx);
  const { passwordHash: oldHash, ...owner } = await getAccount({ ctx });
  refuseContext(input.password, owner);
  if (oldHash !== null) await checkPassword({ ctx, input: { password: input.oldPassword } });
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async ({ tx }) => {
    const isUnchanged = oldHash === null ? isNull(accounts.passwordHash) : eq(accounts.passwordHash, oldHash);
    const [account] = await tx
      .update(accounts)
      .set({ passwordHash, passwordUpdatedAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(accounts.id, accountId), isUnchanged))
      .returning();
    if (!account) throw new ProductError('credentials-invalid');
    await tx.delete(accountTokens).where(eq(accountTokens.accountId, accountId));
    await tx.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.id, sessionId)));
    return account;
  });
}
