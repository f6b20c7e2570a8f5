/** Patterns over `plainText` as one: whole words alone. */
export const rule = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/**
 * A long pattern, and a short one without which it is nowhere: most texts hold nothing of the short one, and what is never asked is never compiled.
 * Those of the young alone are eight megabytes of code.
 */
export interface Led {
  readonly lead: RegExp;
  readonly whole: RegExp;
}

/** Whether words hold what a pattern says. */
export const holds = (words: string, { lead, whole }: Led): boolean =>
  words.search(lead) >= 0 && words.search(whole) >= 0;
