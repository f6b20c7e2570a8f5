import { createWriteStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { BUCKET, UPLOAD } from '@toile/contract';
import { and, count, eq, sql } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { type FileRow, files } from '#server/parts/database/schema/files.ts';
import { type UploadRow, uploadChunks, uploads } from '#server/parts/database/schema/uploads.ts';
import type { Storage } from '#server/parts/storage/storage.ts';
import { type Context, inTransaction, reader, type TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { newId } from '#server/product/new-id.ts';
import { expandPermissions, ownerPermissions, requireGrantable } from './file-policy.ts';
import { keepUpload } from './keep-upload.ts';
import { withScratch } from './with-scratch.ts';

export interface UploadChunkInput {
  bucket: string;
  /** Of the new file; absent to have one made. Every chunk after the first must name it. */
  id?: string;
  name: string;
  /** The owner's alone where absent. */
  permissions?: readonly string[];
  /** Which bytes of the picture these are, both ends included, of how many. */
  range: { start: number; end: number; total: number };
  /** Where they are, and how many have come. */
  sent: { path: string; bytes: number };
}

/** What an upload has come to: a file, or one with some chunks of it here. */
export type UploadState =
  | { readonly file: FileRow; readonly chunks: number }
  | { readonly upload: UploadRow; readonly chunks: number; readonly arrived: number };

/** Uploads one account may have on their way. */
const OPEN_MAX = 10;

/**
 * Takes a picture, or a chunk of one in any order, from whoever is signed in. A chunk that comes again changes nothing;
 * the one that completes the picture makes the file.
 * @throws {ProductError} `not-allowed`, `file-too-large`, `upload-range-invalid`, `upload-id-invalid`, `file-exists`, and what
 * `keepUpload` refuses
 */
export async function uploadChunk({
  ctx,
  storage,
  input,
}: {
  ctx: Context;
  storage: Storage;
  input: UploadChunkInput;
}): Promise<UploadState> {
  const { actor } = ctx;
  if (actor.kind !== 'account' || input.bucket !== BUCKET.designs) throw new ProductError('not-allowed');
  requireGrantable(actor, input.permissions ?? []);
  requireRange(input);
  const { bucket, name, range } = input;
  const permissions = input.permissions ? expandPermissions(input.permissions) : ownerPermissions(actor.accountId);
  const order = { id: input.id ?? newId(), bucket, ownerId: actor.accountId, name, permissions, bytes: range.total };
  const chunks = Math.ceil(range.total / UPLOAD.chunk);
  // An id of our own is nobody's yet.
  const known = input.id === undefined ? undefined : await findFile(ctx, order.id);
  if (known) return { file: requireSame(known, order.ownerId, chunks), chunks };
  if (range.end - range.start + 1 === range.total) {
    return { file: await keepUpload({ ctx, storage, input: { ...order, path: input.sent.path } }), chunks: 1 };
  }
  const { upload, arrived } = await keepChunk(ctx, order, input);
  if (arrived < chunks) return { upload, chunks, arrived };
  return { file: await finishOnce(ctx, storage, upload), chunks };
}

/** Chunks begin where chunks begin and are whole, except for the last one. */
function requireRange({ range: { start, end, total }, sent }: UploadChunkInput): void {
  if (total > UPLOAD.bytes) throw new ProductError('file-too-large');
  const isWhole = start === 0 && end === total - 1;
  const isChunk = start % UPLOAD.chunk === 0 && end === Math.min(start + UPLOAD.chunk, total) - 1;
  if (total < 1 || end < start || sent.bytes !== end - start + 1 || !(isWhole || isChunk)) {
    throw new ProductError('upload-range-invalid');
  }
}

async function findFile(ctx: Context, id: string): Promise<FileRow | undefined> {
  const [file] = await reader(ctx).select().from(files).where(eq(files.id, id));
  return file;
}

/** A chunk that comes again after its file was made is answered with the file. */
function requireSame(file: FileRow, ownerId: string, chunks: number): FileRow {
  if (file.ownerId !== ownerId || !file.isUpload || chunks < 2) throw new ProductError('file-exists');
  return file;
}

async function keepChunk(
  ctx: Context,
  order: Omit<UploadRow, 'createdAt' | 'touchedAt'>,
  { range, sent }: UploadChunkInput,
): Promise<{ upload: UploadRow; arrived: number }> {
  const data = await readFile(sent.path);
  return inTransaction(ctx, async (inner) => {
    // The account first: of two uploads that are opened at once the second counts the first.
    await inner.tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, order.ownerId))
      .for('no key update');
    await inner.tx.insert(uploads).values(order).onConflictDoNothing();
    // Locked: of two chunks that arrive together the second counts the first.
    const [upload] = await inner.tx
      .update(uploads)
      .set({ touchedAt: sql`now()` })
      .where(and(eq(uploads.id, order.id), eq(uploads.ownerId, order.ownerId), eq(uploads.bytes, order.bytes)))
      .returning();
    if (!upload) throw new ProductError('upload-id-invalid');
    await refuseTooMany(inner, order.ownerId);
    await inner.tx.insert(uploadChunks).values({ uploadId: upload.id, start: range.start, data }).onConflictDoNothing();
    const [here] = await inner.tx
      .select({ arrived: count() })
      .from(uploadChunks)
      .where(eq(uploadChunks.uploadId, upload.id));
    return { upload, arrived: here?.arrived ?? 0 };
  });
}

