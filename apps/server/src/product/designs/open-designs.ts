import type { JobQueue } from '#server/parts/jobs/jobs.ts';
import type { Parts } from '#server/parts/parts.ts';
import type { Context } from '#server/product/context.ts';
import type { DesignParts } from './design-parts.ts';
import { drawDesign } from './draw-design.ts';
import { drawForm, failForm } from './draw-form.ts';
import { DRAWING_QUEUE, drawingQueue } from './drawing-queue.ts';
import { failDesign } from './fail-design.ts';
import { failLateDesigns } from './fail-late-designs.ts';
import { BOARD_QUEUE, FORM_QUEUE, type FormJob } from './form-queue.ts';
import { queueUpForsaken } from './here/queue-up.ts';
import { orLeaveToNewer } from './leave-to-newer.ts';
import { purgeDesigns } from './purge-designs.ts';

/** Milliseconds between two sweeps of designs past their deadline, or that their process has left alone. */
const SWEEP_EVERY = 5000;
/** Milliseconds between two times the trash is emptied of what has lain in it long enough. */
const PURGE_EVERY = 60 * 60 * 1000;

type OpenParts = Pick<
  Parts,
  'config' | 'database' | 'generator' | 'jobs' | 'log' | 'metrics' | 'notices' | 'seats' | 'storage'
>;

/**
 * Lets designs be ordered in this process and, where it has what draws, draws them and looks after those that nobody
 * finished. Returns how to stop looking; the drawing stops with the jobs.
 */
export async function openDesigns({ generator, seats, ...parts }: OpenParts): Promise<() => void> {
  await parts.jobs.declare(drawingQueue(parts.config.designs.deadline));
  await parts.jobs.declare(FORM_QUEUE);
  await parts.jobs.declare(BOARD_QUEUE);
  if (!generator || !seats) return () => undefined;
  const ctx: Context = { actor: { kind: 'job', name: 'draw-design' }, database: parts.database };
  const drawing = { ...parts, generator, seats, limits: parts.config.designs };
  await startDrawing(ctx, drawing);
  await startRedrawing(ctx, drawing, FORM_QUEUE);
  await startRedrawing(ctx, drawing, BOARD_QUEUE);
  const sweep = async () => {
    try {
      await failLateDesigns({ ctx, parts });
      await queueUpForsaken({ ctx, parts });
    } catch (error) {
      parts.log.warn({ err: error }, 'designs that nobody finishes could not be swept');
    }
  };
  // Whoever waited through the time this process was away is told at once.
  await sweep();
  const purge = () =>
    purgeDesigns({ ctx, parts }).catch((error: unknown) => parts.log.warn({ err: error }, 'the trash was not emptied'));
  const timers = [setInterval(sweep, SWEEP_EVERY), setInterval(purge, PURGE_EVERY)];
  void purge();
  return () => timers.forEach(clearInterval);
}

const startDrawing = (ctx: Context, parts: DesignParts): Promise<void> =>
  parts.jobs.work(
    DRAWING_QUEUE,
    {
      work: orLeaveToNewer({
        ctx,
        parts,
        queue: DRAWING_QUEUE,
        work: async ({ designId }, signal) => {
          await drawDesign({ ctx, parts, input: { designId, signal } });
        },
      }),
      giveUp: async ({ designId }) => {
        const detail = 'every attempt at drawing it was interrupted';
        await failDesign({ ctx, parts, input: { designId, code: 'generation-failed', detail } });
      },
    },
    parts.generator.concurrency,
  );

const startRedrawing = (ctx: Context, parts: DesignParts, queue: JobQueue<FormJob>): Promise<void> =>
  parts.jobs.work(
    queue,
    {
      work: orLeaveToNewer({
        ctx,
        parts,
        queue,
        work: (job, signal) => drawForm({ ctx, parts, input: { ...job, signal } }),
      }),
      giveUp: (job) => failForm({ ctx, input: job }),
    },
    1,
  );
