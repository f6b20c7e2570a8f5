import { and, eq, sql } from 'drizzle-orm';
import { databaseCodeOf } from '#server/parts/database/refusals.ts';
import { accountTokens } from '#server/parts/database/schema/account-tokens.ts';
import { type AccountRow, accounts } from '#server/parts/database/schema/accounts.ts';
import { type Context, inTransaction, reader } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { checkPassword } from './check-password.ts';
import { beginningOf, refuseName } from './refuse-name.ts';

/**
 * Moves the caller's account to another address, which counts as unverified until it is proved.
 * @throws ProductError `credentials-invalid`; `name-refused` for the beginning of an address that others may not read; `email-unusable` if the address belongs to someone else, without saying so
 */
export async function updateEmail({
  ctx,
  input,
}: {
  ctx: Context;
  input: { email: string; password: string };
}): Promise<AccountRow> {
  const account = await checkPassword({ ctx, input });
  if (account.email === input.email) return account;
  if (account.name === '') await refuseName(beginningOf(input.email), account.id);
  return inTransaction(ctx, async (inner) => {
    const [taken] = await reader(inner)
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.email, input.email));
    if (taken) throw new ProductError('email-unusable');
    const [changed] = await inner.tx
      .update(accounts)
      .set({ email: input.email, isEmailVerified: false, updatedAt: sql`now()` })
      .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash)))
      .returning()
      .catch(refuseTaken);
    if (!changed) throw new ProductError('credentials-invalid');
    await inner.tx.delete(accountTokens).where(eq(accountTokens.accountId, account.id));
    return changed;
  });
}

/** PostgreSQL's word for a value that must be unique and is not: someone took the address a moment before. */
const UNIQUE_VIOLATION = '23505';

function refuseTaken(error: unknown): never {
  if (databaseCodeOf(error) !== UNIQUE_VIOLATION) throw error;
  throw new ProductError('email-unusable', { cause: error });
}
