import { and, eq, gt, sql } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { type SessionRow, sessions } from '#server/parts/database/schema/sessions.ts';
import { type Context, reader } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { hashSecret } from './secret.ts';

/**
 * Finds the live session that a caller shows the secret of; undefined if there is none (any more).
 * @throws ProductError `account-blocked`
 */
export async function restoreSession({
  ctx,
  secrets,
  input,
}: {
  ctx: Context;
  secrets: Secrets;
  input: { accountId: string; secret: string };
}): Promise<SessionRow | undefined> {
  const [found] = await reader(ctx)
    .select({ session: sessions, status: accounts.status })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.secretHash, hashSecret(secrets, input.secret)),
        eq(sessions.accountId, input.accountId),
        gt(sessions.expiresAt, sql`now()`),
      ),
    );
  if (found?.status === 'blocked') throw new ProductError('account-blocked');
  return found?.session;
}
