/** What is buckled round the trunk: braces over both shoulders, a small bag on a belt. */

import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { band, ellipse } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT, SIDES } from '#atelier/kit/side.ts';
import { leather } from './draw-carried.ts';
import type { DrawThing } from './worn-things.ts';

const BRASS = '#d9b25a';
/** Half the breadth of a brace, heads. */
const BRACE = 0.05;

/** From the shoulder to the waistband, each with its clip; from behind they cross. */
export const drawSuspenders: DrawThing = (t) => {
  const { trap, rows } = t.w.body;
  for (const s of SIDES) {
    const from = add(mix(trap[s][2], trap[s][4], 0.4), [0, -0.02]);
    const waist = t.w.back ? -s : s;
    const end = mix(mix(rows[LEFT][3], rows[RIGHT][3], 0.5), rows[waist > 0 ? RIGHT : LEFT][3], 0.5);
    const line = spline([from, add(mix(from, end, 0.5), [s * 0.02, 0]), end]);
    const edge = (k: number): Point[] => line.map(([x, y]): Point => [x + k * BRACE, y]);
    const shape = band(edge(-1), edge(1));
    t.B.glaze([shape.map((p) => add(p, [0.03, 0.03]))], '#3a3238', 0.28, 0.03, undefined, true);
    t.B.form([shape], t.ramp, { round: 0.03, base: 0.36, edge: 1 });
    t.B.ink(
      [edge(-1), edge(1)].map((pts) => ({ pts, w: 0.0115, press: [0.8, 1, 0.8] })),
      t.ramp.ink,
    );
    const clip = [
      add(end, [-0.055, -0.07]),
      add(end, [0.055, -0.07]),
      add(end, [0.045, 0.03]),
      add(end, [-0.045, 0.03]),
    ];
    t.B.touch([clip], BRASS, 1);
    t.B.ink([{ pts: [...clip, clip[0]], w: 0.009, press: [1, 1, 1] }], t.ramp.ink);
  }
};

/** A flat pouch before the hip, its belt round the waist. */
export const drawBeltBag: DrawThing = (t) => {
  const { rows } = t.w.body;
  const [left, right] = [mix(rows[LEFT][3], rows[LEFT][4], 0.5), mix(rows[RIGHT][3], rows[RIGHT][4], 0.5)];
  const middle = add(mix(left, right, 0.5), [0, 0.05]);
  const belt = spline([left, middle, right]);
  t.B.ink([{ pts: belt, w: 0.07, press: [1, 1, 1] }], t.ramp.ink);
  t.B.ink([{ pts: belt, w: 0.052, press: [1, 1, 1] }], t.ramp.shade);
  if (t.w.back) return;
  const p = (x: number, y: number): Point => add(middle, [x - 0.06, y]);
  leather(
    t,
    closedSpline([
      p(-0.34, -0.1),
      p(0, -0.13),
      p(0.34, -0.1),
      p(0.38, 0.04),
      p(0.28, 0.19),
      p(0, 0.23),
      p(-0.28, 0.19),
      p(-0.38, 0.04),
    ]),
  );
  const zipped = spline([p(-0.3, -0.03), p(0, -0.05), p(0.3, -0.03)]);
  t.B.ink([{ pts: zipped, w: 0.02, press: [1, 1, 1] }], t.ramp.ink);
  t.B.ink([{ pts: zipped, w: 0.009, press: [1, 1, 1] }], '#cfccc6');
  t.B.touch([ellipse(p(0.29, -0.01), 0.022, 0.035, 12)], BRASS, 1);
};
