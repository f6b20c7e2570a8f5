/** Which tops are worn over others, and so are no other name of them. */
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';

/** Knits and jackets are worn over shirts, and a cardigan open over another knit. */
export const isLayered = (one: GarmentEntry, other: GarmentEntry): boolean =>
  one.family === 'top' &&
  (one.facts?.wornOpen !== other.facts?.wornOpen ||
    (one.facts?.shirting !== other.facts?.shirting && !one.generic && !other.generic));

/** A knit is worn over a shirt or a T-shirt: with an article of its own it is another, and an open one is no shut one. */
export const isKnitOver = (known: GarmentEntry, { layer, family, facts }: GarmentEntry, isOne: boolean): boolean =>
  family === 'top' &&
  ((isOne && layer === 'mid' && known.layer !== 'mid' && known.facts?.block !== undefined) ||
    (known.facts?.block !== undefined && known.facts.wornOpen !== facts?.wornOpen));
