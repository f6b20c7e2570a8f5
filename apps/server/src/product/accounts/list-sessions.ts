import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { type SessionRow, sessions } from '#server/parts/database/schema/sessions.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';

/** The caller's live sessions, newest first. */
export function listSessions({ ctx }: { ctx: Context }): Promise<SessionRow[]> {
  const { accountId } = requireAccount(ctx);
  return reader(ctx)
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
}
