import type { Colour } from '@toile/look';
import { colourDistance } from '#atelier/kit/colour.ts';
import { COLOURS } from '#atelier/lexicon/colours/colours.ts';

const HEX = /^#[0-9a-f]{6}$/;

/** A colour by its hex, under the name of the nearest that has one: a name of one's own would be set on the sheet. */
export function chosenColour(to: string): Colour | undefined {
  const hex = to.toLowerCase();
  if (!HEX.test(hex)) return undefined;
  let [name, nearest] = ['', Number.POSITIVE_INFINITY];
  for (const colour of COLOURS) {
    const far = colourDistance(hex, colour.hex);
    if (far < nearest) [name, nearest] = [colour.name, far];
  }
  return { name, hex };
}
