/** Openings cut into the sides of a waist: the body shows through, the edges are bound. */

import type { Build } from '#atelier/cloth/build.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { slice, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { outsideOf } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';

/** The opening at one side, closed beyond the side seam. */
function opening(f: Wearer, s: Side): Point[] {
  const top = mix(f.bust[s], f.underbust[s], 0.75);
  const low = add(f.waist[s], [0, -4]);
  const inward = Math.abs(f.waist[RIGHT][0] - f.waist[LEFT][0]) * 0.27;
  const inner: Point = [mix(top, low, 0.6)[0] - s * inward, mix(top, low, 0.6)[1]];
  return spline(
    [
      add(top, [s * 30, 2]),
      add(top, [-s * 3, 3]),
      add(mix(top, inner, 0.65), [-s * 2, -2]),
      inner,
      add(mix(inner, low, 0.5), [-s * 2, 3]),
      add(low, [-s * 2, 0]),
      add(low, [s * 30, 0]),
    ],
    9,
  );
}

/** Cuts both sides out of a bodice, in place. */
export function cutSides(f: Wearer, b: Build): void {
  const holes = SIDES.map((s) => opening(f, s));
  for (const piece of b.pieces) if (!piece.name.startsWith('sleeve')) piece.hole = [...(piece.hole ?? []), ...holes];
  for (const hole of holes) {
    b.lines = b.lines.flatMap((line) => outsideOf(line.points, hole).map((points) => ({ ...line, points })));
    b.folds = b.folds.map((fold) => ({ ...fold, ink: 0 }));
  }
  for (const hole of holes) {
    const edge = slice(hole, 0.2, 0.8, 40);
    b.lines.push({ kind: 'opening', points: edge, weight: 1 });
  }
}
