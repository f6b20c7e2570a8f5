/** How far the clothes of a Look spread below the hip, as they are cut. */
import type { Look } from '@toile/look';
import { flatOf, isUncut } from '#atelier/sheet/flats/flat.ts';
import type { Mark } from '#atelier/sheet/flats/pen.ts';
import { UNITS } from '#atelier/sheet/flats/worn-flat.ts';

/** Page y from which hems spread: arms and sleeves end above it. */
const BELOW_ARMS = 710;
/** Half-widths from which two columns, and from which one, would be in the way, page units. */
const BROAD = 150;
const WIDE = 245;

/** Of every flat that is kept. */
const WIDEST = new WeakMap<readonly Mark[], number>();

/** How far marks reach from the middle below the hip, centimetres. */
function widestOf(marks: readonly Mark[]): number {
  const known = WIDEST.get(marks);
  if (known !== undefined) return known;
  let widest = 0;
  for (const { points } of marks)
    for (const [x, y] of points) if (y * UNITS > BELOW_ARMS) widest = Math.max(widest, Math.abs(x));
  WIDEST.set(marks, widest);
  return widest;
}

/** Half the width of the widest hem, page units; 0 where nothing reaches below the hip. */
export function spreadOf(look: Look): number {
  const cut = look.garments.filter((garment) => !isUncut(garment));
  return Math.max(0, ...cut.map((garment) => widestOf(flatOf(garment, look, 'front').marks))) * UNITS;
}

/** Does a hem spread so far that there is no room for a column on either side of it? */
export const isBroad = (look: Look): boolean => spreadOf(look) > BROAD;

/** Half-width from which only the middle of the page has room to both sides, page units. */
const VAST = 345;

/** Does a hem spread so far that it needs the whole width of the page? */
export const isVast = (look: Look): boolean => spreadOf(look) > VAST;

/** Does a hem spread so far that the figure has to make room? */
export const isWide = (look: Look): boolean => spreadOf(look) > WIDE;
