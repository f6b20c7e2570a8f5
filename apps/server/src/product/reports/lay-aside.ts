import type { ReportReason } from '@toile/contract';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { postReports } from '#server/parts/database/schema/post-reports.ts';
import { type PostRow, posts } from '#server/parts/database/schema/posts.ts';
import { takenLikes } from '#server/parts/database/schema/taken-likes.ts';
import { takenPosts } from '#server/parts/database/schema/taken-posts.ts';
import type { TransactionContext } from '#server/product/context.ts';
import type { HeldPictures } from './hold-pictures.ts';

type Shown = Pick<HeldPictures, 'fileIds' | 'designIds'>;

interface Decision {
  readonly reason: ReportReason;
  readonly said: string;
}

/** Lays aside whatever hangs of the pictures. */
export async function layAside(
  { tx }: TransactionContext,
  { fileIds, designIds }: Shown,
  input: Decision,
): Promise<string[]> {
  const ofPictures = or(inArray(posts.fileId, fileIds), inArray(posts.designId, designIds));
  const hanging = await tx.select().from(posts).where(ofPictures).orderBy(posts.id).for('update');
  for (const post of hanging) await layPostAside({ tx }, post, input);
  return hanging.map(({ id }) => id);
}

async function layPostAside(
  { tx }: Pick<TransactionContext, 'tx'>,
  { likes, width, height, hasFigure, ...kept }: PostRow,
  { reason, said }: Decision,
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

/** Leaves the pictures to their owner alone, and takes the addresses of their designs back. */
export async function hidePictures({ tx }: TransactionContext, { fileIds, designIds }: Shown): Promise<void> {
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