async function refuseTooMany({ tx }: TransactionContext, ownerId: string): Promise<void> {
  const [open] = await tx.select({ count: count() }).from(uploads).where(eq(uploads.ownerId, ownerId));
  if ((open?.count ?? 0) > OPEN_MAX) throw new ProductError('files-too-many');
}

/** Uploads whose last chunk has come: the same one sent again meanwhile waits for the same picture. */
const finishing = new Map<string, Promise<FileRow>>();

function finishOnce(ctx: Context, storage: Storage, upload: UploadRow): Promise<FileRow> {
  const begun = finishing.get(upload.id);
  if (begun) return begun;
  const file = finish(ctx, storage, upload).finally(() => finishing.delete(upload.id));
  finishing.set(upload.id, file);
  return file;
}

/** Puts the picture together. One that is refused takes its chunks along. */
const finish = (ctx: Context, storage: Storage, upload: UploadRow): Promise<FileRow> =>
  withScratch(storage, async (newPath) => {
    const path = newPath();
    await pipeline(readChunks(ctx, upload), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if ((await stat(path)).size !== upload.bytes) {
      // Another request has finished it meanwhile.
      const file = await findFile(ctx, upload.id);
      if (file) return requireSame(file, upload.ownerId, 2);
      throw new ProductError('upload-id-invalid');
    }
    try {
      return await keepUpload({ ctx, storage, input: { ...upload, path } });
    } catch (error) {
      if (error instanceof ProductError && !error.ours) {
        await inTransaction(ctx, ({ tx }) => tx.delete(uploads).where(eq(uploads.id, upload.id)));
      }
      throw error;
    }
  });

/** Bytes that are asked of the database at once: few enough to hold nobody up. */
const PIECE = 512 * 1024;

/** What has come of an upload, in order. */
async function* readChunks(ctx: Context, upload: UploadRow): AsyncGenerator<Buffer> {
  for (let start = 0; start < upload.bytes; start += UPLOAD.chunk) {
    for (let at = 0; at < Math.min(UPLOAD.chunk, upload.bytes - start); at += PIECE) {
      const [piece] = await reader(ctx)
        .select({ data: sql<Buffer>`substring(${uploadChunks.data} from ${at + 1}::int for ${PIECE}::int)` })
        .from(uploadChunks)
        .where(and(eq(uploadChunks.uploadId, upload.id), eq(uploadChunks.start, start)));
      if (piece) yield piece.data;
    }
  }
}
