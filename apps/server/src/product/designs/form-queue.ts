import type { DesignForm } from '@toile/contract';
import type { JobQueue } from '#server/parts/jobs/jobs.ts';

export interface FormJob {
  designId: string;
  form: DesignForm;
}

/** Milliseconds from the order until a form must be drawn. */
export const FORM_DEADLINE = 180_000;

/** Finished designs waiting to be drawn in another form. */
export const FORM_QUEUE: JobQueue<FormJob> = { name: 'draw-form', retries: 1, attemptSeconds: 240 };
