/**
 * What clothes may ask of a wearer, all in page units and all computed from the drawn body. Ease lies outside these curves,
 * so that no skin shows at an edge.
 */

import { between, nearest, resample, spline } from '#atelier/kit/curves.ts';
import { memoiseBySide } from '#atelier/kit/memoise-by-side.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, perp, scaled, sub, unit } from '#atelier/kit/points.ts';
import { both, LEFT, RIGHT, SIDES, type Side, type Sided } from '#atelier/kit/side.ts';
import type { Station } from './forms.ts';
import { FRONT_SHIFT } from './retarget.ts';
import type { Wearer } from './wearer.ts';

export const isWoman = (f: Wearer): boolean => f.sex === 'female';
/** How far the middle of the front lies from the middle of the body, as a share of its half-width; 0 seen from the front. */
const frontOf = (f: Wearer): number => (f.body.pose.turn ?? 0) * FRONT_SHIFT;
/** The middle of the front between two flanks. */
const middle = (f: Wearer, l: Point, r: Point): Point => mix(l, r, 0.5 + frontOf(f) * 0.5);
export const bustPoint = (f: Wearer, s: Side): Point =>
  mix(f.bust[LEFT], f.bust[RIGHT], (s < 0 ? 0.25 : 0.75) + frontOf(f) * (Math.sign(frontOf(f)) === s ? 0.24 : 0.4));

/** x of the body's centre line at height y: pit of the neck > waist > hip > between the ankles. */
export function centreX(f: Wearer, y: number): number {
  const line: Point[] = [
    f.neck.pit,
    middle(f, f.bust[LEFT], f.bust[RIGHT]),
    middle(f, f.waist[LEFT], f.waist[RIGHT]),
    middle(f, f.hip[LEFT], f.hip[RIGHT]),
    mix(f.leg[LEFT].ankle, f.leg[RIGHT].ankle, 0.5),
  ];
  const i = Math.max(
    1,
    line.findIndex((p) => y <= p[1]),
  );
  const j = y > line[line.length - 1][1] ? line.length - 1 : i;
  const t = (y - line[j - 1][1]) / (line[j][1] - line[j - 1][1]);
  return lerp(line[j - 1][0], line[j][0], clamp(t, 0, 1.2));
}

function makeArmAxis(f: Wearer, s: Side): Point[] {
  const { shoulder, elbow, wrist, side } = f.arm[s];
  const top = add(shoulder, [side * 3, -14]);
  const upper = resample(spline([top, add(mix(top, elbow, 0.5), [side * 2.4, 0]), elbow]), 41).slice(0, 40);
  const lower = resample(spline([elbow, add(mix(elbow, wrist, 0.5), [side * 1.6, 0]), wrist]), 40);
  let line = [...upper, ...lower];
  // rounds the elbow without moving it along the arm
  for (let pass = 0; pass < 5; pass++)
    line = line.map((p, i) => (i === 0 || i === 79 ? p : mix(p, mix(line[i - 1], line[i + 1], 0.5), 0.5)));
  return line;
}

/** Middle of the arm, 80 points: 0 shoulder, exactly half-way the elbow, 1 wrist. */
export const armAxis = memoiseBySide(makeArmAxis);

function profile(st: readonly (readonly [number, number])[], t: number): number {
  if (t <= st[0][0]) return st[0][1];
  for (let i = 1; i < st.length; i++) {
    const a = st[i - 1];
    const b = st[i];
    if (t <= b[0]) return lerp(a[1], b[1], (t - a[0]) / (b[0] - a[0]));
  }
  return st[st.length - 1][1];
}

type Widths = readonly (readonly [number, number])[];
const WIDTHS = new WeakMap<readonly Station[], Widths>();

/** Where along a limb it is how wide, without the rest of its stations. */
function widthsOf(stations: readonly Station[]): Widths {
  const known = WIDTHS.get(stations);
  if (known) return known;
  const widths: Widths = stations.map(([, u, w]) => [u, w]);
  WIDTHS.set(stations, widths);
  return widths;
}

/** Half-width of the bare arm at t (0 shoulder, 0.5 elbow, 1 wrist), page units, measured from its axis to one edge. */
export function armHalf(f: Wearer, outer: boolean, t: number): number {
  const st: Station[] = outer ? f.body.form.armOuter : f.body.form.armInner;
  return profile(widthsOf(st), t * 2) * f.body.build.limb * f.perHead;
}

