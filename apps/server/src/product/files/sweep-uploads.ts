import { lt, sql } from 'drizzle-orm';
import { uploads } from '#server/parts/database/schema/uploads.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';

/** Seconds without a chunk after which nobody goes on with an upload. */
const ABANDONED_AFTER = 60 * 60;

/** Forgets uploads that were broken off, with the chunks that had come. Returns how many. */
export function sweepUploads({ ctx }: { ctx: Context }): Promise<number> {
  requireJob(ctx);
  return inTransaction(ctx, async ({ tx }) => {
    const before = sql`now() - make_interval(secs => ${ABANDONED_AFTER})`;
    const gone = await tx.delete(uploads).where(lt(uploads.touchedAt, before)).returning({ id: uploads.id });
    return gone.length;
  });
}
