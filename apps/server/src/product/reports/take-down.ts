import type { ReportReason } from '@toile/contract';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { postReports } from '#server/parts/database/schema/post-reports.ts';
import { type PostRow, posts } from '#server/parts/database/schema/posts.ts';
import { takenLikes } from '#server/parts/database/schema/taken-likes.ts';
import { takenPosts } from '#server/parts/database/schema/taken-posts.ts';
import { withdrawnPosts } from '#server/parts/database/schema/withdrawn-posts.ts';
import { withdrawnReports } from '#server/parts/database/schema/withdrawn-reports.ts';
import { type Context, inTransaction, requireJob, type TransactionContext } from '#server/product/context.ts';
import { forgetPictures } from '#server/product/files/picture-memory.ts';
import { touchGallery } from '#server/product/gallery/gallery-memory.ts';
import { banPictures } from './ban-pictures.ts';
import { type HeldPictures, holdPictures } from './hold-pictures.ts';
import { holdReported } from './hold-reported.ts';

export interface TakeDownInput {
  postId: string;
  reason: ReportReason;
  /** What its author is told beside the reason. */
  said: string;
}

/**
 * Takes a post down: until it is put back nobody but its author sees the picture any more, nor what was changed from it, nor the same bytes
 * brought again, by no address but that of an offer that was made to one customer. The post lies aside with who liked it; its reports are
 * answered by that. One that its author has deleted is taken down just so.
 * @returns the posts that were taken down, with those that show the same or what was changed from it
 * @throws {ProductError} `document-not-found`, also for one that is down already
 */
export async function takeDownPost({ ctx, input }: { ctx: Context; input: TakeDownInput }): Promise<string[]> {
  requireJob(ctx);
  const taken = await inTransaction(ctx, async (inner) => {
    const reported = await holdReported(inner, input.postId);
    const pictures = await holdPictures(inner, reported, input.reason);
    const hanging = await layAside(inner, pictures, input);
    if (reported.isWithdrawn) await closeWithdrawn(inner, input);
    await banPictures(inner, pictures, input);
    await hidePictures(inner, pictures);
    return hanging;
  }).finally(() => touchGallery(ctx.database));
  forgetPictures(ctx.database);
  return taken;
}

/** Lays aside whatever hangs of the pictures. */
async function layAside(
  { tx }: TransactionContext,
  { fileIds, designIds }: HeldPictures,
  input: TakeDownInput,
): Promise<string[]> {
  const ofPictures = or(inArray(posts.fileId, fileIds), inArray(posts.designId, designIds));
  const hanging = await tx.select().from(posts).where(ofPictures).orderBy(posts.id).for('update');
  for (const post of hanging) await layPostAside({ tx }, post, input);
  return hanging.map(({ id }) => id);
}

async function layPostAside(
  { tx }: Pick<TransactionContext, 'tx'>,
  { likes, width, height, hasFigure, ...kept }: PostRow,
  { reason, said }: TakeDownInput,
): Promise<void> {
  const [design] = await tx
    .select({ sharedAt: designs.sharedAt })
    .from(designs)
    .where(eq(designs.id, kept.designId ?? ''));
  await tx.insert(takenPosts).values({ ...kept, reason, said, sharedAt: design?.sharedAt ?? null });
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

async function closeWithdrawn({ tx }: TransactionContext, { postId, reason, said }: TakeDownInput): Promise<void> {
  await tx.update(withdrawnPosts).set({ takenAt: sql`now()`, reason, said }).where(eq(withdrawnPosts.id, postId));
  await tx
    .update(withdrawnReports)
    .set({ answeredAt: sql`coalesce(${withdrawnReports.answeredAt}, now())` })
    .where(eq(withdrawnReports.withdrawnId, postId));
}

/** Leaves the pictures to their owner alone, and takes the addresses of their designs back. */
async function hidePictures({ tx }: TransactionContext, { fileIds, designIds }: HeldPictures): Promise<void> {
  await tx
    .update(designs)
    .set({ sharedAt: null })
    .where(or(inArray(designs.id, designIds), inArray(designs.fileId, fileIds)));
  const own = sql`array(
    select granted from unnest(${files.permissions}) as granted
    where granted not like 'read(%' or granted = 'read("user:' || ${files.ownerId} || '")'
  )`;
  await tx.update(files).set({ permissions: own, updatedAt: sql`now()` }).where(inArray(files.id, fileIds));
}
