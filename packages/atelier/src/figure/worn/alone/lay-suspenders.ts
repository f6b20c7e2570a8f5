/** Suspenders laid flat: two straps to a patch behind, the one below it, and their clips. */
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { closed, even } from '../bags/bag-face.ts';
import { metalHex } from '../part-said.ts';
import { layPattern } from '../scarf-pattern.ts';
import { type DrawThing, strip, type Thing } from '../worn-things.ts';

/** Heads: the patch the straps meet at, where each front strap ends, the foot of the one behind; half a strap. */
const LAID = { patch: [0, 4.5], end: [0.62, 5.6], bend: [0.86, 2.9], foot: [0, 5.35], half: 0.085 } as const;

function strap(t: Thing, line: Point[]): void {
  const face = strip(line, LAID.half);
  t.B.glaze([face.map((p) => add(p, [0.03, 0.05]))], '#4a4048', 0.25, 0.04, undefined, true);
  t.B.form([face], t.ramp, { round: 0.05, base: 0.34 });
  const half = face.length / 2;
  layPattern(t, { left: face.slice(0, half), right: face.slice(half).reverse(), outline: face });
  t.B.ink([even(closed(face), 0.01)], t.ramp.ink);
}

function clip(t: Thing, at: Point): void {
  const metal = rampOf(metalHex(t.accessory));
  const body = [add(at, [-0.1, -0.06]), add(at, [0.1, -0.06]), add(at, [0.075, 0.17]), add(at, [-0.075, 0.17])];
  t.B.form([body], metal, { round: 0.035, base: 0.34, grain: 0 });
  t.B.ink([even(closed(body), 0.01), even([add(at, [-0.09, 0.02]), add(at, [0.09, 0.02])], 0.008)], metal.ink);
}

export const laySuspenders: DrawThing = (t) => {
  const { patch, end, bend, foot } = LAID;
  const middle: Point = [patch[0], patch[1]];
  strap(t, [middle, [foot[0], foot[1]]]);
  for (const s of [-1, 1]) {
    strap(
      t,
      spline([
        middle,
        [s * bend[0] * 0.45, 3.4],
        [s * bend[0] * 0.92, bend[1]],
        [s * bend[0] * 1.12, 3.5],
        [s * end[0] * 1.25, 4.6],
        [s * end[0], end[1]],
      ]),
    );
    clip(t, [s * end[0], end[1]]);
  }
  clip(t, [foot[0], foot[1]]);
  const leather = rampOf(mixHex(t.accessory.colour.hex, '#4a2f1e', 0.55));
  const shape = [
    [-0.16, -0.13],
    [0.16, -0.13],
    [0.11, 0.16],
    [-0.11, 0.16],
  ].map(([x = 0, y = 0]): Point => add(middle, [x, y]));
  t.B.form([shape], leather, { round: 0.04, base: 0.34 });
  t.B.ink([even(closed(shape), 0.011)], leather.ink);
};
