/** Characters of what somebody writes beside a report, and of what an author is told beside the reason. */
export const REPORT_NOTE_MAX = 500;

/** Posts that one person reports in an hour at most. */
export const REPORTS_PER_HOUR = 20;

/** Posts that one person may have reported at one time: each of them is left out of every page they ask for. */
export const REPORTS_MAX = 500;
