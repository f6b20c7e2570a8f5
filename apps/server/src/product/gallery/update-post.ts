import { eq, sql } from 'drizzle-orm';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, inTransaction, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { refuseAtSight } from '#server/product/reading/refuse-at-sight.ts';
import { touchGallery } from './gallery-memory.ts';
import { getPost } from './get-post.ts';
import type { PostView } from './post-view.ts';
import { refuseCaption } from './refuse-caption.ts';
import { requireAuthor } from './require-author.ts';
import { titleOf } from './title-of.ts';

/**
 * Changes the words under a post.
 * @throws {ProductError} `session-missing`, `document-not-found`, `not-allowed`; as `refuseAtSight` and `refuseCaption` do
 */
export async function updatePost({
  ctx,
  input: { postId, prompt },
}: {
  ctx: Context;
  input: { postId: string; prompt: string };
}): Promise<PostView> {
  // Before the transaction, which awaits nothing slow.
  const { accountId } = requireAccount(ctx);
  const { post } = await getPost({ ctx, input: { postId } });
  if (post.accountId !== accountId) throw new ProductError('not-allowed');
  await refuseAtSight(prompt, 'caption');
  await refuseCaption(ctx, { words: prompt, accountId, designId: post.designId });
  const changed = inTransaction(ctx, async (inner) => {
    const post = await requireAuthor(inner, postId);
    const title = post.designId === null ? titleOf({ prompt }) : post.title;
    await inner.tx.update(posts).set({ prompt, title, updatedAt: sql`now()` }).where(eq(posts.id, postId));
    return getPost({ ctx: inner, input: { postId } });
  });
  return changed.finally(() => touchGallery(ctx.database));
}
