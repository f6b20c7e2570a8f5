import { setTimeout as sleep } from 'node:timers/promises';
import type { Parts } from '#server/parts/parts.ts';
import type { Context } from '#server/product/context.ts';

/** Milliseconds after the start, which belong to whoever started it. */
const AFTER = 3000;

type OpenParts = Pick<Parts, 'config' | 'database' | 'generator' | 'jobs' | 'log' | 'notices'>;

/**
 * Lets a database of our own open with designs of the house, drawn in the background by a process that draws. Returns how
 * to stop; what is missing then is drawn after the next start.
 */
export function openHouse({ generator, ...parts }: OpenParts): () => Promise<void> {
  const { config, log } = parts;
  // A model of somebody else would be paid for every one of them.
  if (config.models.picture) return async () => undefined;
  if (!generator || !config.samples || config.database.kind !== 'embedded') return async () => undefined;
  const stopping = new AbortController();
  const ctx: Context = { actor: { kind: 'job', name: 'house' }, database: parts.database };
  const { signal } = stopping;
  const drawing = sleep(AFTER, undefined, { signal })
    .then(() => import('./draw-samples.ts'))
    .then(({ drawSamples }) => drawSamples({ ctx, parts: { ...parts, limits: config.designs }, input: { signal } }))
    .catch((error: unknown) => {
      if (!signal.aborted) log.warn({ err: error }, 'the designs of the house are not all there');
    });
  return async () => {
    stopping.abort();
    await drawing;
  };
}
