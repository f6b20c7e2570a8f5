import { eq } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, reader } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { type PostView, postFields } from './post-view.ts';

/**
 * A post, which everybody may see.
 * @throws {ProductError} `document-not-found`
 */
export async function getPost({ ctx, input }: { ctx: Context; input: { postId: string } }): Promise<PostView> {
  const [found] = await reader(ctx)
    .select(postFields(ctx.actor))
    .from(posts)
    .innerJoin(files, eq(files.id, posts.fileId))
    .leftJoin(accounts, eq(accounts.id, posts.accountId))
    .where(eq(posts.id, input.postId));
  if (found) return found;
  throw new ProductError('document-not-found', {
    message: `Document with the requested ID '${input.postId}' could not be found.`,
  });
}
