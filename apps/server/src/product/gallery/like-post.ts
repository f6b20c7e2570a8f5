import { and, eq, sql } from 'drizzle-orm';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, inTransaction, requireAccount } from '#server/product/context.ts';
import { getPost } from './get-post.ts';
import type { PostView } from './post-view.ts';

/**
 * Makes the caller like a post, or not like it any more. Doing so again changes nothing: a person counts once, and the
 * count moves only with the person's row.
 * @throws {ProductError} `session-missing`, `document-not-found`
 */
export function likePost({
  ctx,
  input: { postId, liked },
}: {
  ctx: Context;
  input: { postId: string; liked: boolean };
}): Promise<PostView> {
  const { accountId } = requireAccount(ctx);
  return inTransaction(ctx, async (inner) => {
    await getPost({ ctx: inner, input: { postId } });
    const row = { postId, accountId };
    const changed = liked
      ? await inner.tx.insert(postLikes).values(row).onConflictDoNothing().returning({ postId: postLikes.postId })
      : await inner.tx
          .delete(postLikes)
          .where(and(eq(postLikes.postId, postId), eq(postLikes.accountId, accountId)))
          .returning({ postId: postLikes.postId });
    if (changed.length > 0) {
      await inner.tx
        .update(posts)
        .set({ likes: sql`${posts.likes} + ${liked ? 1 : -1}` })
        .where(eq(posts.id, postId));
    }
    return getPost({ ctx: inner, input: { postId } });
  });
}
