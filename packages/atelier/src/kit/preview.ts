import { MILLIMETRES } from './units.ts';

/** Pixels per page unit below which a page is a preview: finery that nobody could see there is left out. */
export const PREVIEW = 0.45;

/** Millimetres of the figure in a pixel, at so many pixels per page unit. */
export const grainOf = (scale: number): number => MILLIMETRES / scale;

/** The grain beyond which finery is left out: glints, stitches, the holes of a button. */
export const FINERY = grainOf(PREVIEW);
