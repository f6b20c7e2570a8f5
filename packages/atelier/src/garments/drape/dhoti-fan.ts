/** The pleated end of a dhoti: gathered at the navel, falling between the legs in a fan that stops at the shin. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Trousers } from '#atelier/garments/lower/trousers/trouser-legs.ts';
import { stream } from '#atelier/kit/chance.ts';
import { at, reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';

export function dhotiFan(f: Wearer, t: Trousers, fabric: FabricRule, seed: number): Build {
  const next = stream(seed, 'dhoti-fan');
  const b = emptyBuild();
  const top = at(t.waistLine, 0.5);
  const knees = mix(f.leg[LEFT].knee, f.leg[RIGHT].knee, 0.5);
  const low = lerp(knees[1], f.leg[LEFT].ankle[1], 0.62);
  const edge = (s: Side): Point[] =>
    spline(
      [
        add(top, [s * 9, 2]),
        add(f.crotch, [s * 15, -10]),
        [knees[0] + s * 26, knees[1]],
        [knees[0] + s * 40, low - (s < 0 ? 0 : 14)],
      ],
      10,
    );
  const panel = new Panel(edge(-1), edge(1), { depth: 0.34, sagBottom: 8, across: 26, along: 40 });
  const pleats = 6;
  const hem: Point[] = [];
  for (let i = 0; i < pleats; i++) {
    const [u0, u1] = [-1 + (2 * i) / pleats, -1 + (2 * (i + 1)) / pleats];
    hem.push(add(panel.map(u0, 1), [0, -4]), add(panel.map(lerp(u0, u1, 0.92), 1), [0, 5]));
    if (i === 0) continue;
    b.folds.push({
      points: Array.from({ length: 20 }, (_, k) => panel.map(u0 * lerp(0.8, 1, k / 19), lerp(0.02, 1, k / 19))),
      width: 9,
      height: fabric.foldHeight * (0.7 + next() * 0.3),
      side: 1,
      grow: true,
      ink: 0.6 + next() * 0.3,
      from: 0,
      to: 1,
      on: ['fan'],
    });
  }
  hem.push(panel.map(1, 1));
  b.pieces.push({
    name: 'fan',
    outline: [...panel.row(0), ...panel.edge(1), ...reversed(hem), ...reversed(panel.edge(-1))],
    surface: panel,
    lift: 2.5,
  });
  b.lines.push(
    { kind: 'overlap', points: panel.edge(-1), weight: 0.6 },
    { kind: 'overlap', points: panel.edge(1), weight: 0.8 },
    { kind: 'hem', points: hem, weight: 0.9 },
  );
  return b;
}
