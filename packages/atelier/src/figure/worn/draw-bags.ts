/** Shapes of bags besides the structured one: the tote, the basket, the briefcase. */

import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, type Point, shift } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import type { BagFace } from './bags/bag-face.ts';
import { stitches } from './bags/bag-parts.ts';
import { metalHex } from './part-said.ts';
import type { Thing } from './worn-things.ts';

/** How a bag is held and made; see draw-carried.ts. */
export interface Held {
  /** Where the fingers close. */
  at: Point;
  leather: (shape: Point[], base?: number) => void;
  strap: (pts: Point[], far: boolean) => void;
  closeHand: () => void;
  /** The long strap behind it, if it has one. */
  hang: (face: BagFace) => void;
  /** What is told of it besides its shape. */
  finish: (face: BagFace) => void;
}

/** Two handles of equal length run together in the fist; their feet stand `apart` from the middle of the bag's edge. */
function handles(h: Held, drop: number, apart: number): Point {
  const top = add(h.at, [0, drop]);
  for (const dx of [0.05, 0]) {
    const bend = (x: number, y: number): Point => add(h.at, [x + dx * 0.5, y]);
    h.strap(
      spline([
        add(top, [dx - apart, 0.03]),
        bend(-apart * 0.86, drop * 0.5),
        bend(-apart * 0.4, 0.03),
        bend(0, -0.012),
        bend(apart * 0.4, 0.03),
        bend(apart * 0.86, drop * 0.5),
        add(top, [dx + apart, 0.03]),
      ]),
      dx > 0,
    );
  }
  h.closeHand();
  return top;
}

const seam = (pts: Point[], a = 0.7): Stroke => ({ pts, w: 0.009, press: [0.7, 1, 0.7], a });

/** Tall, soft and open at the top. */
export function drawTote(t: Thing, h: Held): void {
  const top = handles(h, 0.42, 0.2);
  const p = (x: number, y: number): Point => add(top, [x * 1.25, y * 1.25]);
  const edge = spline([p(-0.36, 0), p(0, 0.022), p(0.36, 0)]);
  const inside = band(edge, shift(edge, [0, -0.03]));
  t.B.form([inside], t.ramp, { round: 0.02, base: 0.72 });
  const body = [
    ...edge,
    ...spline([p(0.36, 0), p(0.33, 0.34), p(0.31, 0.66)]),
    ...spline([p(0.31, 0.66), p(0, 0.69), p(-0.31, 0.66)]),
    ...spline([p(-0.31, 0.66), p(-0.33, 0.34), p(-0.36, 0)]),
  ];
  const face: BagFace = { body, at: (u, v) => p(u * (0.35 - 0.04 * v), v * 0.66) };
  h.hang(face);
  h.leather(body);
  t.B.ink(
    [
      seam(shift(edge, [0, 0.05])),
      seam(spline([p(-0.2, 0.1), p(-0.14, 0.34), p(-0.19, 0.58)]), 0.4),
      seam(spline([p(0.16, 0.16), p(0.2, 0.4), p(0.15, 0.6)]), 0.4),
    ],
    t.ramp.ink,
  );
  h.finish(face);
}

/** Plaited straw, wider at its mouth, rows of plait one over the other. */
export function drawBasket(t: Thing, h: Held): void {
  const top = handles(h, 0.36, 0.24);
  const p = (x: number, y: number): Point => add(top, [x * 1.22, y * 1.22]);
  const half = (v: number): number => lerp(0.4, 0.29, v ** 1.4);
  const row = (v: number): Point[] =>
    spline([-1, -0.5, 0, 0.5, 1].map((u): Point => p(u * half(v), v * 0.5 + 0.035 * (1 - u * u))));
  const body = closedSpline([...row(0), ...row(1).reverse()]);
  const face: BagFace = { body, at: (u, v) => p(u * half(v), v * 0.5) };
  h.hang(face);
  h.leather(body, 0.3);
  const rows = Array.from({ length: 9 }, (_, i) => seam(row((i + 0.5) / 9.5), 0.55));
  const plaits: Stroke[] = [];
  for (let i = 0; i < 9; i++)
    for (let n = 0; n < 13; n++) {
      const [from, to] = [row(i / 9), row((i + 1) / 9)];
      const at = Math.round(((n + (i % 2 ? 0.5 : 0.1)) / 13.2) * (from.length - 1));
      plaits.push({ pts: [from[at], to[Math.min(to.length - 1, at + 1)]], w: 0.008, press: [0.4, 1, 0.4], a: 0.5 });
    }
  t.B.ink([...plaits, ...rows], t.ramp.ink, { clip: [body] });
  h.finish(face);
}

/** Stiff, with a flap over half its height and two straps. */
export function drawBriefcase(t: Thing, h: Held): void {
  const top = add(h.at, [0, 0.16]);
  h.strap(
    spline([
      add(top, [-0.16, 0.02]),
      add(h.at, [-0.13, 0.03]),
      add(h.at, [0, -0.012]),
      add(h.at, [0.13, 0.03]),
      add(top, [0.16, 0.02]),
    ]),
    false,
  );
  h.closeHand();
  const corner = (x: number, y: number): Point => add(top, [x, y]);
  const body = spline(
    [corner(-0.5, 0.02), corner(-0.5, 0.52), corner(0.5, 0.52), corner(0.5, 0.02), corner(-0.5, 0.02)],
    1,
  );
  const face: BagFace = { body, at: (u, v) => corner(u * 0.5, 0.02 + v * 0.5) };
  h.hang(face);
  h.leather(body);
  const flap = [corner(-0.51, 0), corner(0.51, 0), corner(0.5, 0.27), corner(-0.5, 0.27)];
  t.B.form([spline([...flap, flap[0]], 1)], t.ramp, { round: 0.04, base: 0.28 });
  t.B.ink([{ pts: [corner(-0.5, 0.27), corner(0.5, 0.27)], w: 0.0115, press: [0.6, 1, 0.6] }], t.ramp.ink);
  stitches(t, face);
  for (const x of [-0.27, 0.27]) {
    const band = [corner(x - 0.03, 0.02), corner(x + 0.03, 0.02), corner(x + 0.03, 0.36), corner(x - 0.03, 0.36)];
    t.B.form([band], t.ramp, { round: 0.02, base: 0.46 });
    t.B.ink([{ pts: [...band, band[0]], w: 0.008, press: [1, 1, 1] }], t.ramp.ink);
    buckle(t, corner(x, 0.31));
  }
}

/** The frame of a small buckle, its prong and what is seen of the strap in it: half its sides, heads. */
const FRAME = { half: [0.044, 0.034], inner: [0.028, 0.019], prong: 0.012 } as const;

function buckle(t: Thing, c: Point): void {
  const box = ([w, h]: readonly [number, number]): Point[] => [
    add(c, [-w, -h]),
    add(c, [w, -h]),
    add(c, [w, h]),
    add(c, [-w, h]),
  ];
  const metal = metalHex(t.accessory);
  t.B.touch([box(FRAME.half)], metal, 1);
  t.B.touch([box(FRAME.inner)], t.ramp.base, 1);
  t.B.ink(
    [{ pts: [add(c, [0, -FRAME.half[1]]), add(c, [0, FRAME.inner[1]])], w: FRAME.prong, press: [1, 1, 1] }],
    metal,
  );
}
