import { and, eq, gt, sql } from 'drizzle-orm';
import { type SessionRow, sessions } from '#server/parts/database/schema/sessions.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

/** One live session of the caller. @throws ProductError `session-not-found` */
export async function getSession({ ctx, input }: { ctx: Context; input: { sessionId: string } }): Promise<SessionRow> {
  const { accountId } = requireAccount(ctx);
  const [session] = await reader(ctx)
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.id, input.sessionId), eq(sessions.accountId, accountId), gt(sessions.expiresAt, sql`now()`)),
    );
  if (!session) throw new ProductError('session-not-found');
  return session;
}
