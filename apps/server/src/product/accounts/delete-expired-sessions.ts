import { inArray, lte, sql } from 'drizzle-orm';
import { sessions } from '#server/parts/database/schema/sessions.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';

/** Sessions deleted in one sweep, at most; the next sweep takes the rest. */
const SWEPT_AT_ONCE = 1000;

/** Removes sessions past their end. They opened nothing any more; what they tell of people goes with them. */
export function deleteExpiredSessions({ ctx }: { ctx: Context }): Promise<void> {
  requireJob(ctx);
  return inTransaction(ctx, async ({ tx }) => {
    const expired = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(lte(sessions.expiresAt, sql`now()`))
      .limit(SWEPT_AT_ONCE)
      .for('update', { skipLocked: true });
    await tx.delete(sessions).where(inArray(sessions.id, expired));
  });
}
