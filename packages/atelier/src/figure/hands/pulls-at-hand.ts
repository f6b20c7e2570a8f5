/** The short folds that a hand on the hip draws into the cloth under it: from its thumb and its fingertips away, dying soon. */

import type { Brush } from '#atelier/figure/brush/brush.ts';
import { spline } from '#atelier/kit/curves.ts';
import { add, type Point, scaled, sub, unit } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import type { PlacedHand } from './placed-hand.ts';

/** A pull, hand units: from under the hand to where it dies, how far its middle sags, and how broad it is there. */
interface Pull {
  way: readonly [from: Point, middle: Point, to: Point];
  broad: number;
  depth: number;
}

/** Beside the hand, where the thumb presses or the ball of it lies behind the waist; and from under the fingertips. */
const PULLS: readonly Pull[] = [
  {
    way: [
      [0.11, 0.3],
      [0.21, 0.34],
      [0.29, 0.35],
    ],
    broad: 0.045,
    depth: 0.3,
  },
  {
    way: [
      [0.13, 0.6],
      [0.2, 0.69],
      [0.25, 0.75],
    ],
    broad: 0.04,
    depth: 0.26,
  },
];
/** Where the thumb lies on the cloth the first pull comes from its tip. */
const AT_THUMB: Pull = {
  way: [
    [0.22, 0.31],
    [0.31, 0.38],
    [0.38, 0.42],
  ],
  broad: 0.045,
  depth: 0.32,
};
/** How soon a pull is at its broadest, as a power of its length. */
const SOON = 0.5;
/** Softness of their shade, and of the line at their foot, heads. */
const SOFT = { shade: 0.028, foot: 0.008 } as const;
/** Breadth of the line at the foot of a pull, a share of its shade's, and its depth beside that. */
const FOOT = { broad: 0.24, depth: 1.5 } as const;

/** @param colour of the shade. */
export function paintPulls(B: Brush, h: PlacedHand, colour: string): void {
  const pulls = h.thumb ? [AT_THUMB, ...PULLS.slice(1)] : PULLS;
  for (const { way, broad, depth } of pulls) {
    const line = spline(way.map(h.at));
    const along = unit(sub(line[line.length - 1], line[0]));
    // shade lies on the side away from the light
    const across: Point = along[0] > 0 ? [-along[1], along[0]] : [along[1], -along[0]];
    const shade = (g: number): Point[] =>
      band(
        line,
        line.map((p, i) => add(p, scaled(across, g * h.size * Math.sin((i / (line.length - 1)) ** SOON * Math.PI)))),
      );
    B.glaze([shade(broad)], colour, depth, SOFT.shade, undefined, true);
    B.glaze([shade(broad * FOOT.broad)], colour, depth * FOOT.depth, SOFT.foot, undefined, true);
  }
}
