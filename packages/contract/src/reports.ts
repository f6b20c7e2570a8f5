import * as z from 'zod';
import { REPORT_NOTE_MAX } from './report-limits.ts';
import { Passage } from './written.ts';

/** Why a post is reported or taken down; what each is called stands in `REPORT_REASON`. */
export const REPORT_REASONS = [
  'obscene',
  'young',
  'hateful',
  'threatening',
  'likeness',
  'copied',
  'contact',
  'other',
] as const;
export const ReportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof ReportReason>;

/** Body of `PUT /community/{post_id}/report`. */
export const NewReport = z.object({ reason: ReportReason, note: Passage(REPORT_NOTE_MAX).default('') });
export type NewReport = z.input<typeof NewReport>;

/** Reply of `GET /community/{post_id}/report`: what the caller reported of the post, null where they did not. */
export const StandingReport = z.object({
  report: z.object({ reason: ReportReason, note: z.string() }).nullable(),
});
export type StandingReport = z.infer<typeof StandingReport>;

/** A post of the caller's own that the house took down. */
export const TakenDown = z.object({
  post_id: z.string(),
  design_id: z.string().nullable(),
  title: z.string(),
  reason: ReportReason,
  /** What was added to the reason; mostly empty. */
  said: z.string(),
  /** Moment in ISO 8601. */
  at: z.string(),
});
export type TakenDown = z.infer<typeof TakenDown>;
