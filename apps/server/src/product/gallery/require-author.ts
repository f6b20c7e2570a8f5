import { eq } from 'drizzle-orm';
import { type PostRow, posts } from '#server/parts/database/schema/posts.ts';
import type { TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { refuseUnknown } from './get-post.ts';

/**
 * The permission check of what only the author of a post may do. Keeps the post as it is until the transaction ends.
 * @throws {ProductError} `document-not-found`, `not-allowed`
 */
export async function requireAuthor(ctx: TransactionContext, postId: string): Promise<PostRow> {
  const [post] = await ctx.tx.select().from(posts).where(eq(posts.id, postId)).for('update');
  if (!post) return refuseUnknown(postId);
  const isAuthor = ctx.actor.kind === 'account' && ctx.actor.accountId === post.accountId;
  if (!isAuthor) throw new ProductError('not-allowed');
  return post;
}
