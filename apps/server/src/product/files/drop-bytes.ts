import { parseSha256, type Storage } from '#server/parts/storage/storage.ts';
import { type Context, reader } from '#server/product/context.ts';
import { namedBytes } from './named-bytes.ts';
import { forgetPictures } from './picture-memory.ts';

/**
 * Lets go of stored bytes whose files were deleted. Bytes that another file still names stay: equal pictures are stored
 * once. Called after the transaction that deleted the rows has committed.
 */
export async function dropBytes({
  ctx,
  storage,
  input,
}: {
  ctx: Context;
  storage: Storage;
  input: { sha256s: readonly string[] };
}): Promise<void> {
  forgetPictures(ctx.database);
  if (input.sha256s.length === 0) return;
  // Whoever saves the same bytes from now on is about to name them.
  const unlessSavedSince = new Date();
  const kept = await namedBytes(reader(ctx), input.sha256s);
  for (const sha256 of new Set(input.sha256s)) {
    if (!kept.has(sha256)) await storage.remove(parseSha256(sha256), { unlessSavedSince });
  }
}
