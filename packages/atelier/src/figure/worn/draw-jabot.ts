/** A jabot: falls of lace from the throat, each over the next. In heads. */

import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { bead, type DrawThing, type Thing } from './worn-things.ts';

/** The falls from the lowest up: how far below the throat each begins, half its breadth and its depth. */
const FALLS = [
  [0.3, 0.25, 0.33],
  [0.16, 0.225, 0.29],
  [0.02, 0.19, 0.25],
] as const;
const FLUTES = 5;

/** One fall of fluted cloth; its edge runs in scallops. */
function fall({ B, ramp }: Thing, top: Point, half: number, deep: number): void {
  const edge: Point[] = [];
  for (let i = 0; i <= FLUTES * 2; i++) {
    const u = i / FLUTES - 1;
    const y = deep * (1 - 0.3 * u * u) + (i % 2 ? 0.028 : -0.012);
    edge.push(add(top, [u * half, y]));
  }
  const shape = [
    ...spline([add(top, [-0.07, 0]), add(top, [0, -0.02]), add(top, [0.07, 0])]),
    ...spline(edge).reverse(),
  ];
  B.glaze([shape.map((p) => add(p, [0.025, 0.04]))], '#4a4048', 0.4, 0.03, undefined, true);
  B.form([shape], ramp, { round: 0.05, base: 0.22, edge: 1 });
  B.ink([{ pts: [...shape, shape[0]], w: 0.0115, press: [0.6, 1, 0.8, 1, 0.6] }], ramp.ink);
  const flutes = edge.slice(1, -1).map((p, i) => ({
    pts: spline([
      add(top, [(p[0] - top[0]) * 0.22, 0.03]),
      add(top, [(p[0] - top[0]) * 0.6, deep * 0.45]),
      add(p, [0, -0.03]),
    ]),
    w: i % 2 ? 0.006 : 0.01,
    press: [0.4, 1, 0.4],
    a: 0.7,
  }));
  B.ink(flutes, ramp.deep);
  // the open ground of lace along the edge
  const holes = spline(edge).filter((_, i) => i % 3 === 1);
  for (const p of holes) bead(B, add(p, [0, -0.028]), 0.009, ramp);
}

export const drawJabot: DrawThing = (t) => {
  const { pit } = t.w.body.j;
  for (const [down, half, deep] of FALLS) fall(t, add(pit, [0, down - 0.08]), half, deep);
  const knot = closedSpline([
    add(pit, [-0.09, -0.12]),
    add(pit, [0.09, -0.12]),
    add(pit, [0.075, -0.03]),
    add(pit, [-0.075, -0.03]),
  ]);
  t.B.form([knot], t.ramp, { round: 0.04, base: 0.28 });
  t.B.ink([{ pts: [...knot, knot[0]], w: 0.01, press: [1, 1, 1] }], t.ramp.ink);
};
