/** What tells one boot from another: the gore at its side, laces up its front, rolled rubber, rows of stitches. */

import { rampOf } from '#atelier/figure/brush/ramps.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { part, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, shift } from '#atelier/kit/points.ts';
import { band, ellipse } from '#atelier/kit/shapes.ts';
import type { Side } from '#atelier/kit/side.ts';
import { alongFoot, type ShoeKit } from './shoe-kit.ts';
import type { Section } from './shoes.ts';

const FUR = rampOf('#d9c6a6');

/** The elastic let into the side of a boot, and the loop at its mouth. */
export function paintGore(k: ShoeKit, s: Side, outer: readonly Point[], inner: readonly Point[]): void {
  const facing = k.stand.yaw > 8 ? outer : inner;
  const away = facing === outer ? -s : s;
  const at = (u: number, into: number): Point => add(part([...facing], u, u, 2)[0], [away * into, 0]);
  // let in from the mouth, narrowing to the ankle
  const panel = [at(0.03, 0.02), at(0.03, 0.175), at(0.9, 0.11), at(0.9, 0.05)];
  k.B.touch([panel], mixHex(k.upper.deep, k.upper.ink, 0.6), 0.92, 0.004);
  k.B.ink([{ pts: [panel[0], panel[3], panel[2], panel[1]], w: 0.008, press: [1, 0.9, 1] }], k.upper.ink, {
    alpha: 0.8,
  });
  const ribs = [0.045, 0.072, 0.099, 0.126, 0.15].map(
    (into): Stroke => ({
      pts: [at(0.06, into), at(0.86, lerp(into, 0.08, 0.6))],
      w: 0.005,
      press: [1, 1, 0.6],
      a: 0.7,
    }),
  );
  k.B.ink(ribs, k.upper.deep);
}

/** Tufts of fur round the mouth of a boot. */
export function paintFurCuff(k: ShoeKit, mouth: readonly Point[]): void {
  const tufts = part([...mouth], 0, 1, 9).flatMap((p, i): Point[][] =>
    [-0.02, 0.045].map((dy, row) => ellipse(add(p, [row ? 0.02 : 0, dy]), 0.058, 0.05 + (i % 3) * 0.007, 12)),
  );
  k.B.glaze(
    tufts.map((tuft) => shift(tuft, [0.01, 0.03])),
    '#4a4048',
    0.35,
    0.02,
  );
  k.B.touch(tufts, FUR.base, 1, 0.008);
  k.B.touch(
    tufts.map((tuft) => shift(tuft, [-0.012, -0.014])),
    FUR.light,
    0.6,
    0.02,
  );
  const hairs = tufts.flatMap((tuft): Stroke[] =>
    [1, 4, 7, 10].map((i) => ({
      pts: [mix(tuft[i], tuft[(i + 6) % 12], 0.3), add(tuft[i], [0.004, 0.016])],
      w: 0.006,
      press: [1, 0.2],
      a: 0.7,
    })),
  );
  k.B.ink(hairs, FUR.ink);
}

/** Laces up the front of a boot. */
export function paintBootLaces(k: ShoeKit, outer: readonly Point[], inner: readonly Point[]): void {
  const rows = [0.34, 0.48, 0.62, 0.76, 0.9];
  const cross = rows.flatMap((u): Stroke[] => {
    const [a, b] = [part([...outer], u, u, 2)[0], part([...inner], u, u, 2)[0]];
    const [left, right] = [mix(a, b, 0.3), mix(a, b, 0.7)];
    return [
      { pts: [left, add(right, [0, 0.035])], w: 0.024 },
      { pts: [right, add(left, [0, 0.035])], w: 0.024 },
    ];
  });
  k.B.ink(cross, k.upper.ink);
  k.B.ink(
    cross.map((lace) => ({ ...lace, w: 0.013 })),
    k.upper.light,
    { alpha: 0.75 },
  );
}

/** The rolled edge of rubber at the mouth and its strip round the sole, both thicker than the rest. */
export function paintRubber(k: ShoeKit, mouth: readonly Point[], sections: Section[]): void {
  const { B, upper } = k;
  const low = shift([...mouth], [0, 0.07]);
  B.touch([band([...mouth], low)], mixHex(upper.base, upper.shade, 0.4), 0.6, 0.006);
  B.ink([{ pts: low, w: 0.01, press: [1, 0.9, 1] }], upper.ink, { alpha: 0.8 });
  if (!B.shows('shoe')) return;
  B.ink([{ pts: shift(part([...mouth], 0.1, 0.5, 12), [0, 0.03]), w: 0.018, press: [0.2, 1, 0.2] }], '#ffffff', {
    alpha: 0.6,
  });
  const strip = alongFoot(k, sections, 0.055, 0).map((pts): Stroke => ({ pts, w: 0.009, press: [0.5, 1, 1, 0.5] }));
  B.ink(strip, upper.ink, { alpha: 0.7 });
}

/** Places of the rows of stitches on a shaft: fractions of its height and its breadth. */
const STITCHED: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0.6, 0.16],
    [0.36, 0.3],
    [0.2, 0.5],
    [0.36, 0.7],
    [0.6, 0.84],
  ],
  [
    [0.62, 0.3],
    [0.44, 0.4],
    [0.31, 0.5],
    [0.44, 0.6],
    [0.62, 0.7],
  ],
  [
    [0.8, 0.14],
    [0.7, 0.5],
    [0.8, 0.86],
  ],
];

/** The flames that are stitched on the shaft of a western boot. */
export function paintStitches(k: ShoeKit, outer: readonly Point[], inner: readonly Point[]): void {
  const at = ([u, across]: readonly [number, number]): Point =>
    mix(part([...outer], u, u, 2)[0], part([...inner], u, u, 2)[0], across);
  const rows = STITCHED.map((row): Stroke => ({ pts: spline(row.map(at)), w: 0.013, press: [0.7, 1, 0.7] }));
  k.B.ink(rows, mixHex(k.upper.light, '#ffe9c8', 0.45), { alpha: 0.85 });
}
