/** What an article says of the thing it stands before. */
import type { Word } from '#atelier/reading/words/word.ts';

const DEFINITE: ReadonlySet<string> = new Set(['the', 'this', 'its']);

/** It was spoken of before. */
export const isDefinite = ({ keys }: Word): boolean => keys.some((key) => DEFINITE.has(key));

/** It is one thing, whatever is said of it: 'a', or 'with a'. */
export const isOne = ({ keys }: Word): boolean => keys.at(-1) === 'a' || keys.at(-1) === 'an';
