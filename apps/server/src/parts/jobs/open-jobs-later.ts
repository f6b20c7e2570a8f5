import type { JobQueue, Jobs } from './jobs.ts';
import type { JobsOptions } from './pg-boss-jobs.ts';

/**
 * Jobs for a process that only adds to them. The engine takes a while to load and to open: it is opened with the first job,
 * not with the start of the process.
 */
export function openJobsLater(options: Omit<JobsOptions, 'isWorker'>): Jobs {
  const declared: JobQueue<object>[] = [];
  let opening: Promise<Jobs> | undefined;

  async function open(): Promise<Jobs> {
    const { openJobs } = await import('./pg-boss-jobs.ts');
    const jobs = await openJobs({ ...options, isWorker: false });
    for (const queue of declared) await jobs.declare(queue);
    return jobs;
  }

  function opened(): Promise<Jobs> {
    opening ??= open().catch((error: unknown) => {
      // The next job tries again.
      opening = undefined;
      throw error;
    });
    return opening;
  }

  return {
    declare: async (queue) => {
      declared.push(queue);
      await (await opening)?.declare(queue);
    },
    enqueue: async (...job) => (await opened()).enqueue(...job),
    work: async (...work) => (await opened()).work(...work),
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
