import type { Storage } from '#server/parts/storage/storage.ts';
import { claimChore, keepChore } from '#server/product/chores/claim-chore.ts';
import type { Context } from '#server/product/context.ts';
import { collectOrphans } from './collect-orphans.ts';

const NAME = 'tidy the storage';

/**
 * Walks over the whole storage and deletes what no file names, where nobody did within the last `everyS` seconds and nobody
 * does now: a walk over a million pictures takes hours, and is kept as long as it goes on. Returns how many were deleted;
 * undefined where it was not this process's turn.
 */
export async function tidyStorage({
  ctx,
  storage,
  input: { everyS },
}: {
  ctx: Context;
  storage: Storage;
  input: { everyS: number };
}): Promise<number | undefined> {
  const chore = { ctx, input: { name: NAME, seconds: everyS } };
  if (!(await claimChore(chore))) return undefined;
  return collectOrphans({ ctx, storage, input: { now: new Date(), onBatch: () => keepChore(chore) } });
}
