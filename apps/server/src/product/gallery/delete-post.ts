import { eq } from 'drizzle-orm';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, inTransaction } from '#server/product/context.ts';
import { setPublic } from '#server/product/files/set-public.ts';
import { touchGallery } from './gallery-memory.ts';
import { holdDesignOf } from './hold-design-of.ts';
import { refuseOthers, requireAuthor } from './require-author.ts';

/**
 * Takes a post out of the community, with its likes. Its picture is its owner's alone again, unless it is of a design that
 * is shared by its address as well.
 * @throws {ProductError} `document-not-found`, `not-allowed`
 */
export function deletePost({ ctx, input }: { ctx: Context; input: { postId: string } }): Promise<void> {
  const deleted = inTransaction(ctx, async (inner) => {
    // Nobody holds what is another's.
    await refuseOthers(inner, input.postId);
    const sharedAt = await holdDesignOf(inner, input.postId);
    const post = await requireAuthor(inner, input.postId);
    await inner.tx.delete(posts).where(eq(posts.id, post.id));
    if (sharedAt === null) await setPublic(inner, post.fileId, false);
  });
  return deleted.finally(() => touchGallery(ctx.database));
}
