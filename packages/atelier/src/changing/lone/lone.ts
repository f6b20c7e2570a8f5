import type { LonePlace, LoneThing } from './lone-thing.ts';

/** What becomes of a wish for a lone thing: the thing as it is then, or why it stays. */
export type OfLone = { next: LoneThing; part?: string; note?: string } | { why: string };

/** A thing by itself, and what was asked of it. */
export interface Lone {
  place: LonePlace;
  thing: LoneThing;
  clause: string;
  /** The part that was spoken of last. */
  held: string | undefined;
  /** That part was put on just before. */
  isFresh?: boolean;
}
