import type { JobQueue } from '#server/parts/jobs/jobs.ts';

export interface DrawingJob {
  designId: string;
}

/** Designs waiting to be drawn. An attempt outlives no deadline, so the engine's own limit is only the last resort. */
export const DRAWING_QUEUE: JobQueue<DrawingJob> = { name: 'draw-design', retries: 2, attemptSeconds: 600 };
