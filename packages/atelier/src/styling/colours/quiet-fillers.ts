/** What nobody named and is worn beside what was takes a colour that keeps out of the way. */
import type { Colour } from '@toile/look';
import { lightness } from '#atelier/kit/colour.ts';
import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import type { Piece } from '#atelier/styling/piece.ts';
import type { Taste } from '#atelier/styling/taste.ts';
import { allowed, LEAST_CONTRAST } from './palette.ts';

const QUIET = [
  ...['ivory', 'stone', 'navy', 'charcoal', 'cream', 'soft black', 'white', 'sand', 'light grey', 'taupe', 'camel'],
  ...['ecru', 'slate', 'chocolate', 'tan', 'midnight blue', 'straw', 'black', 'khaki', 'natural', 'beige', 'grey'],
] as const;
const IS_QUIET: ReadonlySet<string> = new Set(QUIET);

/**
 * The colour a filler was given, unless it speaks louder than the neutrals: then the first of them that stands off its neighbours.
 * @param given chosen as for any companion
 */
export function quietened(
  piece: Piece,
  given: Colour,
  neighbours: readonly Colour[],
  { taste, not }: { taste: Taste; not: readonly Colour[] },
): Colour {
  const { garment, entry, palette } = piece;
  const isOwn = given.name === entry.colour || palette.includes(given.name) || garment.cloth.fabric === 'denim';
  if (isOwn || taste.tonal || taste.dares || IS_QUIET.has(given.name)) return given;
  const apart = QUIET.filter(allowed(not))
    .map(colourNamed)
    .filter(({ hex }) =>
      neighbours.every((other) => Math.abs(lightness(hex) - lightness(other.hex)) >= LEAST_CONTRAST),
    );
  return taste.pick(`neutral.${garment.id}`, apart) ?? given;
}
