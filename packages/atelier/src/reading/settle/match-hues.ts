/** 'A bottle green kurta, a matching green dupatta': a plain name said of what matches is the colour it matches. */
import type { Colour } from '@toile/look';
import type { Draft, Thing } from '#atelier/draft/draft.ts';
import { oklch } from '#atelier/kit/colour.ts';

/** Names of whole hues. */
const HUES: ReadonlySet<string> = new Set(
  'red orange yellow green blue purple pink brown grey violet gold silver beige'.split(' '),
);
/** How far the colour that is matched may lie from its hue's plain name, degrees. */
const SAME_HUE = 40;
/** Greys have no hue worth comparing. */
const GREY = 0.03;

function isOfHue(matched: Colour, named: Colour): boolean {
  const words = matched.name.split(' ');
  if (words.includes(named.name)) return true;
  // mehendi green is called green, however near it lies to yellow
  if (words.some((word) => HUES.has(word))) return false;
  const [a, b] = [oklch(matched.hex), oklch(named.hex)];
  if (a.c < GREY || b.c < GREY) return false;
  const between = Math.abs(a.h - b.h);
  return Math.min(between, 360 - between) <= SAME_HUE;
}

const coloursOf = ({ said }: Thing): Colour[] => said.flatMap(({ colour, part }) => (colour && !part ? [colour] : []));

/** Gives what matches the very colour of what it matches, where the words call it by the plain name of that hue. */
export function matchHues({ things }: Draft): void {
  things.forEach((thing, i) => {
    if (!thing.matches) return;
    thing.said = thing.said.map((said) => {
      const { colour, part } = said;
      if (!colour || part || !HUES.has(colour.name)) return said;
      const source = things
        .slice(0, i)
        .flatMap(coloursOf)
        .findLast((other) => isOfHue(other, colour));
      return source ? { ...said, value: source.name, colour: source } : said;
    });
  });
}
