import { NEW_ACCOUNT } from '@toile/contract';
import { type AccountRow, accounts } from '#server/parts/database/schema/accounts.ts';
import { wallets } from '#server/parts/database/schema/wallets.ts';
import { asJob, type Context, inTransaction } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { newId } from '#server/product/new-id.ts';
import { grant } from '#server/product/wallet/grant.ts';
import { hashPassword } from './password.ts';

/**
 * Makes an account with its wallet and the free token of a newcomer: all of it or nothing. No session is made.
 * @throws ProductError `account-exists` if the id or the address is taken
 */
export async function createAccount({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string; email: string; password: string; name: string };
}): Promise<AccountRow> {
  const id = input.id === 'unique()' ? newId() : input.id;
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async (inner) => {
    const [account] = await inner.tx
      .insert(accounts)
      .values({ id, email: input.email, name: input.name, passwordHash, passwordUpdatedAt: new Date() })
      .onConflictDoNothing()
      .returning();
    if (!account) throw new ProductError('account-exists');
    await inner.tx.insert(wallets).values({ accountId: id });
    await grant({
      ctx: asJob(inner, 'welcome'),
      input: { accountId: id, free: NEW_ACCOUNT.freetokens, ref: `welcome:${id}` },
    });
    return account;
  });
}
