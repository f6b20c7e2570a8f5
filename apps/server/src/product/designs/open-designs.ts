import type { Parts } from '#server/parts/parts.ts';
import type { Context } from '#server/product/context.ts';
import type { DesignParts } from './design-parts.ts';
import { drawDesign } from './draw-design.ts';
import { DRAWING_QUEUE } from './drawing-queue.ts';
import { failDesign } from './fail-design.ts';
import { failLateDesigns } from './fail-late-designs.ts';

/** Milliseconds between two sweeps of designs past their deadline. */
const SWEEP_EVERY = 5000;

type OpenParts = Pick<Parts, 'config' | 'database' | 'generator' | 'jobs' | 'log' | 'notices' | 'storage'>;

/**
 * Lets designs be ordered in this process and, where it has what draws, draws them and looks after those that nobody
 * finished. Returns how to stop looking; the drawing stops with the jobs.
 */
export async function openDesigns({ generator, ...parts }: OpenParts): Promise<() => void> {
  await parts.jobs.declare(DRAWING_QUEUE);
  if (!generator) return () => undefined;
  const ctx: Context = { actor: { kind: 'job', name: 'draw-design' }, database: parts.database };
  await startDrawing(ctx, { ...parts, generator, limits: parts.config.designs });
  const sweep = () =>
    failLateDesigns({ ctx, parts }).catch((error: unknown) =>
      parts.log.warn({ err: error }, 'designs past their deadline could not be swept'),
    );
  // Whoever waited through the time this process was away is told at once.
  await sweep();
  const timer = setInterval(sweep, SWEEP_EVERY);
  return () => clearInterval(timer);
}

const startDrawing = (ctx: Context, parts: DesignParts): Promise<void> =>
  parts.jobs.work(
    DRAWING_QUEUE,
    {
      work: ({ designId }, signal) => drawDesign({ ctx, parts, input: { designId, signal } }),
      giveUp: async ({ designId }) => {
        const detail = 'every attempt at drawing it was interrupted';
        await failDesign({ ctx, parts, input: { designId, code: 'generation-failed', detail } });
      },
    },
    parts.generator.concurrency,
  );
