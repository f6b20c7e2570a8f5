import { REPORTS_MAX } from './report-limits.ts';
import type { ReportReason } from './reports.ts';

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
} as const satisfies Record<ReportReason, string>;

/** What is said of reports and of posts that were taken down. */
export const REPORT_MESSAGE = {
  own: 'This post is your own. You can delete it.',
  tooMany: `You have reported ${REPORTS_MAX} posts. Take back a report of an older one first.`,
  takenDown:
    'We took this picture down from the community, so it cannot be shown to others. The contact page is the way to answer.',
} as const;