/** Cloth is never nearer to the arm than this, page units. */
const SLEEVE_EASE = 2.5;

/**
 * Edge of a sleeve from fraction `from` to `to` of the arm. `widths` are half-widths from the axis in page units; where the bare arm
 * is wider, the arm's own edge plus a little ease counts, so no build shows skin beside its sleeve.
 */
export function armEdge(
  f: Wearer,
  s: Side,
  widths: readonly (readonly [number, number])[],
  outer: boolean,
  from: number,
  to: number,
  n = 26,
): Point[] {
  const axis = armAxis(f, s);
  const turn = (outer ? 1 : -1) * (s < 0 ? 1 : -1);
  return Array.from({ length: n }, (_, i) => {
    const t = from + ((to - from) * i) / (n - 1);
    const j = Math.round(clamp(t) * 79);
    const way = unit(sub(axis[Math.min(79, j + 1)], axis[Math.max(0, j - 1)]));
    const half = Math.max(profile(widths, t), armHalf(f, outer, t) + SLEEVE_EASE);
    return add(axis[j], scaled(perp(way), half * turn));
  });
}

interface LegShape {
  edge: Sided<Point[]>;
  middle: Point[];
}

function makeLegShape(f: Wearer, s: Side): LegShape {
  const outer = resample(f.lineToPage(f.body.legOut[s]), 70);
  const inner = resample(f.lineToPage(f.body.legIn[s]), 70);
  const middle = between(outer, inner, 0.5, 70);
  return { edge: s === LEFT ? both(outer, inner) : both(inner, outer), middle };
}

/** Both edges and the middle of a bare leg, 70 points each from the hip to the ankle; the edges are the viewer's left and right. */
export const legShape = memoiseBySide(makeLegShape);

/** The outer line of neck, shoulder and arm. */
const outerArm = memoiseBySide((f: Wearer, s: Side): Point[] => f.lineToPage(f.body.armOut[s]));

/** Trapezius line from the base of the neck to the shoulder point; `lift` raises it (pads), `out` carries it on, page units. */
export function shoulderLine(f: Wearer, s: Side, lift = 0, out = 0): Point[] {
  const body = outerArm(f, s);
  const a = nearest(body, f.neck.base[s]);
  const b = nearest(body, f.shoulder[s]);
  const run = resample(body.slice(a, b + 1), 17);
  // cloth built out beyond the bone bridges the hollow behind the collarbone
  const bridged = clamp(out / 8) * 0.75;
  return run.map(([x, y], i) => {
    const t = i / 16;
    const over = Math.min(y, lerp(y, lerp(run[0][1], run[16][1], t), bridged));
    return [x + s * out * t, over - lift * Math.sin((t * Math.PI) / 2)];
  });
}

/** Armhole, a shallow S from shoulder point to underarm, shared by bodice and sleeve. All offsets in page units. */
export function armhole(f: Wearer, s: Side, lift = 0, out = 0, drop = 0, ease = 0): Point[] {
  const t = add(f.shoulder[s], [s * out, -lift]);
  const u = add(f.underarm[s], [s * ease, drop]);
  return spline([t, add(mix(t, u, 0.28), [-s * 7, 2]), add(mix(t, u, 0.68), [-s * 9, 2]), u], 8);
}
/** The torso runs 4 page units under the sleeve: two anti-aliased edges on one curve would leave a pale seam. */
export const underlap = (hole: Point[], s: Side): Point[] =>
  hole.map((p, i) => (i && i < hole.length - 1 ? add(p, [s * 4, 0]) : p));

/** Pushes an edge out, in place, until it contains both legs, so that no pose breaks a skirt. */
export function coverLegs(f: Wearer, edge: Point[], s: Side, gap = 5): void {
  const sides = SIDES.map((leg) => legShape(f, leg).edge[s]);
  let carried = 0;
  edge.forEach((p, i) => {
    let need = 0;
    for (const e of sides)
      for (let q = 1; q < e.length; q++)
        if ((e[q - 1][1] - p[1]) * (e[q][1] - p[1]) <= 0) need = Math.max(need, (e[q][0] + s * gap - p[0]) * s);
    carried = Math.max(need, carried * 0.985);
    if (i > edge.length * 0.15) p[0] += s * carried;
  });
  for (let pass = 0; pass < 8; pass++)
    for (let i = 2; i < edge.length - 1; i++) edge[i][0] = (edge[i - 1][0] + edge[i][0] * 2 + edge[i + 1][0]) / 4;
}
