/** The lower end of a swimsuit or body: cut high on the leg, narrow between. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';

/** From page height `fromY` down to the crotch. */
export function swimBrief(f: Wearer, fromY: number): Build {
  const b = emptyBuild();
  const side = (s: Side): Point => {
    const [top, low] = [f.highHip[s], f.hip[s]];
    return [lerp(top[0], low[0], 0.55) + s * 1.5, Math.max(fromY + 6, lerp(top[1], low[1], 0.55))];
  };
  const edge = (s: Side): Point[] => {
    const corner = side(s);
    const under: Point = add(f.crotch, [s * 9, 8]);
    return [
      [f.highHip[s][0] + s * 1.5, fromY - 4],
      ...spline(
        [corner, add(mix(corner, under, 0.4), [-s * 3, -5]), add(mix(corner, under, 0.78), [-s * 5, -4]), under],
        9,
      ),
    ];
  };
  const [left, right] = [edge(-1), edge(1)];
  const panel = new Panel(left, right, { depth: 0.5, across: 24, along: 30, sagBottom: 5 });
  b.pieces.push({ name: 'brief', outline: panel.outline(), surface: panel });
  for (const line of [left, right])
    b.lines.push(
      { kind: 'opening', points: line.slice(1), weight: 0.9 },
      { kind: 'stitch', points: line.slice(1).map((p, i) => mix(p, panel.map(0, i / 40), 0.06)), weight: 0.6 },
    );
  b.lines.push({ kind: 'opening', points: panel.row(1, -1, 1, 8), weight: 0.8 });
  return b;
}
