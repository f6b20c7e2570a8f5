/** Whether words make a small child of somebody, or look for one. Cheap, and linear. */
import { KINDS_OF_SMALL, SEEKS_SMALL, SMALL_SAID } from '#atelier/lexicon/language/said/small.ts';
import { grammarOf, kindsOf, type Token, words } from './grammar.ts';
import { isSaid } from './tokens.ts';

const kinds = { ...kindsOf(KINDS_OF_SMALL), waves: words('of'), count: words('count of') };
const isSmall = grammarOf(kinds, SMALL_SAID);
const isSought = grammarOf(kinds, SEEKS_SMALL);

/** Whether whoever is spoken of is a small child: a doubt, for who is drawn grown in what the grown alone wear. */
export const callsSmall = (text: string): boolean => isSaid(text, isSmall);

/** Of words as `plainText` leaves them. */
export const seeksTheSmall = (tokens: readonly Token[]): boolean => isSought(tokens);
