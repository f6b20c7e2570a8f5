import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { postReports } from '#server/parts/database/schema/post-reports.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { takenLikes } from '#server/parts/database/schema/taken-likes.ts';
import { takenPictures } from '#server/parts/database/schema/taken-pictures.ts';
import { takenPosts } from '#server/parts/database/schema/taken-posts.ts';
import { withdrawnPosts } from '#server/parts/database/schema/withdrawn-posts.ts';
import { withdrawnReports } from '#server/parts/database/schema/withdrawn-reports.ts';
import { requireJob, type TransactionContext } from '#server/product/context.ts';

export interface LeaveGalleryInput {
  accountId: string;
  /** What becomes of the account's posts: they stay without their author, or they go with their likes. */
  posts: 'anonymous' | 'deleted';
}

/**
 * Takes an account that is being deleted out of the community, in the transaction that deletes it: its likes are taken
 * back from the counts, its reports are let go of, its shared designs are no longer public, and its posts go or lose their author. What of
 * them was taken down goes either way: there is nobody to put it back for.
 */
export async function leaveGallery({
  ctx,
  input,
}: {
  ctx: TransactionContext;
  input: LeaveGalleryInput;
}): Promise<void> {
  requireJob(ctx);
  const { tx } = ctx;
  const { accountId } = input;
  const liked = tx.select({ id: postLikes.postId }).from(postLikes).where(eq(postLikes.accountId, accountId));
  // In one order, so that two who leave at once do not wait for each other for ever.
  const locked = tx
    .select({ id: posts.id })
    .from(posts)
    .where(inArray(posts.id, liked))
    .orderBy(posts.id)
    .for('update');
  const ids = (await locked).map(({ id }) => id);
  const taken = await tx
    .delete(postLikes)
    .where(eq(postLikes.accountId, accountId))
    .returning({ postId: postLikes.postId });
  if (ids.length > 0) {
    const counted = taken.map(({ postId }) => postId);
    await tx
      .update(posts)
      .set({ likes: sql`${posts.likes} - 1` })
      .where(inArray(posts.id, counted));
  }
  await tx
    .update(designs)
    .set({ sharedAt: null })
    .where(and(eq(designs.accountId, accountId), isNotNull(designs.sharedAt)));
  await tx.delete(takenLikes).where(eq(takenLikes.accountId, accountId));
  await tx.delete(postReports).where(eq(postReports.accountId, accountId));
  await tx.delete(withdrawnReports).where(eq(withdrawnReports.accountId, accountId));
  await tx.delete(takenPictures).where(eq(takenPictures.ownerId, accountId));
  await tx.delete(takenPosts).where(eq(takenPosts.accountId, accountId));
  const own = eq(posts.accountId, accountId);
  if (input.posts === 'deleted') await tx.delete(posts).where(own);
  else await tx.update(posts).set({ accountId: null }).where(own);
  // Those too that the database has kept of the deleted ones.
  await tx.delete(withdrawnPosts).where(eq(withdrawnPosts.accountId, accountId));
}
