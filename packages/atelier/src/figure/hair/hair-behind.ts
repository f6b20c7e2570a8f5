/** What the views from behind share: where hair grows from and ends, its lee and its outline. */

import type { Ramp } from '#atelier/figure/brush/brush.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { stream } from '#atelier/kit/chance.ts';
import { type Point, shift } from '#atelier/kit/points.ts';
import { flyaways } from './hair-shapes.ts';

/** Where short hair ends on the nape, from the right ear to the left. */
export const NAPE: Point[] = [
  [0.338, 0.62],
  [0.27, 0.74],
  [0.19, 0.84],
  [0.09, 0.872],
  [0, 0.862],
  [-0.09, 0.872],
  [-0.19, 0.84],
  [-0.27, 0.74],
  [-0.338, 0.62],
];
/** The whorl hair grows from. */
export const WHORL: Point = [0.03, 0.13];

/** A shape's shadow of itself, away from the light. */
export const leeward = (shape: Point[]): Point[] => shift(shape, [0.26, 0.1]);

/** The outline of hair against the light, and single hairs that leave it. */
export function contourOf(s: HeadSpace, edge: Point[], c: Ramp): void {
  s.H.ink(
    [
      { pts: edge, w: 0.0115, press: [0.4, 0.9, 0.8, 1.1, 0.6], gap: [0.26, 0.34] },
      ...flyaways(edge, 6, 0.008, stream(s.seed, 'hair-from-behind.flyaways')),
    ],
    c.ink,
  );
}
