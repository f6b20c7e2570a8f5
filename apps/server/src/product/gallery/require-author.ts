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
  return authored(ctx, postId, post);
}

/**
 * The same check where something else is held before the post is: it keeps nothing as it is, so the post is asked for again.
 * @throws {ProductError} `document-not-found`, `not-allowed`
 */
export async function refuseOthers(ctx: TransactionContext, postId: string): Promise<void> {
  const [post] = await ctx.tx.select({ accountId: posts.accountId }).from(posts).where(eq(posts.id, postId));
  authored(ctx, postId, post);
}

function authored<T extends Pick<PostRow, 'accountId'>>({ actor }: TransactionContext, id: string, post?: T): T {
  if (!post) return refuseUnknown(id);
  if (actor.kind !== 'account' || actor.accountId !== post.accountId) throw new ProductError('not-allowed');
  return post;
}
