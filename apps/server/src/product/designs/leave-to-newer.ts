import type { JobQueue } from '#server/parts/jobs/jobs.ts';
import { type Context, inTransaction } from '#server/product/context.ts';
import { isProductError } from '#server/product/errors.ts';
import type { DesignParts } from './design-parts.ts';

/**
 * Least seconds in which nobody takes a job that was left, and what chance adds to them: queues are looked at in steps of
 * seconds, and an older process whose step falls just behind a fixed wait would be the first to come to the job for ever.
 */
const LEFT_S = { least: 1, more: 2 } as const;

interface Left<Data extends object> {
  ctx: Context;
  parts: Pick<DesignParts, 'jobs' | 'log'>;
  queue: JobQueue<Data>;
  /** Rejects with `look-newer` only while there is something to be drawn. */
  work(data: Data, signal: AbortSignal): Promise<void>;
}

/**
 * Work that is laid back where only a newer release can read what it goes on from: while that comes, processes of both take jobs of one queue.
 * It ends at its deadline where none ever takes it.
 */
export const orLeaveToNewer =
  <Data extends object>({ ctx, parts, queue, work }: Left<Data>) =>
  async (data: Data, signal: AbortSignal): Promise<void> => {
    try {
      await work(data, signal);
    } catch (error) {
      if (!isProductError(error, 'look-newer')) throw error;
      parts.log.info({ err: error, queue: queue.name, job: data }, 'a job is left to a newer release');
      await inTransaction(ctx, ({ tx }) =>
        parts.jobs.enqueue(tx, queue, data, { afterSeconds: LEFT_S.least + Math.random() * LEFT_S.more }),
      );
    }
  };
