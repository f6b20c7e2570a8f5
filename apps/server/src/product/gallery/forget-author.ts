import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { requireAccount, type TransactionContext } from '#server/product/context.ts';

/** What becomes of someone's posts when they go: deleted with them, or left without their name. */
export type PostsAfter = 'delete' | 'anonymous';

/**
 * Takes the caller out of the community: their likes, with the counts they raised, and their name under their posts or
 * the posts altogether. Nothing is shared by its address any more. Pictures are the concern of whoever calls.
 */
export async function forgetAuthor({
  ctx,
  input,
}: {
  ctx: TransactionContext;
  input: { posts: PostsAfter };
}): Promise<void> {
  const { accountId } = requireAccount(ctx);
  const { tx } = ctx;
  const liked = tx.select({ id: postLikes.postId }).from(postLikes).where(eq(postLikes.accountId, accountId));
  // The posts first and in one order, as whoever likes does, so that two never wait for each other.
  await tx.select({ id: posts.id }).from(posts).where(inArray(posts.id, liked)).orderBy(posts.id).for('update');
  const gone = await tx
    .delete(postLikes)
    .where(eq(postLikes.accountId, accountId))
    .returning({ postId: postLikes.postId });
  if (gone.length > 0) {
    const unliked = gone.map(({ postId }) => postId);
    await tx
      .update(posts)
      .set({ likes: sql`${posts.likes} - 1` })
      .where(inArray(posts.id, unliked));
  }
  const own = eq(posts.accountId, accountId);
  if (input.posts === 'delete') await tx.delete(posts).where(own);
  else await tx.update(posts).set({ accountId: null }).where(own);
  await tx
    .update(designs)
    .set({ sharedAt: null })
    .where(and(eq(designs.accountId, accountId), isNotNull(designs.sharedAt)));
}
