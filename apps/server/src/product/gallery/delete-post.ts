import { eq } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, inTransaction, type TransactionContext } from '#server/product/context.ts';
import { setPublic } from '#server/product/files/set-public.ts';
import { touchGallery } from './gallery-memory.ts';
import { requireAuthor } from './require-author.ts';

/**
 * Takes a post out of the community, with its likes. Its picture is its owner's alone again, unless it is of a design that
 * is shared by its address as well.
 * @throws {ProductError} `document-not-found`, `not-allowed`
 */
export function deletePost({ ctx, input }: { ctx: Context; input: { postId: string } }): Promise<void> {
  const deleted = inTransaction(ctx, async (inner) => {
    const post = await requireAuthor(inner, input.postId);
    await inner.tx.delete(posts).where(eq(posts.id, post.id));
    if (!(await isShared(inner, post.designId))) await setPublic(inner, post.fileId, false);
  });
  return deleted.finally(() => touchGallery(ctx.database));
}

async function isShared({ tx }: TransactionContext, designId: string | null): Promise<boolean> {
  if (designId === null) return false;
  const [design] = await tx.select({ sharedAt: designs.sharedAt }).from(designs).where(eq(designs.id, designId));
  return design !== undefined && design.sharedAt !== null;
}
