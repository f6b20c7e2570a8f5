/** A pair of socks laid flat, one over the other: cuff, heel and toe, and what is knitted into them. */
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { closedSpline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { even } from '../bags/bag-face.ts';
import { partHex } from '../part-said.ts';
import { accentOf, type DrawThing, saidOf, type Thing } from '../worn-things.ts';

/** Heads: the ankle of the nearer sock, half its leg, the length of its foot; the second lies so far off. */
const SOCK = { at: [0, 4.6], half: 0.24, foot: 0.98, sole: 0.34, second: [0.34, -0.16] } as const;
/** How high the leg stands over the ankle. */
const HEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:no show|liner|sneaker|trainer|footie)\b/, 0.1],
  [/\b(?:ankle|quarter|short|bobby|frilly)\b/, 0.42],
  [/\b(?:over the knee|thigh)\b/, 2.1],
  [/\b(?:knee|football|hockey|long|stockings?)\b/, 1.6],
];
const CREW = 0.95;
const CUFF = 0.15;

/** From 0..1 across and 0..1 down the leg to the body's heads. */
type At = (u: number, v: number) => Point;

function outline(ankle: Point, high: number): Point[] {
  const p = (x: number, y: number): Point => add(ankle, [x, y]);
  const { half, foot, sole } = SOCK;
  return closedSpline([
    ...[p(-half, -high), p(0, -high - 0.01), p(half, -high), p(half * 0.98, -high * 0.5), p(half, -0.06)],
    ...[p(half + 0.12, 0.08), p(half + foot * 0.55, 0.13), p(half + foot * 0.76, 0.2), p(half + foot * 0.78, sole)],
    ...[p(half + foot * 0.6, sole + 0.05), p(half * 0.6, sole + 0.04), p(-half * 0.7, sole + 0.05)],
    ...[p(-half - 0.08, sole - 0.1), p(-half - 0.04, 0.04), p(-half * 0.98, -high * 0.5)],
  ]);
}

/** Little figures over leg and foot: stars, dots, hearts, stripes. */
function figures(t: Thing, at: At, body: Point[], high: number): void {
  const said = saidOf(t.accessory).replaceAll('-', ' ');
  const hex =
    partHex(t.accessory, /\b(?:stars?|dots?|stripes?|hearts?|flowers?|motifs?|prints?)\b/) ??
    accentOf(t.accessory) ??
    '#f4ecd8';
  const rows = Math.max(2, Math.round((high + 0.4) / 0.26));
  const clip = [body];
  if (/strip/.test(said)) {
    for (let i = 0; i < rows * 2; i++) {
      const v = 0.06 + i * (0.09 / Math.max(0.5, high));
      t.B.ink([even([at(-0.3, v), at(1.3, v)], 0.05)], hex, { clip });
    }
    return;
  }
  if (!/\b(?:stars?|dots?|polka|hearts?|floral|flowers?|motifs?|printed)\b/.test(said)) return;
  const isStar = /\bstars?\b/.test(said);
  const shape = (c: Point): Point[] =>
    isStar
      ? Array.from({ length: 10 }, (_, i): Point => {
          const a = (i / 10) * 2 * Math.PI - Math.PI / 2;
          const r = i % 2 ? 0.021 : 0.052;
          return add(c, [Math.cos(a) * r, Math.sin(a) * r]);
        })
      : ellipse(c, 0.036, 0.036, 20);
  const onLeg = Array.from({ length: rows * 3 }, (_, i) =>
    at(0.2 + (i % 3) * 0.32 + (Math.floor(i / 3) % 2) * 0.14, 0.14 + (Math.floor(i / 3) / rows) * 0.95),
  );
  const { half, foot, sole } = SOCK;
  const ankle = at(0.5, 1);
  const onFoot = [0.1, 0.3, 0.5, 0.68].map((x, i) =>
    add(ankle, [half + foot * (x - 0.1), sole * (i % 2 ? 0.55 : 0.85)]),
  );
  for (const c of [...onLeg, ...onFoot]) t.B.form([shape(c)], rampOf(hex), { round: 0.006, base: 0.3, grain: 0, clip });
}

function sock(t: Thing, ankle: Point, high: number): void {
  const body = outline(ankle, high);
  const { half, foot, sole } = SOCK;
  const at: At = (u, v) => add(ankle, [lerp(-half, half, u), lerp(-high, 0, v)]);
  t.B.glaze([body.map((p) => add(p, [0.03, 0.05]))], '#4a4048', 0.3, 0.05, undefined, true);
  t.B.form([body], t.ramp, { round: 0.1, base: 0.32 });
  const toe = rampOf(partHex(t.accessory, /\btoes?\b/) ?? t.accessory.colour.hex);
  const heel = rampOf(partHex(t.accessory, /\bheels?\b/) ?? t.accessory.colour.hex);
  const toeAt = ellipse(add(ankle, [half + foot * 0.72, sole * 0.8]), 0.2, 0.26, 32);
  const heelAt = ellipse(add(ankle, [-half * 0.8, sole * 0.72]), 0.22, 0.2, 32);
  t.B.form([toeAt], toe, { round: 0.05, base: 0.4, clip: [body] });
  t.B.form([heelAt], heel, { round: 0.05, base: 0.4, clip: [body] });
  figures(t, at, body, high);
  const cuffRamp = rampOf(partHex(t.accessory, /\b(?:cuffs?|tops?|bands?|trims?|frills?)\b/) ?? t.accessory.colour.hex);
  const deep = Math.min(CUFF, high * 0.5);
  const cuff = [at(-0.03, 0), at(1.03, 0), at(1.02, deep / high), at(-0.02, deep / high)];
  t.B.form([cuff], cuffRamp, { round: 0.03, base: 0.36 });
  const ribs = Array.from({ length: 13 }, (_, i) => even([at(i / 12, 0), at(i / 12, deep / high)], 0.006));
  t.B.ink([...ribs, even([at(-0.02, deep / high), at(1.02, deep / high)], 0.008)], cuffRamp.ink, { alpha: 0.55 });
  t.B.ink([even([...body, body[0]], 0.012)], t.ramp.ink);
}

export const laySocks: DrawThing = (t) => {
  const said = saidOf(t.accessory).replaceAll('-', ' ');
  const high = HEIGHTS.find(([words]) => words.test(said))?.[1] ?? CREW;
  const near: Point = [SOCK.at[0], SOCK.at[1]];
  sock(t, add(near, [SOCK.second[0], SOCK.second[1]]), high);
  sock(t, near, high);
};
