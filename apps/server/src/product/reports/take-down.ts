import type { ReportReason } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { withdrawnPosts } from '#server/parts/database/schema/withdrawn-posts.ts';
import { withdrawnReports } from '#server/parts/database/schema/withdrawn-reports.ts';
import { type Context, inTransaction, requireJob, type TransactionContext } from '#server/product/context.ts';
import { forgetPictures } from '#server/product/files/picture-memory.ts';
import { touchGallery } from '#server/product/gallery/gallery-memory.ts';
import { banPictures } from './ban-pictures.ts';
import { holdPictures } from './hold-pictures.ts';
import { holdReported } from './hold-reported.ts';
import { hidePictures, layAside } from './lay-aside.ts';
import { putBackPost } from './put-back.ts';

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

/**
 * Takes a post down for another reason than it is down for, with what goes along for that one: a copy is its author's alone, what is hateful
 * is everybody's. Nobody sees it between.
 * @throws {ProductError} as `putBackPost` and `takeDownPost` do
 */
export async function takeDownAnew({ ctx, input }: { ctx: Context; input: TakeDownInput }): Promise<string[]> {
  const taken = await inTransaction(ctx, async (inner) => {
    await putBackPost({ ctx: inner, input });
    return takeDownPost({ ctx: inner, input });
  }).finally(() => touchGallery(ctx.database));
  forgetPictures(ctx.database);
  return taken;
}

async function closeWithdrawn({ tx }: TransactionContext, { postId, reason, said }: TakeDownInput): Promise<void> {
  await tx.update(withdrawnPosts).set({ takenAt: sql`now()`, reason, said }).where(eq(withdrawnPosts.id, postId));
  await tx
    .update(withdrawnReports)
    .set({ answeredAt: sql`coalesce(${withdrawnReports.answeredAt}, now())` })
    .where(eq(withdrawnReports.withdrawnId, postId));
}
