import type { ReportReason } from '@toile/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { designForms } from '#server/parts/database/schema/design-forms.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { files } from '#server/parts/database/schema/files.ts';
import type { TransactionContext } from '#server/product/context.ts';
import type { Reported } from './hold-reported.ts';

/** What a decision about one post is about. */
export interface HeldPictures {
  /** The design, and whatever was changed from it. */
  readonly designIds: readonly string[];
  /** Their pictures in every form, and every other file of the same bytes. */
  readonly fileIds: readonly string[];
  readonly sha256s: readonly string[];
  readonly authorId: string | null;
}

/** Whose rightful maker is another: of the same bytes only the author's are meant. */
export const isOfAuthorAlone = (reason: ReportReason): boolean => reason === 'copied';

/** Holds all pictures that are the same as what a post shows, or came of it: nobody posts, shares or changes one meanwhile. */
export async function holdPictures(
  { tx }: TransactionContext,
  { designId, fileId, sha256, authorId }: Reported,
  reason: ReportReason,
): Promise<HeldPictures> {
  const designIds = designId === null ? [] : await holdChanged({ tx }, designId);
  const itself = tx.select({ id: designs.fileId }).from(designs).where(inArray(designs.id, designIds));
  const forms = tx.select({ id: designForms.fileId }).from(designForms).where(inArray(designForms.designId, designIds));
  const own = await tx
    .select({ id: files.id, sha256: files.sha256 })
    .from(files)
    .where(or(eq(files.id, fileId ?? ''), inArray(files.id, unionAll(itself, forms))));
  const sha256s = [...new Set([...own.map((file) => file.sha256), ...(sha256 === null ? [] : [sha256])])];
  const isSame = inArray(files.sha256, sha256s);
  const isMeant = isOfAuthorAlone(reason) ? and(isSame, eq(files.ownerId, authorId ?? '')) : isSame;
  const held = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      or(
        inArray(
          files.id,
          own.map(({ id }) => id),
        ),
        isMeant,
      ),
    )
    .orderBy(files.id)
    .for('update');
  return { designIds, fileIds: held.map(({ id }) => id), sha256s, authorId };
}

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
