import { BUCKET } from '@toile/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { type AccountRow, accounts } from '#server/parts/database/schema/accounts.ts';
import { fileLooks } from '#server/parts/database/schema/file-looks.ts';
import { files } from '#server/parts/database/schema/files.ts';
import type { Storage } from '#server/parts/storage/storage.ts';
import { type Context, inTransaction, requireAccount, type TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { createFile } from '#server/product/files/create-file.ts';
import { dropBytes } from '#server/product/files/drop-bytes.ts';
import { FACE_SIDE } from '#server/product/files/face-side.ts';
import { findTakenLook } from '#server/product/files/looks/taken-looks.ts';
import { nameBytes } from '#server/product/files/name-bytes.ts';
import { BYTES_OF, bytesOf } from '#server/product/files/named-bytes.ts';
import type { Crop } from '#server/product/files/picture-desk/picture-task.ts';
import { setPublic } from '#server/product/files/set-public.ts';
import { cropFace } from './crop-face.ts';
import { facePath } from './face.ts';

interface Parts {
  readonly storage: Storage;
}

/**
 * Gives the caller's account a picture: the square of what was sent, drawn anew. Everybody may see it; the one before
 * is deleted. Its address is in the preference `picture`.
 * @throws ProductError `file-unsupported`, `pictures-too-many`; `post-taken-down` for a picture that was, or looks as one that was
 */
export async function setPicture({
  ctx,
  parts: { storage },
  input,
}: {
  ctx: Context;
  parts: Parts;
  input: { /** Path of the file that was sent. */ sent: string; crop: Crop };
}): Promise<AccountRow> {
  const { accountId } = requireAccount(ctx);
  const { face, look } = await cropFace(storage, { ...input, by: accountId });
  if (look !== undefined && (await findTakenLook({ ctx, storage, input: { look, ownerId: accountId } })))
    throw new ProductError('post-taken-down');
  const sha256 = await storage.save(face);
  const makeFile = async (inner: TransactionContext) => {
    const file = await createFile({
      ctx: inner,
      input: {
        bucket: BUCKET.avatars,
        ownerId: accountId,
        sha256,
        mime: 'image/jpeg',
        bytes: face.byteLength,
        width: FACE_SIDE,
        height: FACE_SIDE,
        name: 'picture.jpg',
      },
    });
    if (look !== undefined) await inner.tx.insert(fileLooks).values({ fileId: file.id, lookKey: look });
    await setPublic(inner, file.id, true);
    return { picture: facePath(file.id) };
  };
  return nameBytes({ ctx, storage, sha256, name: () => replacePicture(ctx, storage, makeFile) });
}

/** Takes the picture off the caller's account. */
export function removePicture({ ctx, parts }: { ctx: Context; parts: Parts }): Promise<AccountRow> {
  return replacePicture(ctx, parts.storage, async () => ({}));
}

async function replacePicture(
  ctx: Context,
  storage: Storage,
  makeNext: (inner: TransactionContext) => Promise<{ picture?: string }>,
): Promise<AccountRow> {
  const { accountId } = requireAccount(ctx);
  const { account, sha256s } = await inTransaction(ctx, async (inner) => {
    // The account first: two changes at once go one after the other, and each deletes what the other left.
    await inner.tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
    const gone = await inner.tx
      .delete(files)
      .where(and(eq(files.ownerId, accountId), eq(files.bucket, BUCKET.avatars)))
      .returning(BYTES_OF);
    const next = JSON.stringify(await makeNext(inner));
    const [changed] = await inner.tx
      .update(accounts)
      .set({ prefs: sql`(${accounts.prefs} - 'picture') || ${next}::jsonb`, updatedAt: sql`now()` })
      .where(and(eq(accounts.id, accountId), ne(accounts.status, 'deleted')))
      .returning();
    if (!changed) throw new ProductError('session-missing');
    return { account: changed, sha256s: bytesOf(gone) };
  });
  await dropBytes({ ctx, storage, input: { sha256s } });
  return account;
}
