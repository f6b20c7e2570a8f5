/** What of a collar or a neckline is seen behind the neck: its inside, from one side of the neck to the other. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { newFlat } from '#atelier/garments/finish/flat-surface.ts';
import { at, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';

/** Room between a collar and the side of the neck, page units. */
const GAP = 5;

/** Where a collar folds over at the side of the neck. @param rise 0 the neck's base .. 1 under the ear. */
export const collarTop = (f: Wearer, s: Side, rise: number): Point =>
  add(mix(f.neck.base[s], f.neck.top[s], rise), [s * GAP, 0]);

/** The back of a collar that stands round the neck. */
export function collarBack(f: Wearer, rise: number): Build {
  const b = emptyBuild();
  const [a, c] = [collarTop(f, -1, rise), collarTop(f, 1, rise)];
  const top = spline([a, add(mix(a, c, 0.5), [0, -8]), c], 10);
  const outline = [...top, at(shoulderLine(f, 1), 0.2), add(f.neck.pit, [0, 6]), at(shoulderLine(f, -1), 0.2)];
  b.pieces.push({ name: 'collar-back', outline, surface: newFlat(outline), dark: 0.75 });
  b.lines.push({ kind: 'opening', points: top, weight: 0.7 });
  return b;
}
