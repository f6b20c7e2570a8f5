import type { Sha256, Storage } from '#server/parts/storage/storage.ts';
import { type Context, reader, requireJob } from '#server/product/context.ts';
import { namedBytes } from './named-bytes.ts';

/** Milliseconds that stored bytes have for getting their name: far longer than any request or drawing takes. */
const YOUNG = 24 * 60 * 60 * 1000;
/** Addresses looked up at a time. */
const BATCH = 500;

/**
 * Deletes stored pictures that no file names: left where a power cut came between the bytes and their row, or after rows
 * that went. What was saved within the last day is left alone, and so is what is saved again meanwhile. Returns how many.
 */
export async function collectOrphans({
  ctx,
  storage,
  input: { now, onBatch },
}: {
  ctx: Context;
  storage: Storage;
  /** `onBatch` is called, and waited for, after each few hundred that were looked at. */
  input: { now: Date; onBatch?: () => Promise<void> };
}): Promise<number> {
  requireJob(ctx);
  const before = new Date(now.getTime() - YOUNG);
  let count = 0;
  let batch: Sha256[] = [];
  let looked = 0;
  const collect = async () => {
    for (const sha of await unnamed(ctx, batch)) {
      await storage.remove(sha, { unlessSavedSince: before });
      count++;
    }
    batch = [];
  };
  for await (const { sha, savedAt } of storage.list()) {
    if (savedAt < before) batch.push(sha);
    if (batch.length >= BATCH) await collect();
    if (++looked % BATCH === 0) await onBatch?.();
  }
  await collect();
  return count;
}

async function unnamed(ctx: Context, shas: readonly Sha256[]): Promise<readonly Sha256[]> {
  if (shas.length === 0) return [];
  const kept = await namedBytes(reader(ctx), shas);
  return shas.filter((sha) => !kept.has(sha));
}
