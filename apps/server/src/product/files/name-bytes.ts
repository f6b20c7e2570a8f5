import type { Sha256, Storage } from '#server/parts/storage/storage.ts';
import type { Context } from '#server/product/context.ts';
import { dropBytes } from './drop-bytes.ts';

/**
 * Has `name` give stored bytes their file. Where it refuses, or its owner has gone meanwhile, the bytes are let go of:
 * what nobody may ask for is not kept.
 */
export async function nameBytes<T>({
  ctx,
  storage,
  sha256,
  name,
}: {
  ctx: Context;
  storage: Storage;
  sha256: Sha256;
  name: () => Promise<T>;
}): Promise<T> {
  try {
    return await name();
  } catch (error) {
    // Should this fail as well, the next walk over the storage finds them.
    await dropBytes({ ctx, storage, input: { sha256s: [sha256] } }).catch(() => undefined);
    throw error;
  }
}
