/** A wrapped front: one side crosses to a tie at the waist and runs on as the skirt's free edge. */

import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Skirt } from '#atelier/garments/lower/skirt/skirt.ts';
import { spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { RIGHT } from '#atelier/kit/side.ts';
import type { Bodice } from './bodice-cut.ts';

/** Weight of the free edge of the front that lies over the other: it is what a wrap is told by. */
const EDGE = 1.15;

/** @param from the point of the neckline. @param tie where it is tied. */
export function wrapFront(b: Bodice, f: Wearer, from: Point, tie: Point): void {
  b.lines.push({ kind: 'overlap', points: spline([from, add(mix(from, tie, 0.5), [2, 4]), tie], 8), weight: EDGE });
  for (let i = 0; i < 2; i++)
    b.folds.push({
      points: spline(
        [
          add(tie, [3, -3 - i * 5]),
          add(mix(tie, f.bust[RIGHT], 0.3), [0, -6 - i * 9]),
          mix(add(tie, [0, -i * 8]), add(f.bust[RIGHT], [-8, 8 + i * 10]), 0.5 + 0.1 * i),
        ],
        8,
      ),
      width: 11,
      height: 4,
      side: 1,
      ink: 0.55 - i * 0.15,
      from: 0.12,
      on: ['bodice'],
    });
}

export function wrapSkirt(k: Skirt): void {
  const edge = k.panel.line(
    [
      [-0.68, 0],
      [-0.5, 0.35],
      [-0.42, 0.7],
      [-0.5, 1],
    ],
    10,
  );
  k.lines.push({ kind: 'overlap', points: edge, weight: 1.3 });
  // the upper front stands off the one beneath, more toward the hem
  k.folds.push({ points: edge, width: 26, height: 9, side: -1, grow: true, on: ['skirt'] });
  for (let i = 0; i < 2; i++)
    k.folds.push({
      points: k.panel.line(
        [
          [-0.6 + i * 0.08, 0.015],
          [-0.42 + i * 0.2, 0.18],
          [-0.3 + i * 0.36, 0.38 + i * 0.06],
        ],
        10,
      ),
      width: 16,
      height: 5,
      side: i ? 1 : -1,
      ink: 0.75,
      to: 0.7,
      on: ['skirt'],
    });
}
