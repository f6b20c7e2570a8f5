import type { JobQueue } from '#server/parts/jobs/jobs.ts';

/** What is to be mailed and where its link leads. The secret is made when the letter is written, so no job holds one. */
export type MailJob =
  | { kind: 'recovery'; email: string; url: string }
  | { kind: 'verification'; accountId: string; url: string };

/** Letters waiting to be sent. Pauses of 2, 4, 8 … seconds: a mail server may be away for some ten minutes. */
export const MAIL_QUEUE: JobQueue<MailJob> = { name: 'account-mail', retries: 8, attemptSeconds: 60, pauseSeconds: 2 };
