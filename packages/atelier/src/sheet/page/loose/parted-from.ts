/** How far a tint of the ground stands from the colours before it. */
import { luma, type Rgb } from '#atelier/kit/colour.ts';

/** How much more a difference of value parts cloth from its ground than one of hue. */
const VALUE = 1.6;

const between = (c: Rgb, tint: Rgb): number =>
  Math.hypot(...c.map((v, i) => v - tint[i]), (luma(c) - luma(tint)) * VALUE);

/** The distance of the nearest. */
export const partedFrom = (tint: Rgb, colours: readonly Rgb[]): number =>
  Math.min(...colours.map((colour) => between(colour, tint)));
