import type { Colour } from '@toile/look';
import { nearestName } from '#atelier/lexicon/colours/nearest-name.ts';

const HEX = /^#[0-9a-f]{6}$/;

/** A colour by its hex, under the name of the nearest that has one: a name of one's own would be set on the sheet. */
export function chosenColour(to: string): Colour | undefined {
  const hex = to.toLowerCase();
  return HEX.test(hex) ? { name: nearestName(hex), hex } : undefined;
}
