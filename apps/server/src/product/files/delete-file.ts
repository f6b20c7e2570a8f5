import { eq } from 'drizzle-orm';
import { databaseCodeOf } from '#server/parts/database/refusals.ts';
import { files } from '#server/parts/database/schema/files.ts';
import type { Storage } from '#server/parts/storage/storage.ts';
import { type Context, inTransaction } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { dropBytes } from './drop-bytes.ts';
import { mayDeleteFile } from './file-policy.ts';
import { getFile } from './get-file.ts';

/**
 * Deletes an upload. The picture of a design or a post goes with that, and not before it.
 * @throws {ProductError} `file-not-found`, `not-allowed`, `file-in-use`
 */
export async function deleteFile({
  ctx,
  storage,
  input,
}: {
  ctx: Context;
  storage: Storage;
  input: { bucket: string; fileId: string };
}): Promise<void> {
  const file = await getFile({ ctx, input });
  if (!mayDeleteFile(ctx.actor, file)) throw new ProductError('not-allowed');
  if (!file.isUpload) throw new ProductError('file-in-use');
  try {
    await inTransaction(ctx, ({ tx }) => tx.delete(files).where(eq(files.id, file.id)));
  } catch (cause) {
    if (databaseCodeOf(cause) === FOREIGN_KEY_VIOLATION) throw new ProductError('file-in-use', { cause });
    throw cause;
  }
  await dropBytes({ ctx, storage, input: { sha256s: [file.sha256] } });
}

const FOREIGN_KEY_VIOLATION = '23503';
