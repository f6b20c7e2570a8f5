import type { Word } from '#atelier/reading/words/word.ts';

/** 'Storm blue', 'a cloud print': what a colour or a print is like is no place. */
export const isHueOf = (word: Word, next: Word | undefined): boolean =>
  word.keys.length === 1 &&
  next?.gap === 'none' &&
  next.sense !== undefined &&
  (next.sense.as === 'colour' || (next.sense.as === 'attribute' && next.sense.entry.as === 'print'));
