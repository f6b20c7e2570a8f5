import type { Parts } from '#server/parts/parts.ts';
import type { Context } from '#server/product/context.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { tidyStorage } from './tidy-storage.ts';

/** Milliseconds between two sweeps of uploads that were broken off, and two looks whether the storage is to be walked over. */
const SWEEP_EVERY = 10 * 60_000;
/** Seconds between two walks over the whole storage, whichever process makes them. */
const COLLECT_EVERY = 6 * 60 * 60;

type OpenParts = Pick<Parts, 'config' | 'database' | 'log' | 'storage'>;

/** Looks after what uploads and deletions leave behind, in processes that work. Returns how to stop. */
export function openFiles({ config, database, log, storage }: OpenParts): () => Promise<void> {
  if (config.role === 'web') return async () => undefined;
  const ctx: Context = { actor: { kind: 'job', name: 'files' }, database };
  let running: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<unknown>, failure: string) => {
    running = running.then(work).catch((error: unknown) => log.warn({ err: error }, failure));
  };
  const timers = [
    setInterval(() => inTurn(() => sweepUploads({ ctx }), 'uploads that were broken off were not swept'), SWEEP_EVERY),
    setInterval(() => {
      inTurn(() => tidyStorage({ ctx, storage, input: { everyS: COLLECT_EVERY } }), 'the storage was not tidied');
    }, SWEEP_EVERY),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
