import { and, eq } from 'drizzle-orm';
import { sessions } from '#server/parts/database/schema/sessions.ts';
import { type Context, inTransaction, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

/** Ends one session of the caller. @throws ProductError `session-not-found` */
export function deleteSession({ ctx, input }: { ctx: Context; input: { sessionId: string } }): Promise<void> {
  const { accountId } = requireAccount(ctx);
  return inTransaction(ctx, async ({ tx }) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, input.sessionId), eq(sessions.accountId, accountId)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw new ProductError('session-not-found');
  });
}
