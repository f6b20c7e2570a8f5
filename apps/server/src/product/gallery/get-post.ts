import { eq } from 'drizzle-orm';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, reader } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { type PostView, selectPosts } from './post-view.ts';

/**
 * A post, which everybody may see.
 * @throws {ProductError} `document-not-found`
 */
export async function getPost({ ctx, input }: { ctx: Context; input: { postId: string } }): Promise<PostView> {
  const [found] = await selectPosts(reader(ctx), ctx.actor).where(eq(posts.id, input.postId));
  if (found) return found;
  throw new ProductError('document-not-found', {
    message: `Document with the requested ID '${input.postId}' could not be found.`,
  });
}
