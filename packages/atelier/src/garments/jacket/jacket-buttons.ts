/** Which buttons a jacket or coat carries: their colour and size, and where they sit on fronts that stand open. */

import type { Garment } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { countOf, trimOf } from '#atelier/garments/measures.ts';
import { lumaOf, mixHex, rgbOf } from '#atelier/kit/colour.ts';
import type { Jacket } from './jacket.ts';
import { isCardigan } from './jacket-details.ts';

const BRASS = '#d3ac55';
const HORN = '#6b5138';
const PALE_HORN = '#cdb9a0';

/** Cloth of which a darker button would be lost. */
const DARK = 0.24;

const isBlue = (hex: string): boolean => {
  const [r, , b] = rgbOf(hex);
  return b > r * 1.4;
};

/** The colour of a jacket's buttons: as said, or such as are sewn to its cloth. */
export function buttonColour(g: Garment): string {
  const said = trimOf(g, 'buttons');
  if (said) return said;
  const { fabric, colour } = g.cloth;
  // covered in the lapels' satin
  if (factsOf(g).evening) return mixHex(colour.hex, '#8d8c96', 0.34);
  if (['brocade', 'velvet', 'silk'].includes(fabric)) return '#c9a24c';
  if (fabric === 'denim') return '#b98a4a';
  const light = lumaOf(colour.hex);
  // a navy coat or a reefer has a sailor's buttons
  if (g.closure === 'double-breasted' && !factsOf(g).plainButtons && light < 0.3 && isBlue(colour.hex)) return BRASS;
  if (light > 0.6) return HORN;
  return light < DARK ? mixHex(colour.hex, PALE_HORN, 0.52) : mixHex(colour.hex, '#0d0b0b', 0.62);
}

/** Buttons that are counted are to be counted: so much larger, page units. */
const COUNTED = 1.2;

/** Radius of its buttons, page units: a coat's are larger than a jacket's. */
export function buttonSize(g: Garment, j: Jacket): number {
  if (isCardigan(g)) return trimOf(g, 'buttons') || countOf(g, 'buttons') > 0 ? 4.9 : 3.8;
  const counted = countOf(g, 'buttons') > 0 ? COUNTED : 0;
  if (j.cut.double) return 6.2 + counted;
  if (g.layer === 'outer' && j.cut.front !== 'vee' && g.closure === 'buttons') return 4.8 + counted;
  return (j.cut.front === 'vee' ? 4 : 5) + counted;
}
