import type { Database } from '#server/parts/database/database.ts';
import type { Jobs } from '#server/parts/jobs/jobs.ts';
import type { Context } from '#server/product/context.ts';
import type { DesignParts } from './design-parts.ts';
import { drawDesign } from './draw-design.ts';
import { DRAWING_QUEUE } from './drawing-queue.ts';
import { failDesign } from './fail-design.ts';
import { failLateDesigns } from './fail-late-designs.ts';

/** Milliseconds between two sweeps of designs past their deadline. */
const SWEEP_EVERY = 5000;

/** Lets designs be ordered in this process. They are drawn by those that `startDrawing`. */
export const openDesigns = (jobs: Jobs): Promise<void> => jobs.declare(DRAWING_QUEUE);

/** Makes this process draw designs and look after those that nobody finished. Returns how to stop looking. */
export async function startDrawing(
  parts: DesignParts & { readonly database: Database },
  onSweepFailed: (error: unknown) => void,
): Promise<() => void> {
  const ctx: Context = { actor: { kind: 'job', name: 'draw-design' }, database: parts.database };
  await parts.jobs.work(
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
  const timer = setInterval(() => void failLateDesigns({ ctx, parts }).catch(onSweepFailed), SWEEP_EVERY);
  return () => clearInterval(timer);
}
