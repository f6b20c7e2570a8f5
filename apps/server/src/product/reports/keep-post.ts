import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transactor } from '#server/parts/database/database.ts';
import { postReports } from '#server/parts/database/schema/post-reports.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { withdrawnPosts } from '#server/parts/database/schema/withdrawn-posts.ts';
import { withdrawnReports } from '#server/parts/database/schema/withdrawn-reports.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';
import { refuseUnknown } from '#server/product/gallery/get-post.ts';

/**
 * Answers the reports of a post by leaving it where it hangs. Who reported it is still not shown it.
 * @returns how many reports were answered
 * @throws {ProductError} `document-not-found`
 */
export function keepPost({ ctx, input: { postId } }: { ctx: Context; input: { postId: string } }): Promise<number> {
  requireJob(ctx);
  return inTransaction(ctx, async ({ tx }) => {
    const [post] = await tx.select({ id: posts.id }).from(posts).where(eq(posts.id, postId)).for('key share');
    if (!post) return keepWithdrawn(tx, postId);
    const answered = await tx
      .update(postReports)
      .set({ answeredAt: sql`now()` })
      .where(and(eq(postReports.postId, postId), isNull(postReports.answeredAt)))
      .returning({ of: postReports.postId });
    return answered.length;
  });
}

/** Of one that its author has deleted: they hang on its picture's next post as answered ones. */
async function keepWithdrawn(tx: Transactor, postId: string): Promise<number> {
  const own = eq(withdrawnPosts.id, postId);
  const [post] = await tx.select({ id: withdrawnPosts.id }).from(withdrawnPosts).where(own).for('update');
  if (!post) refuseUnknown(postId);
  const answered = await tx
    .update(withdrawnReports)
    .set({ answeredAt: sql`now()` })
    .where(and(eq(withdrawnReports.withdrawnId, postId), isNull(withdrawnReports.answeredAt)))
    .returning({ of: withdrawnReports.withdrawnId });
  return answered.length;
}
