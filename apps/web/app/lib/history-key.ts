/** Where the history is kept among what was read; apart, so that whoever only forgets it does not load its reader. */
export const HISTORY_KEY = ['wallet-history'] as const;
