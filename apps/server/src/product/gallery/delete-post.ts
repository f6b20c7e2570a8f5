import { eq, inArray } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, inTransaction, type TransactionContext } from '#server/product/context.ts';
import { setPublic } from '#server/product/files/set-public.ts';
import { touchGallery } from './gallery-memory.ts';
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
    const isShared = await holdShared(inner, input.postId);
    const post = await requireAuthor(inner, input.postId);
    await inner.tx.delete(posts).where(eq(posts.id, post.id));
    if (!isShared) await setPublic(inner, post.fileId, false);
  });
  return deleted.finally(() => touchGallery(ctx.database));
}

/** Whether the design of a post is shared by its address; it is held before the post is, as whoever shares or trashes it does. */
async function holdShared({ tx }: TransactionContext, postId: string): Promise<boolean> {
  const own = tx.select({ id: posts.designId }).from(posts).where(eq(posts.id, postId));
  const [design] = await tx
    .select({ sharedAt: designs.sharedAt })
    .from(designs)
    .where(inArray(designs.id, own))
    .for('update');
  return design !== undefined && design.sharedAt !== null;
}
