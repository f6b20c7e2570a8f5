/** How far the clothes of a Look spread below the hip, as they are cut. */
import type { Garment, Look } from '@toile/look';
import { remembering } from '#atelier/kit/remember.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { isUncut } from '#atelier/sheet/flats/flat.ts';
import { wornAlone } from './worn-alone.ts';

/** Page y from which hems spread: arms and sleeves end above it. */
const BELOW_ARMS = 710;
/** Half-widths from which two columns, and from which one, would be in the way, page units. */
const BROAD = 150;
const WIDE = 245;

const MOST_KNOWN = 64;
const remember = remembering<number>(MOST_KNOWN);

/** How far a garment reaches from the middle below the hip. */
function widestOf(garment: Garment, look: Look): number {
  const { id: _, name: __, ...cut } = garment;
  return remember(JSON.stringify([cut, look.person]), () => {
    const below = wornAlone(garment, look).filter(([, y]) => y > BELOW_ARMS);
    return below.reduce((widest, [x]) => Math.max(widest, Math.abs(x - PAGE.width / 2)), 0);
  });
}

/** Half the width of the widest hem, page units; 0 where nothing reaches below the hip. */
export const spreadOf = (look: Look): number =>
  Math.max(0, ...look.garments.filter((garment) => !isUncut(garment)).map((garment) => widestOf(garment, look)));

/** Does a hem spread so far that there is no room for a column on either side of it? */
export const isBroad = (look: Look): boolean => spreadOf(look) > BROAD;

/** Half-width from which only the middle of the page has room to both sides, page units. */
const VAST = 345;

/** Does a hem spread so far that it needs the whole width of the page? */
export const isVast = (look: Look): boolean => spreadOf(look) > VAST;

/** Does a hem spread so far that the figure has to make room? */
export const isWide = (look: Look): boolean => spreadOf(look) > WIDE;
