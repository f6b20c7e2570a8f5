import { eq, sql } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { type AccountRow, accounts } from '#server/parts/database/schema/accounts.ts';
import { type SessionRow, sessions } from '#server/parts/database/schema/sessions.ts';
import { type Context, inTransaction, reader } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { newId } from '#server/product/new-id.ts';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';
import { hashSessionSecret, makeSessionSecret } from './session-secret.ts';

const SESSION_DAYS = 365;

export interface NewSession {
  readonly session: SessionRow;
  /** Shown once, to its owner. */
  readonly secret: string;
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
  input: { email: string; password: string; ip: string; userAgent: string };
}): Promise<NewSession> {
  if (ctx.actor.kind === 'account') throw new ProductError('session-exists');
  const account = await checkCredentials(ctx, input);
  const rehashed = isOutdated(account.passwordHash) ? await hashPassword(input.password) : undefined;
  const secret = makeSessionSecret();
  return inTransaction(ctx, async ({ tx }) => {
    await tx
      .update(accounts)
      .set({ accessedAt: sql`now()`, ...(rehashed && { passwordHash: rehashed }) })
      .where(eq(accounts.id, account.id));
    const [session] = await tx
      .insert(sessions)
      .values({
        id: newId(),
        accountId: account.id,
        secretHash: hashSessionSecret(secrets, secret),
        provider: 'email',
        providerUid: account.email,
        ip: input.ip,
        userAgent: input.userAgent,
        expiresAt: new Date(Date.now() + SESSION_DAYS * 86_400_000),
      })
      .returning();
    if (!session) throw new ProductError('unexpected');
    return { session, secret };
  });
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
