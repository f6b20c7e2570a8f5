import { eq } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, inTransaction, type TransactionContext } from '#server/product/context.ts';
import { setPublic } from '#server/product/files/set-public.ts';
import { requireAuthor } from './require-author.ts';

/**
 * Takes a post out of the community, with its likes. A design's picture is its owner's alone again unless the design is
 * shared; an upload stays as public as its owner made it.
 * @throws {ProductError} `document-not-found`, `not-allowed`
 */
export function deletePost({ ctx, input }: { ctx: Context; input: { postId: string } }): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    const post = await requireAuthor(inner, input.postId);
    await inner.tx.delete(posts).where(eq(posts.id, post.id));
    if (post.designId !== null) await hideUnshared(inner, post.designId);
  });
}

async function hideUnshared(ctx: TransactionContext, designId: string): Promise<void> {
  const [design] = await ctx.tx.select().from(designs).where(eq(designs.id, designId));
  if (design?.fileId && design.sharedAt === null) await setPublic(ctx, design.fileId, false);
}
