import type { ReportReason } from '@toile/contract';
import { and, eq, inArray, min, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { designForms } from '#server/parts/database/schema/design-forms.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { files } from '#server/parts/database/schema/files.ts';
import type { TransactionContext } from '#server/product/context.ts';
import type { Reported } from './hold-reported.ts';

/** Bytes of a picture, and when whoever shows them had brought them: who had them before may have made it. */
export interface Bytes {
  readonly sha256: string;
  readonly since: Date;
}

/** What a decision about one post is about. */
export interface HeldPictures {
  /** The design, and whatever was changed from it. */
  readonly designIds: readonly string[];
  /** Their pictures in every form, and every file of the same bytes of whoever had not brought them before. */
  readonly fileIds: readonly string[];
  readonly bytes: readonly Bytes[];
  readonly authorId: string | null;
}

/** Whose rightful maker is another: of the same bytes only the author's are meant. */
export const isOfAuthorAlone = (reason: ReportReason): boolean => reason === 'copied';

/** Holds all pictures that are the same as what a post shows, or came of it: nobody posts, shares or changes one meanwhile. */
export async function holdPictures(
  { tx }: TransactionContext,
  reported: Reported,
  reason: ReportReason,
): Promise<HeldPictures> {
  const { designId, fileId, authorId } = reported;
  const designIds = designId === null ? [] : await holdChanged({ tx }, designId);
  const itself = tx.select({ id: designs.fileId }).from(designs).where(inArray(designs.id, designIds));
  const forms = tx.select({ id: designForms.fileId }).from(designForms).where(inArray(designForms.designId, designIds));
  const own = await tx
    .select({ id: files.id, sha256: files.sha256 })
    .from(files)
    .where(or(eq(files.id, fileId ?? ''), inArray(files.id, unionAll(itself, forms))));
  const bytes = await readBytes({ tx }, reported, own);
  const isSame = or(...bytes.map(isBroughtAfter));
  const isMeant = isOfAuthorAlone(reason) ? and(isSame, eq(files.ownerId, authorId ?? '')) : isSame;
  const ownIds = own.map(({ id }) => id);
  const held = await tx
    .select({ id: files.id })
    .from(files)
    .where(or(inArray(files.id, ownIds), isMeant))
    .orderBy(files.id)
    .for('update');
  return { designIds, fileIds: held.map(({ id }) => id), bytes, authorId };
}

async function readBytes(
  { tx }: Pick<TransactionContext, 'tx'>,
  { sha256, authorId, createdAt }: Reported,
  own: readonly { sha256: string }[],
): Promise<Bytes[]> {
  const sha256s = new Set([...own.map((file) => file.sha256), ...(sha256 === null ? [] : [sha256])]);
  const first = await tx
    .select({ sha256: files.sha256, since: min(files.createdAt) })
    .from(files)
    .where(and(inArray(files.sha256, [...sha256s]), eq(files.ownerId, authorId ?? '')))
    .groupBy(files.sha256);
  const known = new Map(first.map((file) => [file.sha256, file.since]));
  // Of a picture that is gone the post is what is known.
  return [...sha256s].map((each) => ({ sha256: each, since: known.get(each) ?? createdAt }));
}

/** A file of these bytes, whose owner had brought none of them before. */
const isBroughtAfter = ({ sha256, since }: Bytes) =>
  and(
    eq(files.sha256, sha256),
    sql`not exists (
      select from ${files} earlier
        where earlier.owner_id = ${files.ownerId} and earlier.sha256 = ${sha256} and earlier.created_at < ${since.toISOString()}
    )`,
  );

/** Holds a design and what was changed from it, down the line: each is held before its changes are looked for, so that none is made meanwhile. */
async function holdChanged({ tx }: Pick<TransactionContext, 'tx'>, designId: string): Promise<string[]> {
  const known = new Set([designId]);
  let parents = [designId];
  while (parents.length > 0) {
    const children = await tx
      .select({ id: designs.id })
      .from(designs)
      .where(inArray(designs.parentId, parents))
      .orderBy(designs.id)
      .for('update');
    parents = children.map(({ id }) => id).filter((id) => !known.has(id));
    for (const id of parents) known.add(id);
  }
  return [...known];
}
