/** Bags that hang on the body: a backpack by both shoulders, a bag on a strap across it. Heads of the body throughout. */

import type { Accessory } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { headSpace } from '#atelier/figure/head/head-space.ts';
import type { PoseSpec } from '#atelier/figure/poses/pose-spec.ts';
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, perp, scaled, sub, unit } from '#atelier/kit/points.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { band, ellipse } from '#atelier/kit/shapes.ts';
import { LEFT, other, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import { leather } from './draw-carried.ts';
import { hangTassel, quiltFace } from './draw-quilting.ts';
import { type Thing, thingOf } from './worn-things.ts';

/** Where a strap lies on the shoulder. @param out 0 at the neck, 1 at the shoulder's point. */
const onShoulder = ({ body: { trap } }: Wearer, s: Side, out: number): Point =>
  add(mix(trap[s][2], trap[s][4], out), [0, -0.03]);

/** A flat strap along a line: its face, its shaded edge and two rows of stitches where it is broad enough for them. */
function tape(t: Thing, pts: Point[], half: number): void {
  const line = spline(pts);
  const edge = (side: number): Point[] =>
    line.map((p, i) => {
      const along = unit(sub(line[Math.min(line.length - 1, i + 1)], line[Math.max(0, i - 1)]));
      return add(p, scaled(perp(along), side * half));
    });
  const [left, right] = [edge(1), edge(-1)];
  const shape = band(left, right);
  t.B.glaze([shape.map((p) => add(p, [0.035, 0.035]))], '#3a3238', 0.3, 0.03, undefined, true);
  t.B.form([shape], t.ramp, { round: half * 0.9, base: 0.36, edge: 1 });
  t.B.ink(
    [left, right].map((side) => ({ pts: side, w: 0.0115, press: [0.7, 1, 0.7] })),
    t.ramp.ink,
  );
  if (half < 0.05) return;
  for (const side of [0.66, -0.66])
    t.B.ink([{ pts: edge(side), w: 0.006, press: [0.4, 0.8, 0.4], a: 0.5 }], t.ramp.light);
}

/**
 * Half its breadth, how far it rises over the shoulders, and how far it hangs below the waist: so broad and so high that it is
 * seen beside the neck and beyond the arms.
 */
const PACK = { half: 0.72, rise: 0.36, hang: 0.26 } as const;

interface PackBox {
  middle: number;
  top: number;
  low: number;
}

function packBox({ body: { rows, trap } }: Wearer): PackBox {
  const waist = mix(rows[LEFT][3], rows[RIGHT][3], 0.5);
  const top = Math.min(trap[LEFT][4][1], trap[RIGHT][4][1]) - PACK.rise;
  return { middle: lerp(waist[0], (trap[LEFT][4][0] + trap[RIGHT][4][0]) / 2, 0.5), top, low: waist[1] + PACK.hang };
}

/** From its own -1..1 across and 0..1 down to the body's heads. */
const packPoint =
  ({ middle, top, low }: PackBox) =>
  (u: number, v: number): Point => [middle + u * PACK.half, lerp(top, low, v)];

function packBody(t: Thing): (u: number, v: number) => Point {
  const p = packPoint(packBox(t.w));
  leather(
    t,
    closedSpline([
      p(-0.5, 0.02),
      p(0, 0),
      p(0.5, 0.02),
      p(0.9, 0.2),
      p(1, 0.55),
      p(0.97, 0.92),
      p(0.6, 1),
      p(-0.6, 1),
      p(-0.97, 0.92),
      p(-1, 0.55),
      p(-0.9, 0.2),
    ]),
  );
  return p;
}

/** The whole pack as it is seen from behind: a lid, a pocket, the loop it is lifted by. */
function packFromBehind(t: Thing): void {
  const p = packBody(t);
  const lid = [
    ...spline([p(-0.92, 0.2), p(-0.5, 0.02), p(0, 0), p(0.5, 0.02), p(0.92, 0.2)]),
    ...spline([p(0.93, 0.38), p(0, 0.45), p(-0.93, 0.38)]),
  ];
  t.B.form([lid], t.ramp, { round: 0.08, base: 0.28 });
  const pocket = closedSpline([
    p(-0.66, 0.56),
    p(0, 0.55),
    p(0.66, 0.56),
    p(0.7, 0.76),
    p(0.64, 0.92),
    p(0, 0.94),
    p(-0.64, 0.92),
    p(-0.7, 0.76),
  ]);
  t.B.form([pocket], t.ramp, { round: 0.06, base: 0.3 });
  const seams = [spline([p(0.93, 0.38), p(0, 0.45), p(-0.93, 0.38)]), [...pocket, pocket[0]]];
  t.B.ink(
    seams.map((pts) => ({ pts, w: 0.0105, press: [0.6, 1, 0.6] })),
    t.ramp.ink,
  );
  tape(t, [p(-0.16, 0.03), p(-0.12, -0.06), p(0, -0.085), p(0.12, -0.06), p(0.16, 0.03)], 0.022);
  for (const u of [-0.4, 0.4]) {
    tape(t, [p(u, 0.3), p(u, 0.42), p(u, 0.53)], 0.034);
    t.B.touch([ellipse(p(u, 0.5), 0.03, 0.024, 12)], '#d9b25a', 1);
  }
}

/** Two straps over the shoulders, round under the arms. */
function packStraps(t: Thing): void {
  const { rows } = t.w.body;
  for (const s of SIDES) {
    const from = onShoulder(t.w, s, 0.42);
    const end = add(mix(rows[s][1], rows[s][2], 0.62), [s * 0.03, 0]);
    const middle: Point = [lerp(from[0], end[0], 0.24) - s * 0.02, lerp(from[1], end[1], 0.5)];
    // webbing runs on from the padded part, back to the foot of the pack
    tape(t, [mix(middle, end, 0.75), add(end, [s * 0.03, 0.14]), add(rows[s][3], [s * 0.26, 0.06])], 0.024);
    tape(t, [from, add(from, [s * 0.004, 0.12]), middle, end], 0.066);
    const buckle = mix(middle, end, 0.3);
    t.B.ink(
      [{ pts: [add(buckle, [-0.07, 0.012]), add(buckle, [0.07, -0.012])], w: 0.03, press: [1, 1, 1] }],
      t.ramp.deep,
    );
  }
}

/** The hip at which a bag hangs: beside an arm that hangs too, if there is one. */
function hangs({ arm }: PoseSpec): Side {
  const isFree = (s: Side): boolean => !arm[s].over && arm[s].hand.startsWith('hang');
  return isFree(LEFT) || !isFree(RIGHT) ? LEFT : RIGHT;
}

/** Where a tassel hangs from the foot of a bag, a share of half its breadth from the middle towards the body. */
const TASSEL_AT = 0.5;

/** A flat bag with a flap at the hip, its strap from the other shoulder across the body. */
function crossbody(t: Thing): void {
  const { rows, pose } = t.w.body;
  const s = t.w.back ? other(hangs(pose)) : hangs(pose);
  const hip = mix(rows[s][4], rows[s][5], 0.55);
  const centre = mix(hip, mix(rows[LEFT][5], rows[RIGHT][5], 0.5), 0.3);
  const tilt = s * -0.05;
  const p = (x: number, y: number): Point => add(centre, [x * 0.36 - y * tilt * 0.3, y * 0.25 + x * tilt]);
  const from = onShoulder(t.w, other(s), 0.36);
  const [inner, outer] = [p(-s * 0.82, -0.86), p(s * 0.86, -0.86)];
  const chest = mix(rows[other(s)][1], rows[s][2], 0.44);
  tape(
    t,
    [from, add(mix(from, chest, 0.5), [-s * 0.035, 0.01]), chest, add(mix(chest, inner, 0.55), [s * 0.015, 0]), inner],
    0.028,
  );
  const body = closedSpline([
    p(-0.94, -0.96),
    p(0, -1),
    p(0.94, -0.96),
    p(1, 0),
    p(0.95, 0.9),
    p(0.6, 1),
    p(-0.6, 1),
    p(-0.95, 0.9),
    p(-1, 0),
  ]);
  leather(t, body);
  const lower = spline([p(1, -0.1), p(0.7, 0.2), p(0, 0.3), p(-0.7, 0.2), p(-1, -0.1)]);
  const flap = [...spline([p(-0.96, -0.94), p(0, -1), p(0.96, -0.94)]), ...lower];
  t.B.glaze([lower.concat(lower.map((q) => add(q, [0.01, 0.035])).reverse())], '#3a3238', 0.4, 0.012);
  t.B.form([flap], t.ramp, { round: 0.05, base: 0.27 });
  t.B.ink([{ pts: lower, w: 0.0115, press: [0.6, 1, 0.6] }], t.ramp.ink);
  quiltFace(t, p);
  t.B.touch([ellipse(p(0, 0.2), 0.032, 0.024, 14)], '#d9b25a', 1);
  for (const at of [inner, outer]) t.B.touch([ellipse(at, 0.026, 0.026, 12)], '#d9b25a', 0.9);
  hangTassel(t, p(-s * TASSEL_AT, 0.97));
}

/** Kinds of accessories that hang on the body. */
const WORN: ReadonlySet<string> = new Set(['backpack', 'crossbody']);

const thingsOf = (S: Scene, w: Wearer, accessories: readonly Accessory[], seed: number): Thing[] =>
  accessories.filter(({ kind }) => WORN.has(kind)).map((a) => thingOf(headSpace(S, w, seed), w, a));

/** What stands out behind the body: before hair and clothes are painted. */
export function drawBagsBehind(S: Scene, w: Wearer, accessories: readonly Accessory[], seed: number): void {
  if (w.back) return;
  for (const t of thingsOf(S, w, accessories, seed)) if (t.accessory.kind === 'backpack') packBody(t);
}

/** What lies on the clothes: before the hair that falls over it. */
export function drawBagsOver(S: Scene, w: Wearer, accessories: readonly Accessory[], seed: number): void {
  for (const t of thingsOf(S, w, accessories, seed))
    if (t.accessory.kind === 'crossbody') crossbody(t);
    else if (w.back) packFromBehind(t);
    else packStraps(t);
}
