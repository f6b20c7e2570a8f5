import { lte, sql } from 'drizzle-orm';
import { signIns } from '#server/parts/database/schema/sign-ins.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';

/** Removes sign-ins that nobody came back from. */
export function deleteExpiredSignIns({ ctx }: { ctx: Context }): Promise<void> {
  requireJob(ctx);
  return inTransaction(ctx, async ({ tx }) => {
    await tx.delete(signIns).where(lte(signIns.expiresAt, sql`now()`));
  });
}
