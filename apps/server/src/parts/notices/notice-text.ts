/** One channel for all topics: what a process is not waiting for costs it one map lookup. */
export const CHANNEL = 'toile_notices';

/** What is sent on the channel. */
export const noticeText = (topic: string, body: unknown): string => JSON.stringify({ topic, body });

/** A part of a statement that posts the notice of the parameter `text` (such as `$4`) when it commits. */
export const NOTIFY = (text: string): string => `pg_notify('${CHANNEL}', ${text})`;
