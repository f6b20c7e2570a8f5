import { NEW_ACCOUNT } from '@toile/contract';
import { type AccountRow, accounts } from '#server/parts/database/schema/accounts.ts';
import { wallets } from '#server/parts/database/schema/wallets.ts';
import { asJob, type TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { grant } from '#server/product/wallet/grant.ts';

type NewAccount = Pick<AccountRow, 'id' | 'email' | 'name' | 'passwordHash'> &
  Partial<Pick<AccountRow, 'isEmailVerified' | 'prefs'>>;

/**
 * Adds an account with its wallet and the free token of a newcomer, which those who had theirs do not get.
 * @throws ProductError `account-exists` if the id or the address is taken
 */
export async function addAccount(
  ctx: TransactionContext,
  input: NewAccount,
  { isNewcomer } = { isNewcomer: true },
): Promise<AccountRow> {
  const [account] = await ctx.tx
    .insert(accounts)
    .values({ ...input, passwordUpdatedAt: input.passwordHash === null ? null : new Date() })
    .onConflictDoNothing()
    .returning();
  if (!account) throw new ProductError('account-exists');
  await ctx.tx.insert(wallets).values({ accountId: account.id });
  if (isNewcomer) {
    await grant({
      ctx: asJob(ctx, 'welcome'),
      input: { accountId: account.id, free: NEW_ACCOUNT.freetokens, ref: `welcome:${account.id}` },
    });
  }
  return account;
}
