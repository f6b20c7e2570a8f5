import { and, eq, gt, sql } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { type SessionRow, sessions } from '#server/parts/database/schema/sessions.ts';
import { type Context, reader } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { readJwt } from './jwt.ts';

/**
 * Finds the live session that a token was made from.
 * @throws ProductError `jwt-invalid` if the token is not ours, has run out or its session has ended; `account-blocked`
 */
export async function restoreJwt({
  ctx,
  secrets,
  input,
}: {
  ctx: Context;
  secrets: Secrets;
  input: { token: string };
}): Promise<SessionRow> {
  const claims = await readJwt(secrets, input.token);
  if (!claims) throw new ProductError('jwt-invalid');
  const [found] = await reader(ctx)
    .select({ session: sessions, status: accounts.status })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(eq(sessions.id, claims.sessionId), eq(sessions.accountId, claims.userId), gt(sessions.expiresAt, sql`now()`)),
    );
  if (!found) throw new ProductError('jwt-invalid');
  if (found.status === 'blocked') throw new ProductError('account-blocked');
  return found.session;
}
