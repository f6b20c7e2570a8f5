import { and, eq, ne } from 'drizzle-orm';
import type { Transactor } from '#server/parts/database/database.ts';
import { type FileRow, files } from '#server/parts/database/schema/files.ts';
import { uploads } from '#server/parts/database/schema/uploads.ts';
import type { Storage } from '#server/parts/storage/storage.ts';
import { type Context, inTransaction, type TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { cleanPicture } from './clean-picture.ts';
import { fileName } from './file-name.ts';
import { nameBytes } from './name-bytes.ts';
import { requireShare } from './upload-share.ts';
import { withScratch } from './with-scratch.ts';

export interface SentFile {
  id: string;
  bucket: string;
  ownerId: string;
  name: string;
  permissions: string[];
  /** Where its bytes are. */
  path: string;
}

/**
 * Makes a file of bytes that have come whole: cleaned, stored, then named in one transaction that also ends their upload.
 * Nothing is stored of what is refused. The same upload finished twice is one file.
 * @throws {ProductError} `file-unsupported`, `pictures-too-many`, `files-too-many`, `file-exists`
 */
export function keepUpload({
  ctx,
  storage,
  input,
}: {
  ctx: Context;
  storage: Storage;
  input: SentFile;
}): Promise<FileRow> {
  const { id, bucket, ownerId, permissions, path } = input;
  return withScratch(storage, async (newPath) => {
    const clean = newPath();
    const made = await cleanPicture({ from: path, to: clean }, ownerId);
    // Asked before storing, so that nothing is left behind; the transaction asks again, for two at once.
    await inTransaction(ctx, (inner) => requireShare(inner, ownerId, made.bytes));
    const sha256 = await storage.saveFile(clean);
    const row = { id, bucket, ownerId, permissions, sha256, name: fileName(input.name, made.mime), ...made };
    return nameBytes({ ctx, storage, sha256, name: () => inTransaction(ctx, (inner) => addFile(inner, row)) });
  });
}

async function addFile(inner: TransactionContext, row: typeof files.$inferInsert): Promise<FileRow> {
  const { id, ownerId, sha256 } = row;
  await requireShare(inner, ownerId, row.bytes);
  // An id is no secret: what somebody else is bringing under it is not to be cut off.
  const isTheirs = and(eq(uploads.id, id), ne(uploads.ownerId, ownerId));
  if ((await inner.tx.$count(uploads, isTheirs)) > 0) throw new ProductError('file-exists');
  const [made] = await inner.tx
    .insert(files)
    .values({ ...row, isUpload: true })
    .onConflictDoNothing()
    .returning();
  await inner.tx.delete(uploads).where(eq(uploads.id, id));
  return made ?? findSame(inner.tx, { id, ownerId, sha256 });
}

async function findSame(
  tx: Transactor,
  { id, ownerId, sha256 }: Pick<FileRow, 'id' | 'ownerId' | 'sha256'>,
): Promise<FileRow> {
  const [file] = await tx.select().from(files).where(eq(files.id, id));
  if (file?.ownerId === ownerId && file.sha256 === sha256) return file;
  throw new ProductError('file-exists');
}
