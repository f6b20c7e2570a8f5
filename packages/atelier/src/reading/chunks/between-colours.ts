import type { Word } from '#atelier/reading/words/word.ts';
import type { Link } from './link.ts';

/** 'black/white': two colours of one thing, no choice. */
export const isBetweenColours = ({ keys }: Word, last: Link | undefined, next: Word | undefined): boolean =>
  keys[0] === '/' && last?.said.as === 'colour' && next?.sense?.as === 'colour';
