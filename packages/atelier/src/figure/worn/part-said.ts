/** What is told of one part of a thing: 'silver chain strap' of its strap, 'gold hardware' of its metal. */
import { type Accessory, wordsOf } from '@toile/look';
import type { Ramp } from '#atelier/figure/brush/brush.ts';
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { hexIn } from '#atelier/lexicon/colours/hex-in.ts';

type Told = Pick<Accessory, 'details' | 'told'>;

/** The words of a part, if any are told of it. */
export const partSaid = (thing: Told, part: RegExp): string | undefined =>
  wordsOf(thing)
    .map((word) => word.replaceAll('-', ' '))
    .find((word) => part.test(word));

/** The colour that is told of a part. */
export function partHex(thing: Told, part: RegExp): string | undefined {
  const told = wordsOf(thing)
    .map((word) => word.replaceAll('-', ' '))
    .filter((word) => part.test(word));
  return told.map(hexIn).find((hex) => hex !== undefined);
}

export const partRamp = (thing: Told, part: RegExp, otherwise: Ramp): Ramp => {
  const hex = partHex(thing, part);
  return hex === undefined ? otherwise : rampOf(hex);
};

const BRASS = '#d9b25a';
const METAL_PARTS =
  /\b(?:hardware|buckles?|clasps?|locks?|turnlock|zips?|zippers?|rings?|studs|feet|chains?|metal|rivets|frame)\b/;

/** The metal of a thing's fittings. */
export const metalHex = (thing: Told): string => partHex(thing, METAL_PARTS) ?? BRASS;
