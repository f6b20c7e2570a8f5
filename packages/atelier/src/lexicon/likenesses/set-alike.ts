import type { SetEntry } from '#atelier/lexicon/entry.ts';
import type { Likeness } from './likeness.ts';

/** Several garments under one name that are cut as pieces known here. */
export interface SetAlike {
  words: string;
  cut?: SetEntry['cut'];
  /** Its pieces, the one it is known by first. */
  pieces: readonly Likeness[];
}
