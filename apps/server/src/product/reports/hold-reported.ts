import { and, eq, inArray, isNull } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { withdrawnPosts } from '#server/parts/database/schema/withdrawn-posts.ts';
import type { TransactionContext } from '#server/product/context.ts';
import { refuseUnknown } from '#server/product/gallery/get-post.ts';
import { holdDesignOf } from '#server/product/gallery/hold-design-of.ts';

/** A post that is decided about, and what it shows. */
export interface Reported {
  readonly designId: string | null;
  /** Null where the picture is gone. */
  readonly fileId: string | null;
  /** Null where the file says it. */
  readonly sha256: string | null;
  readonly authorId: string | null;
  readonly createdAt: Date;
  /** Whether its author has deleted it. */
  readonly isWithdrawn: boolean;
}

/**
 * Holds a post with its design, whether it hangs or its author has deleted it. The author is held first, as by whoever deletes the account;
 * then the design before its post.
 * @throws {ProductError} `document-not-found`, also for one that is down already
 */
export async function holdReported(ctx: TransactionContext, postId: string): Promise<Reported> {
  return (await holdHanging(ctx, postId)) ?? (await holdWithdrawn(ctx, postId)) ?? refuseUnknown(postId);
}

async function holdHanging(ctx: TransactionContext, postId: string): Promise<Reported | undefined> {
  const { tx } = ctx;
  const author = tx.select({ id: posts.accountId }).from(posts).where(eq(posts.id, postId));
  await tx.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, author)).for('key share');
  await holdDesignOf(ctx, postId);
  const [post] = await tx.select().from(posts).where(eq(posts.id, postId)).for('update');
  if (!post) return undefined;
  const { designId, fileId, accountId: authorId, createdAt } = post;
  return { designId, fileId, sha256: null, authorId, createdAt, isWithdrawn: false };
}

async function holdWithdrawn({ tx }: TransactionContext, postId: string): Promise<Reported | undefined> {
  const isOpen = and(eq(withdrawnPosts.id, postId), isNull(withdrawnPosts.takenAt));
  const author = tx.select({ id: withdrawnPosts.accountId }).from(withdrawnPosts).where(isOpen);
  await tx.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, author)).for('key share');
  const design = tx.select({ id: withdrawnPosts.designId }).from(withdrawnPosts).where(isOpen);
  await tx.select({ id: designs.id }).from(designs).where(inArray(designs.id, design)).for('update');
  const [post] = await tx.select().from(withdrawnPosts).where(isOpen).for('update');
  if (!post) return undefined;
  const { designId, fileId, sha256, accountId: authorId, createdAt } = post;
  return { designId, fileId, sha256, authorId, createdAt, isWithdrawn: true };
}
