/** A potli: a bag gathered on its drawstring, carried by cord or beads, worked in gold. */

import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { closedSpline, pointAlong, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { closeHand, grip, leather } from './draw-carried.ts';
import { bead, type DrawThing, saidOf, type Thing, wire } from './worn-things.ts';

const GOLD = rampOf('#d3aa4e');
const PEARL = rampOf('#f1e8d6');
/** Worked with thread or metal. */
const WORKED = /zardo|zari|embroider|gold|sequin|peacock|motif|stone|mirror|gota|brocade/;
const BEADED = /pearl|bead|moti/;

/** The cord or string of beads over the fingers, from one side of the neck to the other. */
function handle(t: Thing, at: Point, neck: Point): void {
  const line = spline([
    add(neck, [-0.06, 0]),
    add(at, [-0.1, 0.08]),
    add(at, [0, -0.02]),
    add(at, [0.1, 0.08]),
    add(neck, [0.06, 0]),
  ]);
  if (!BEADED.test(saidOf(t.accessory))) {
    wire(t.B, line, 0.018, t.ramp);
    return;
  }
  for (let i = 0; i <= 16; i++) bead(t.B, pointAlong(line, i / 16), 0.023, PEARL);
}

/** A peacock's or a flower's round in gold on the face of the bag, and a row of work over its foot. */
function work(t: Thing, neck: Point): void {
  const c = add(neck, [0, 0.25]);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 2 * Math.PI;
    const petal = closedSpline(
      (
        [
          [0.03, -0.016],
          [0.095, -0.02],
          [0.11, 0],
          [0.095, 0.02],
          [0.03, 0.016],
        ] as const
      ).map(([x, y]): Point => add(c, [x * Math.cos(a) - y * Math.sin(a), (x * Math.sin(a) + y * Math.cos(a)) * 0.92])),
    );
    t.B.form([petal], GOLD, { round: 0.02, base: 0.3, grain: 0 });
  }
  bead(t.B, c, 0.032, PEARL);
  const row = spline([add(neck, [-0.22, 0.38]), add(neck, [0, 0.445]), add(neck, [0.22, 0.38])]);
  for (let i = 0; i <= 10; i++) bead(t.B, pointAlong(row, i / 10), 0.017, GOLD);
}

/** The ends of the drawstring hang at either side, each in a tassel. */
function tassels(t: Thing, neck: Point): void {
  for (const s of [-1, 1]) {
    const end = add(neck, [s * 0.19, 0.2]);
    wire(t.B, spline([add(neck, [s * 0.05, 0.01]), add(neck, [s * 0.15, 0.05]), end]), 0.014, GOLD);
    const skirt = closedSpline([
      add(end, [-0.012, 0.02]),
      add(end, [0.012, 0.02]),
      add(end, [0.042, 0.16]),
      add(end, [0, 0.17]),
      add(end, [-0.042, 0.16]),
    ]);
    t.B.form([skirt], GOLD, { round: 0.02, base: 0.36 });
    t.B.ink(
      [-0.016, 0, 0.016].map((x) => ({
        pts: [add(end, [x * 0.4, 0.03]), add(end, [x * 1.6, 0.16])],
        w: 0.006,
        press: [1, 1],
      })),
      GOLD.ink,
    );
    bead(t.B, end, 0.026, GOLD);
  }
}

/** Half-breadths of its body from the neck down, heads. */
const BODY: readonly Point[] = [
  [0.045, 0],
  [0.2, 0.12],
  [0.285, 0.3],
  [0.2, 0.46],
  [0, 0.5],
];

export const drawPotli: DrawThing = (t) => {
  const g = grip(t);
  if (!g) return;
  const neck = add(g.at, [0, 0.24]);
  handle(t, g.at, neck);
  closeHand(t, g.side);
  const left = BODY.map(([x, y]): Point => add(neck, [-x, y]));
  const right = BODY.slice(0, -1)
    .map(([x, y]): Point => add(neck, [x, y]))
    .reverse();
  leather(t, closedSpline([...left, ...right]));
  const frill = closedSpline([
    add(neck, [-0.17, -0.1]),
    add(neck, [-0.08, -0.075]),
    add(neck, [0, -0.115]),
    add(neck, [0.08, -0.075]),
    add(neck, [0.17, -0.1]),
    add(neck, [0.045, 0.015]),
    add(neck, [-0.045, 0.015]),
  ]);
  leather(t, frill, 0.4);
  t.B.ink(
    [-0.16, -0.08, 0, 0.08, 0.16].map((dx) => ({
      pts: spline([add(neck, [dx * 0.2, 0.02]), add(neck, [dx, 0.12]), add(neck, [dx * 1.25, 0.22])]),
      w: 0.011,
      press: [1, 0.8, 0.1],
      a: 0.6,
    })),
    t.ramp.ink,
  );
  wire(t.B, [add(neck, [-0.055, 0]), add(neck, [0, 0.014]), add(neck, [0.055, 0])], 0.022, GOLD);
  if (WORKED.test(saidOf(t.accessory))) work(t, neck);
  tassels(t, neck);
};
