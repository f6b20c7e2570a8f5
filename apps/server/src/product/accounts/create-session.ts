import { and, eq, sql } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { type AccountRow, accounts } from '#server/parts/database/schema/accounts.ts';
import { type Context, inTransaction, reader } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';
import { type Caller, type NewSession, startSession } from './start-session.ts';

interface Input extends Caller {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs someone in with address and password.
 * @throws ProductError `credentials-invalid` alike for an unknown address and a wrong password; `account-blocked`;
 * `session-exists` if the caller is signed in already
 */
export async function createSession({
  ctx,
  secrets,
  input,
}: {
  ctx: Context;
  secrets: Secrets;
  input: Input;
}): Promise<NewSession> {
  if (ctx.actor.kind === 'account') throw new ProductError('session-exists');
  const account = await checkCredentials(ctx, input);
  const rehashed = isOutdated(account.passwordHash) ? await hashPassword(input.password) : undefined;
  const started = await inTransaction(ctx, async (inner) => {
    // The hash that was checked must still be the account's: a password changed meanwhile opens nothing any more.
    const [current] = await inner.tx
      .update(accounts)
      .set({ accessedAt: sql`now()`, ...(rehashed && { passwordHash: rehashed }) })
      .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash)))
      .returning({ id: accounts.id });
    if (!current) return undefined;
    const { ip, userAgent } = input;
    const { id: accountId, email: providerUid } = account;
    return startSession(inner, secrets, { accountId, provider: 'email', providerUid, ip, userAgent });
  });
  return started ?? createSession({ ctx, secrets, input });
}

async function checkCredentials(
  ctx: Context,
  input: { email: string; password: string },
): Promise<AccountRow & { passwordHash: string }> {
  const [account] = await reader(ctx).select().from(accounts).where(eq(accounts.email, input.email));
  const isRight = await verifyPassword(input.password, account?.passwordHash);
  if (!account?.passwordHash || !isRight) throw new ProductError('credentials-invalid');
  if (account.status === 'blocked') throw new ProductError('account-blocked');
  return { ...account, passwordHash: account.passwordHash };
}
