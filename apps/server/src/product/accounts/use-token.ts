import { and, eq } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { accountTokens } from '#server/parts/database/schema/account-tokens.ts';
import { type AccountRow, accounts } from '#server/parts/database/schema/accounts.ts';
import type { TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { isToken, type ShownToken } from './find-token.ts';

/**
 * Uses a token up and returns the account it proves, locked until the transaction ends.
 * @throws ProductError `token-invalid` if it is unknown, used, too old, or was mailed to an address that is no longer
 * the account's; `account-blocked`
 */
export async function useToken({ tx }: TransactionContext, secrets: Secrets, shown: ShownToken): Promise<AccountRow> {
  // The account first, as everything else that changes an account does, so that two never wait for each other.
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, shown.accountId)).for('update');
  if (!account) throw new ProductError('token-invalid');
  const used = await tx
    .delete(accountTokens)
    .where(and(isToken(secrets, shown), eq(accountTokens.email, account.email)))
    .returning({ id: accountTokens.id });
  if (used.length === 0) throw new ProductError('token-invalid');
  if (account.status === 'blocked') throw new ProductError('account-blocked');
  return account;
}
