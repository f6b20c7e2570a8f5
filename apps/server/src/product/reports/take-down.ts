import type { ReportReason } from '@toile/contract';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { designForms } from '#server/parts/database/schema/design-forms.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { postReports } from '#server/parts/database/schema/post-reports.ts';
import { type PostRow, posts } from '#server/parts/database/schema/posts.ts';
import { takenLikes } from '#server/parts/database/schema/taken-likes.ts';
import { takenPictures } from '#server/parts/database/schema/taken-pictures.ts';
import { takenPosts } from '#server/parts/database/schema/taken-posts.ts';
import { type Context, inTransaction, requireJob, type TransactionContext } from '#server/product/context.ts';
import { forgetPictures } from '#server/product/files/picture-memory.ts';
import { touchGallery } from '#server/product/gallery/gallery-memory.ts';
import { refuseUnknown } from '#server/product/gallery/get-post.ts';
import { holdDesignOf } from '#server/product/gallery/hold-design-of.ts';

export interface TakeDownInput {
  postId: string;
  reason: ReportReason;
  /** What its author is told beside the reason. */
  said: string;
}

/**
 * Takes a post down: until it is put back nobody but its author sees the picture any more, by no address but that of an offer that was
 * made to one customer. The post lies aside with who liked it; its reports are answered by that.
 * @throws {ProductError} `document-not-found`, also for one that is down already
 */
export async function takeDownPost({ ctx, input }: { ctx: Context; input: TakeDownInput }): Promise<void> {
  requireJob(ctx);
  await inTransaction(ctx, async (inner) => {
    const { post, sharedAt } = await holdPost(inner, input.postId);
    await layAside(inner, post, { ...input, sharedAt });
    await hidePictures(inner, post);
  }).finally(() => touchGallery(ctx.database));
  forgetPictures(ctx.database);
}

/** The author is held first, as by whoever deletes the account; then the design before its post. */
async function holdPost(ctx: TransactionContext, postId: string) {
  const { tx } = ctx;
  const author = tx.select({ id: posts.accountId }).from(posts).where(eq(posts.id, postId));
  await tx.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, author)).for('key share');
  const sharedAt = await holdDesignOf(ctx, postId);
  const [post] = await tx.select().from(posts).where(eq(posts.id, postId)).for('update');
  return { post: post ?? refuseUnknown(postId), sharedAt };
}

async function layAside(
  { tx }: TransactionContext,
  { likes, width, height, hasFigure, ...kept }: PostRow,
  { reason, said, sharedAt }: TakeDownInput & { sharedAt: Date | null },
): Promise<void> {
  await tx.insert(takenPosts).values({ ...kept, reason, said, sharedAt });
  const liked = tx
    .select({ postId: postLikes.postId, accountId: postLikes.accountId, createdAt: postLikes.createdAt })
    .from(postLikes)
    .where(eq(postLikes.postId, kept.id));
  await tx.insert(takenLikes).select(liked);
  await tx
    .update(postReports)
    .set({ postId: null, takenId: kept.id, answeredAt: sql`coalesce(${postReports.answeredAt}, now())` })
    .where(eq(postReports.postId, kept.id));
  await tx.delete(posts).where(eq(posts.id, kept.id));
}

/** Leaves the post's picture and every other form of its design to their owner alone, and keeps in mind what their bytes are. */
async function hidePictures({ tx }: TransactionContext, { id, designId, fileId }: PostRow): Promise<void> {
  const fileIds = [fileId];
  if (designId !== null) {
    await tx.update(designs).set({ sharedAt: null }).where(eq(designs.id, designId));
    const forms = await tx
      .select({ fileId: designForms.fileId })
      .from(designForms)
      .where(and(eq(designForms.designId, designId), isNotNull(designForms.fileId)));
    fileIds.push(...forms.flatMap((form) => form.fileId ?? []));
  }
  const bytes = tx
    .select({
      ownerId: sql<string>`${files.ownerId}`.as('owner_id'),
      sha256: files.sha256,
      postId: sql<string>`${id}`.as('post_id'),
    })
    .from(files)
    .where(and(inArray(files.id, fileIds), isNotNull(files.ownerId)));
  await tx.insert(takenPictures).select(bytes).onConflictDoNothing();
  const own = sql`array(
    select granted from unnest(${files.permissions}) as granted
    where granted not like 'read(%' or granted = 'read("user:' || ${files.ownerId} || '")'
  )`;
  await tx.update(files).set({ permissions: own, updatedAt: sql`now()` }).where(inArray(files.id, fileIds));
}
