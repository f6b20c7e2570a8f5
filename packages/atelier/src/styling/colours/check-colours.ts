import type { Colour } from '@toile/look';
import { lightness } from '#atelier/kit/colour.ts';
import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import type { Taste } from '#atelier/styling/taste.ts';
import { hueGap, isNeutral } from './palette.ts';

const BROAD = ['navy', 'bottle green', 'soft black', 'maroon', 'charcoal'];
const BROAD_ON_DARK = ['cherry red', 'bottle green', 'royal blue', 'maroon'];
const FINE = ['ivory', 'mustard', 'butter'];
const FINE_ON_PALE = ['cherry red', 'navy', 'bottle green'];

/**
 * Colours of a tartan on this ground: broad bars of a deep colour of another hue, then fine lines that light them up. On a dark
 * ground the bars differ by hue alone, as a hunting tartan's do.
 */
export function tartanColours(ground: Colour, taste: Taste): Colour[] {
  const light = lightness(ground.hex);
  const apart = ({ hex }: Colour): boolean => isNeutral(hex) || isNeutral(ground.hex) || hueGap(hex, ground.hex) > 40;
  const broad = (light < 35 ? BROAD_ON_DARK : BROAD)
    .map(colourNamed)
    .filter((colour) => apart(colour) && Math.abs(lightness(colour.hex) - light) > 8);
  const first = taste.pick('motif', broad) ?? colourNamed('soft black');
  const fine = (light > 75 ? FINE_ON_PALE : FINE)
    .map(colourNamed)
    .filter(({ hex, name }) => name !== first.name && Math.abs(lightness(hex) - light) > 12);
  const second = taste.pick('motif2', fine);
  return second ? [first, second] : [first];
}

/** Gingham is dyed yarn against white: a colour that was asked for has white beside it, and only white a colour of its own. */
export const ginghamColours = (ground: Colour): Colour[] | undefined =>
  lightness(ground.hex) < 92 ? [colourNamed('white')] : undefined;
