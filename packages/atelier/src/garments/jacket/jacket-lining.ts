/** The inside of a jacket's back, seen between its open fronts. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { centreX, shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { LEFT } from '#atelier/kit/side.ts';
import type { JacketCut } from './jacket-cut.ts';

/** What the inside of a jacket lies between: its sides, its front's surface, and how far that sags, page units. */
interface Inside {
  left: Point[];
  right: Point[];
  panel: Panel;
  sag: number;
}

/** Inside of the back: the hem's ellipse goes on behind, higher only by perspective, and meets both fronts. */
export function liningOf(f: Wearer, cut: JacketCut, { left, right, panel, sag }: Inside): Build {
  const b = emptyBuild();
  const surface = new Panel(left, right, { depth: -0.32, top: (u) => -20 * (1 - u * u), along: 40 });
  const hem = Array.from({ length: 26 }, (_, i): Point => {
    const u = -1 + (2 * i) / 25;
    const p = panel.map(u, 1);
    return [p[0], p[1] - sag * (1 - u * u) * 1.55];
  });
  b.pieces.push({
    name: 'lining',
    outline: [
      ...reversed(shoulderLine(f, -1, cut.pad, cut.padOut)),
      ...shoulderLine(f, 1, cut.pad, cut.padOut),
      ...right,
      ...reversed(hem),
      ...reversed(left),
    ],
    surface,
    dark: 0.25,
    shadeDown: [f.waist[LEFT][1], 0.75, cut.endY, 0.1],
  });
  b.lines.push({ kind: 'hem', points: hem, weight: 0.8 });
  if (cut.endY > f.hip[LEFT][1] + 150) {
    const x = centreX(f, cut.endY);
    b.lines.push({
      kind: 'opening',
      points: spline(
        [
          [x, lerp(f.crotch[1], cut.endY, 0.4)],
          [x + 3, lerp(f.crotch[1], cut.endY, 0.8)],
          [x + 2, hem[13][1]],
        ],
        8,
      ),
      weight: 0.7,
    });
  }
  return b;
}
