import type { Look } from '@toile/look';
import { asWorn } from './as-worn.ts';
import { besideTheWish } from './beside-the-wish.ts';
import { complaints } from './complaints.ts';
import { ofColours } from './of-colours.ts';
import { ofLegs } from './of-legs.ts';
import { ofShape } from './of-shape.ts';
import { ofSomebody } from './of-somebody.ts';
import { onlyThere } from './only-there.ts';
import { partAndHow } from './part-and-how.ts';
import { riddance } from './riddance.ts';

/** What is no order goes first, so that what stands behind it begins a clause. */
const STEPS: readonly ((words: string, look: Look) => string)[] = [
  besideTheWish,
  riddance,
  ofSomebody,
  (words, look) => asWorn(look, words),
  complaints,
  partAndHow,
  (words, look) => ofColours(look, words),
  (words, look) => ofLegs(look, words),
  (words, look) => ofShape(look, words),
  (words, look) => onlyThere(look, words),
];

/** An order in somebody's own words, said as this room reads it; what it is of may depend on what is worn. Lower case in and out. Pure. */
export const asMeant = (words: string, look: Look): string => STEPS.reduce((said, step) => step(said, look), words);
