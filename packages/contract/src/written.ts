import * as z from 'zod';

/** Half characters, controls and marks that turn the way of reading; a line's breaks among them. */
const NOT_IN_A_LINE = /[\p{Surrogate}\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** What nobody sees. Joiners are among them: Indian letters and emoji are written with them, and nothing with them alone. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu;

const clean = (words: string): string => words.replace(NOT_IN_A_LINE, (sign) => (sign === '\t' ? ' ' : '')).trim();
const isSeen = (words: string): boolean => words.replace(UNSEEN, '') !== '';

/** What somebody wrote in one line; nothing where there is nothing to see. */
const lineOf = (words: string): string => {
  const line = clean(words);
  return isSeen(line) ? line : '';
};

const BREAK = /\r\n?|[\n\u2028\u2029]/u;

/** The same of several lines, whatever they end with. */
const passageOf = (words: string): string => {
  const lines = words.split(BREAK).map(clean);
  return lines.some(isSeen) ? lines.join('\n').trim() : '';
};

/**
 * A line of somebody's own words, of at most `max` characters: what cannot be seen or printed is left out. @param rule what is said of one
 * that is longer
 */
export const Line = (max: number, rule?: string) => z.string().overwrite(lineOf).max(max, rule);

/** The same of several lines. */
export const Passage = (max: number) => z.string().overwrite(passageOf).max(max);
