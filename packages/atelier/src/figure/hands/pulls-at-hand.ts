/** Creases that a hand on the hip presses into the cloth under it: from under its fingertips on, soft, dying soon. */

import type { Brush } from '#atelier/figure/brush/brush.ts';
import { spline } from '#atelier/kit/curves.ts';
import { add, type Point, scaled, sub, unit } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import type { PlacedHand } from './placed-hand.ts';

/** Two creases, hand units: from under the forefinger's tip and from under the one before the little finger's to where they die. */
const CREASES: readonly (readonly [from: Point, middle: Point, to: Point])[] = [
  [
    [0.17, 0.72],
    [0.222, 0.89],
    [0.238, 1.03],
  ],
  [
    [-0.03, 0.76],
    [-0.022, 0.9],
    [-0.05, 1.0],
  ],
];
/** The shade that turns from a crease: breadth in hand units, depth, and edge in heads. A line beside it would be a claw. */
const SHADE = { broad: 0.044, depth: 0.2, soft: 0.02 } as const;
/** How soon a crease is at its broadest, as a power of its length. */
const SOON = 0.55;

/** @param colour of the shade. */
export function paintPulls(B: Brush, h: PlacedHand, colour: string): void {
  for (const way of CREASES) {
    const line = spline(way.map(h.at));
    const along = unit(sub(line[line.length - 1], line[0]));
    // shade lies on the side away from the light
    const across: Point = along[1] > 0 ? [along[1], -along[0]] : [-along[1], along[0]];
    const { broad, depth, soft } = SHADE;
    const swell = (i: number): number => Math.sin((i / (line.length - 1)) ** SOON * Math.PI);
    const turned = line.map((p, i) => add(p, scaled(across, broad * h.size * swell(i))));
    B.glaze([band(line, turned)], colour, depth, soft, undefined, true);
  }
}
