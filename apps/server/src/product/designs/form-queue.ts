import type { OrderedForm } from '@toile/contract';
import type { JobQueue } from '#server/parts/jobs/jobs.ts';

export interface FormJob {
  designId: string;
  form: OrderedForm;
}

/** Milliseconds from the order until a form must be drawn. */
export const FORM_DEADLINE = 180_000;

/** Finished designs waiting to be drawn in another form. */
export const FORM_QUEUE: JobQueue<FormJob> = { name: 'draw-form', retries: 1, attemptSeconds: 240 };

/** Those waiting to be laid out anew: a line of their own, as a server from before boards would draw them as large sheets. */
export const BOARD_QUEUE: JobQueue<FormJob> = { ...FORM_QUEUE, name: 'draw-board' };
