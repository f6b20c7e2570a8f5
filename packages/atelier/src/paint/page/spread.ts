/** How far the clothes of a Look spread below the hip, as they are cut. */
import type { Look } from '#atelier/look/look.ts';
import { flatOf, isUncut } from '#atelier/paint/flats/flat.ts';
import { UNITS } from '#atelier/paint/flats/worn-flat.ts';

/** Page y from which hems spread: arms and sleeves end above it. */
const BELOW_ARMS = 710;
/** Half-widths from which two columns, and from which one, would be in the way, page units. */
const BROAD = 150;
const WIDE = 245;

/** Half the width of the widest hem, page units; 0 where nothing reaches below the hip. */
export function spreadOf(look: Look): number {
  let widest = 0;
  for (const garment of look.garments) {
    if (isUncut(garment)) continue;
    for (const { points } of flatOf(garment, look, 'front').marks)
      for (const [x, y] of points) if (y * UNITS > BELOW_ARMS) widest = Math.max(widest, Math.abs(x));
  }
  return widest * UNITS;
}

/** Does a hem spread so far that there is no room for a column on either side of it? */
export const isBroad = (look: Look): boolean => spreadOf(look) > BROAD;

/** Half-width from which only the middle of the page has room to both sides, page units. */
const VAST = 345;

/** Does a hem spread so far that it needs the whole width of the page? */
export const isVast = (look: Look): boolean => spreadOf(look) > VAST;

/** Does a hem spread so far that the figure has to make room? */
export const isWide = (look: Look): boolean => spreadOf(look) > WIDE;
