import * as z from 'zod';
import { Passage } from './written.ts';

/** Characters of what somebody writes beside a report, and of what an author is told beside the reason. */
export const REPORT_NOTE_MAX = 500;

/** Posts that one person reports in an hour at most. */
export const REPORTS_PER_HOUR = 20;

/** Posts that one person may have reported at one time: each of them is left out of every page they ask for. */
export const REPORTS_MAX = 500;

/** Why a post is reported or taken down, as whoever reports it chooses. */
export const REPORT_REASON = {
  obscene: 'Nudity or sexual content',
  young: 'Somebody under 18 shown as they should not be',
  hateful: 'Hate against people',
  threatening: 'Threats or violence',
  likeness: 'A real person who has not agreed to it',
  copied: 'Work of somebody else, or a brand',
  contact: 'Advertising or contact details',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASON;

// The keys of the record above and nothing else; `Object.keys` tells its type no more.
export const REPORT_REASONS = Object.keys(REPORT_REASON) as [ReportReason, ...ReportReason[]];
export const ReportReason = z.enum(REPORT_REASONS);

/** Body of `PUT /community/{post_id}/report`. */
export const NewReport = z.object({ reason: ReportReason, note: Passage(REPORT_NOTE_MAX).default('') });
export type NewReport = z.input<typeof NewReport>;

/** What is said of reports and of posts that were taken down. */
export const REPORT_MESSAGE = {
  own: 'This post is your own. You can delete it.',
  tooMany: `You have reported ${REPORTS_MAX} posts. Take back a report of an older one first.`,
  takenDown:
    'We took this picture down from the community, so it cannot be shown to others. The contact page is the way to answer.',
} as const;

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
