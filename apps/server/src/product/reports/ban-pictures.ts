import type { ReportReason } from '@toile/contract';
import { inArray, sql } from 'drizzle-orm';
import { files } from '#server/parts/database/schema/files.ts';
import { takenBytes } from '#server/parts/database/schema/taken-bytes.ts';
import { takenDesigns } from '#server/parts/database/schema/taken-designs.ts';
import { takenPictures } from '#server/parts/database/schema/taken-pictures.ts';
import type { TransactionContext } from '#server/product/context.ts';
import { type HeldPictures, isOfAuthorAlone } from './hold-pictures.ts';

/** Keeps in mind which designs and bytes are shown to nobody: they outlive the post, its picture, and the rest of the account. */
export async function banPictures(
  { tx }: TransactionContext,
  { designIds, fileIds, bytes, authorId }: HeldPictures,
  { postId, reason }: { postId: string; reason: ReportReason },
): Promise<void> {
  if (designIds.length > 0)
    await tx
      .insert(takenDesigns)
      .values(designIds.map((designId) => ({ designId, postId })))
      .onConflictDoNothing();
  const owned = tx
    .select({
      ownerId: sql<string>`${files.ownerId}`.as('owner_id'),
      sha256: files.sha256,
      postId: sql<string>`${postId}`.as('post_id'),
    })
    .from(files)
    .where(inArray(files.id, [...fileIds]));
  await tx.insert(takenPictures).select(owned).onConflictDoNothing();
  if (bytes.length === 0) return;
  if (authorId !== null)
    await tx
      .insert(takenPictures)
      .values(bytes.map(({ sha256 }) => ({ sha256, postId, ownerId: authorId })))
      .onConflictDoNothing();
  if (!isOfAuthorAlone(reason))
    await tx
      .insert(takenBytes)
      .values(bytes.map((each) => ({ ...each, postId })))
      .onConflictDoNothing();
}
