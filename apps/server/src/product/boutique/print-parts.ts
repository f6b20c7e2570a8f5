import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { parseSha256, type Storage } from '#server/parts/storage/storage.ts';
import { givenName } from '#server/product/accounts/display-name.ts';
import { type Context, reader } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { createPreviews } from '#server/product/files/previews.ts';

/** What a sheet prints of a picture, pixels: JPEG, whatever it is stored as. */
const SPEC = { width: 768, quality: 85, format: 'jpg' } as const;

/** A design's picture as it is printed. */
export async function readPrint(
  { ctx, storage, by }: { ctx: Context; storage: Storage; by: string },
  fileId: string,
): Promise<Uint8Array> {
  const [file] = await reader(ctx).select({ sha256: files.sha256 }).from(files).where(eq(files.id, fileId));
  if (!file) throw new ProductError('file-not-found');
  const { body } = await createPreviews(storage).open({ sha: parseSha256(file.sha256), spec: SPEC, by });
  // A plain array of its own: threads are handed no pool.
  return new Uint8Array(await buffer(body));
}

/** Name that a shop prints on its sheets. */
export async function shopName(ctx: Context, accountId: string): Promise<string> {
  const [account] = await reader(ctx).select({ name: givenName }).from(accounts).where(eq(accounts.id, accountId));
  return account?.name ?? '';
}
