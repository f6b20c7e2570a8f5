import { and, eq, isNull, sql } from 'drizzle-orm';
import { postReports } from '#server/parts/database/schema/post-reports.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
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
    if (!post) refuseUnknown(postId);
    const answered = await tx
      .update(postReports)
      .set({ answeredAt: sql`now()` })
      .where(and(eq(postReports.postId, postId), isNull(postReports.answeredAt)))
      .returning({ of: postReports.postId });
    return answered.length;
  });
}
