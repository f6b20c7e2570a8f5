import type { Sense } from '#atelier/lexicon/lexicon.ts';

/**
 * One sense of a word that has several: what stands beside it tells which. The first row that fits is the sense; where none fits the
 * grammar chooses among the lexicon's own.
 */
export interface Homonym {
  /** The words in question, folded; `|` between them. */
  word: string;
  /** What stands right before it in the same breath, folded words. */
  before?: RegExp;
  /** What stands right after it. */
  after?: RegExp;
  /** Written in the plural: 'orchids' are flowers, 'orchid' a colour. */
  plural?: boolean;
  /** A phrase of the lexicon that has this sense, and what it is there; none where the word then says nothing by itself. */
  means?: readonly [as: Sense['as'], phrase: string];
  /** It says nothing of what could be drawn either: 'worn with', 'three-piece' of what is named piece by piece. */
  isSilent?: true;
  /** Words that need the row, and what the word is read as in them. */
  example: string;
  reads: string;
}

const THE = '(?:the |a |an |her |his |its |their |one |both |each )*';
const PLACED = `^(?:behind|on|at|in|to|down|along|around|round|near|by) ${THE}(?:left|right|upper|lower)? ?`;

/** A place on its wearer right after the word: 'at the left hip'. */
export const placed = (where: string): RegExp => new RegExp(`${PLACED}(?:${where})\\b`);
/** Any of these words right after it. */
export const right = (words: string): RegExp => new RegExp(`^(?:${words})\\b`);
