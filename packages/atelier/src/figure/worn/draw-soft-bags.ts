/** Soft and long bags in a hanging hand: a bucket drawn shut by its cord, a duffel, a suitcase. */

import { mixHex } from '#atelier/kit/colour.ts';
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import type { BagFace } from './bags/bag-face.ts';
import type { Held } from './draw-bags.ts';
import type { Thing } from './worn-things.ts';

const BRASS = '#d9b25a';
const seam = (pts: Point[], w = 0.0105) => ({ pts, w, press: [0.6, 1, 0.6] });

/** A round bag, broadest at its foot, gathered below its mouth on a cord whose ends hang down. */
export function drawBucketBag(t: Thing, h: Held): void {
  const top = add(h.at, [0, 0.34]);
  const p = (x: number, y: number): Point => add(top, [x, y]);
  const face = (u: number, v: number): Point => p(u * (0.24 + 0.06 * Math.min(1, v * 1.6)), v * 0.58);
  h.hang({ body: [], at: face });
  h.strap(
    spline([p(-0.22, 0.02), add(h.at, [-0.14, 0.12]), add(h.at, [0, -0.012]), add(h.at, [0.14, 0.12]), p(0.22, 0.02)]),
    false,
  );
  h.closeHand();
  const mouth = closedSpline([p(-0.26, 0), p(0, -0.045), p(0.26, 0), p(0, 0.045)]);
  const body = closedSpline([
    p(-0.26, 0),
    p(0, -0.05),
    p(0.26, 0),
    p(0.22, 0.09),
    p(0.3, 0.3),
    p(0.31, 0.55),
    p(0, 0.61),
    p(-0.31, 0.55),
    p(-0.3, 0.3),
    p(-0.22, 0.09),
  ]);
  h.leather(body);
  t.B.touch([mouth], mixHex(t.ramp.deep, '#000000', 0.2), 0.9);
  const folds = [-0.17, -0.09, 0, 0.09, 0.17].map((x) =>
    seam(spline([p(x, 0.05), p(x * 0.92, 0.12), p(x * 1.2, 0.22)]), 0.009),
  );
  t.B.ink([...folds, seam(spline([p(-0.31, 0.5), p(0, 0.56), p(0.31, 0.5)]))], t.ramp.ink);
  h.finish({ body, at: face });
  const cord = spline([p(-0.23, 0.1), p(0, 0.13), p(0.23, 0.1)]);
  const ends = [-0.05, 0.05].map((x) => spline([p(x * 0.4, 0.13), p(x, 0.24), p(x * 1.3, 0.36)]));
  t.B.ink(
    [cord, ...ends].map((pts) => ({ pts, w: 0.026, press: [1, 1, 1] })),
    t.ramp.ink,
  );
  t.B.ink(
    [cord, ...ends].map((pts) => ({ pts, w: 0.014, press: [1, 1, 1] })),
    t.ramp.light,
  );
}

/** A barrel on its side with two handles and a zip along its top. */
export function drawDuffel(t: Thing, h: Held): void {
  const top = add(h.at, [0, 0.24]);
  const p = (x: number, y: number): Point => add(top, [x, y]);
  for (const dx of [0.05, 0])
    h.strap(
      spline([p(-0.26 + dx, 0.3), p(-0.2 + dx, 0), add(h.at, [dx * 0.5, -0.012]), p(0.2 + dx, 0), p(0.26 + dx, 0.3)]),
      dx > 0,
    );
  h.closeHand();
  const body = closedSpline([
    p(-0.66, 0.04),
    p(-0.3, -0.02),
    p(0.3, -0.02),
    p(0.66, 0.04),
    p(0.72, 0.24),
    p(0.66, 0.46),
    p(0, 0.5),
    p(-0.66, 0.46),
    p(-0.72, 0.24),
  ]);
  const face: BagFace = { body, at: (u, v) => p(u * 0.66, v * 0.48) };
  h.hang(face);
  h.leather(body);
  const ends = [-1, 1].map((s) => seam(spline([p(s * 0.53, 0), p(s * 0.58, 0.24), p(s * 0.53, 0.48)])));
  t.B.ink([...ends, seam(spline([p(-0.5, 0.045), p(0, 0.03), p(0.5, 0.045)]), 0.014)], t.ramp.ink);
  t.B.ink([seam(spline([p(-0.5, 0.045), p(0, 0.03), p(0.5, 0.045)]), 0.006)], '#cfccc6');
  for (const x of [-0.24, 0.24]) {
    const band = [p(x - 0.028, 0.02), p(x + 0.028, 0.02), p(x + 0.028, 0.48), p(x - 0.028, 0.48)];
    t.B.form([band], t.ramp, { round: 0.02, base: 0.5 });
    t.B.ink([{ pts: [...band, band[0]], w: 0.008, press: [1, 1, 1] }], t.ramp.ink);
  }
  h.finish(face);
}

/** A hard case, ribbed, with bound corners. */
export function drawSuitcase(t: Thing, h: Held): void {
  const top = add(h.at, [0, 0.13]);
  const p = (x: number, y: number): Point => add(top, [x, y]);
  h.strap(
    spline([p(-0.14, 0.02), add(h.at, [-0.11, 0.02]), add(h.at, [0, -0.012]), add(h.at, [0.11, 0.02]), p(0.14, 0.02)]),
    false,
  );
  h.closeHand();
  const body = closedSpline([
    p(-0.5, 0.04),
    p(-0.46, 0),
    p(0, 0),
    p(0.46, 0),
    p(0.5, 0.04),
    p(0.5, 0.4),
    p(0.5, 0.78),
    p(0.46, 0.82),
    p(0, 0.82),
    p(-0.46, 0.82),
    p(-0.5, 0.78),
    p(-0.5, 0.4),
  ]);
  h.leather(body);
  t.B.ink([seam([p(-0.5, 0.12), p(0.5, 0.12)]), seam([p(-0.5, 0.7), p(0.5, 0.7)])], t.ramp.ink);
  for (const x of [-0.3, 0.3]) {
    const band = [p(x - 0.035, 0), p(x + 0.035, 0), p(x + 0.035, 0.82), p(x - 0.035, 0.82)];
    t.B.form([band], t.ramp, { round: 0.02, base: 0.62 });
    t.B.ink([{ pts: [...band, band[0]], w: 0.008, press: [1, 1, 1] }], t.ramp.ink);
    t.B.touch([ellipse(p(x, 0.14), 0.032, 0.026, 12)], BRASS, 1);
  }
  h.finish({ body, at: (u, v) => p(u * 0.5, v * 0.82) });
}
