import type { JobQueue } from '#server/parts/jobs/jobs.ts';

export interface DrawingJob {
  designId: string;
}

/** Seconds an attempt may take at least, and beyond the deadline of its design: it has to end it. */
const ATTEMPT = { least: 600, beyond: 60 } as const;

/** Designs waiting to be drawn. The queue's own limit is only the last resort: `drawingQueue` holds it above the deadline. */
export const DRAWING_QUEUE: JobQueue<DrawingJob> = { name: 'draw-design', retries: 2, attemptSeconds: ATTEMPT.least };

/** The queue where designs have `deadline` milliseconds: no attempt counts as dead while its design may still be made. */
export const drawingQueue = (deadline: number): JobQueue<DrawingJob> => ({
  ...DRAWING_QUEUE,
  attemptSeconds: Math.max(ATTEMPT.least, Math.ceil(deadline / 1000) + ATTEMPT.beyond),
});
