import type { ReportReason } from '@toile/contract';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { designForms } from '#server/parts/database/schema/design-forms.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { type FileRow, files } from '#server/parts/database/schema/files.ts';
import type { TransactionContext } from '#server/product/context.ts';
import type { Reported } from './hold-reported.ts';

/**
 * Bytes of a picture, or what tells it whatever is written beside it, and when whoever shows them had brought them: who had them before may
 * have made it.
 */
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
    .select(TELLING)
    .from(files)
    .where(or(eq(files.id, fileId ?? ''), inArray(files.id, unionAll(itself, forms))));
  const bytes = await readBytes({ tx }, reported, own);
  // Of nothing everything would be the same.
  const isSame = and(or(sql`false`, ...bytes.map(({ sha256 }) => isToldBy(sha256))), isBroughtAfter(bytes));
  const isMeant = isOfAuthorAlone(reason) ? and(isSame, eq(files.ownerId, authorId ?? '')) : isSame;
  const ownIds = own.map(({ id }) => id);
  const held = await tx
    .select(TELLING)
    .from(files)
    .where(or(inArray(files.id, ownIds), isMeant))
    .orderBy(files.id)
    .for('update');
  return { designIds, fileIds: held.map(({ id }) => id), bytes: withCopies(bytes, held), authorId };
}

/** By what a picture is told: its bytes, what they are drawn of, and what the picture was drawn of that came. */
const TELLING = {
  id: files.id,
  sha256: files.sha256,
  mark: files.markSha256,
  came: files.cameSha256,
  createdAt: files.createdAt,
} as const;
type Told = Pick<FileRow, 'id' | 'sha256' | 'createdAt'> & {
  readonly mark: string | null;
  readonly came: string | null;
};

const tellingOf = ({ sha256, mark, came }: Told): string[] => [sha256, mark, came].filter((each) => each !== null);

/** With what copies are told by: a copy is coded anew, and is copied in its turn. */
function withCopies(bytes: readonly Bytes[], held: readonly Told[]): Bytes[] {
  const copied = new Map<string, Date>();
  for (const file of held)
    for (const sha256 of tellingOf(file)) {
      const since = copied.get(sha256);
      if (!since || file.createdAt < since) copied.set(sha256, file.createdAt);
    }
  const all = new Map([...copied, ...bytes.map(({ sha256, since }): [string, Date] => [sha256, since])]);
  return [...all].map(([sha256, since]) => ({ sha256, since }));
}

async function readBytes(
  { tx }: Pick<TransactionContext, 'tx'>,
  { sha256, authorId, createdAt }: Reported,
  own: readonly Told[],
): Promise<Bytes[]> {
  const sha256s = new Set([...own.flatMap(tellingOf), ...(sha256 === null ? [] : [sha256])]);
  const first = await tx
    .select(TELLING)
    .from(files)
    .where(and(or(sql`false`, ...[...sha256s].map(isToldBy)), eq(files.ownerId, authorId ?? '')))
    .orderBy(desc(files.createdAt));
  const known = new Map(first.flatMap((file) => tellingOf(file).map((each) => [each, file.createdAt])));
  // Of a picture that is gone the post is what is known.
  return [...sha256s].map((each) => ({ sha256: each, since: known.get(each) ?? createdAt }));
}

const isToldBy = (sha256: string) =>
  or(eq(files.sha256, sha256), eq(files.markSha256, sha256), eq(files.cameSha256, sha256));

/** A file whose owner had none of these bytes before whoever shows them: who had one form of a picture may have made every other. */
const isBroughtAfter = (bytes: readonly Bytes[]) => {
  const isOne = bytes.map(
    ({ sha256, since }) =>
      sql`(earlier.created_at < ${since.toISOString()} and ${sha256} in (earlier.sha256, earlier.picture_mark, earlier.came_mark))`,
  );
  return sql`not exists (select from ${files} earlier where earlier.owner_id = ${files.ownerId} and (${or(sql`false`, ...isOne)}))`;
};

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
