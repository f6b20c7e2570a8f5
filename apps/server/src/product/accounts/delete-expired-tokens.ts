import { inArray, lte, sql } from 'drizzle-orm';
import { accountTokens } from '#server/parts/database/schema/account-tokens.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';

/** Tokens deleted in one sweep, at most; the next sweep takes the rest. */
const SWEPT_AT_ONCE = 1000;

/** Removes mailed secrets past their hour. */
export function deleteExpiredTokens({ ctx }: { ctx: Context }): Promise<void> {
  requireJob(ctx);
  return inTransaction(ctx, async ({ tx }) => {
    const expired = tx
      .select({ id: accountTokens.id })
      .from(accountTokens)
      .where(lte(accountTokens.expiresAt, sql`now()`))
      .limit(SWEPT_AT_ONCE)
      .for('update', { skipLocked: true });
    await tx.delete(accountTokens).where(inArray(accountTokens.id, expired));
  });
}
