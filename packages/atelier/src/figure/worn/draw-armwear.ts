/** Bangles, bracelets, watches on the forearm; anklets. */
import { asksFor } from '@toile/look';

import type { Ramp } from '#atelier/figure/brush/brush.ts';
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { drawFingersOver, drawHand, LONG_GLOVE } from '#atelier/figure/hands/draw-hand.ts';
import { CAST } from '#atelier/figure/hands/draw-hand-in-cloth.ts';
import { part } from '#atelier/kit/curves.ts';
import { times } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, perp, scaled, shift, sub, unit } from '#atelier/kit/points.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import { accentOf, type DrawThing, sizeOf, strip, type Thing, wire } from './worn-things.ts';

/** Points across a limb at fraction u of its lower half, bulging towards the hand as a ring round it does. */
function acrossLimb(outer: Point[], inner: Point[], u: number, sag: number): Point[] {
  const a = part(outer, u, u, 2)[0];
  const b = part(inner, u, u, 2)[0];
  const over = scaled(unit(sub(a, b)), 0.008);
  const down = perp(unit(sub(a, b)));
  const way = down[1] < 0 ? scaled(down, -1) : down;
  return [add(a, over), add(mix(a, b, 0.5), scaled(way, sag)), sub(b, over)];
}

/** Arms whose wrist is seen. */
export const wrists = ({ w }: Thing): Side[] => SIDES.filter((s) => w.body.pose.arm[s].over !== 'behind');

/** How far a ring about the wrist bulges towards the hand, and overhangs the arm on either side, heads. */
const RING = { sag: 0.026, over: 0.004, points: 7 } as const;
/** The shade it lays on the skin below it: heads it is off it, its depth and softness. */
const UNDER_RING = { off: 0.02, depth: 0.4, soft: 0.012 } as const;

/** A ring square to the forearm, however its two edges run; `u` of the way down it. */
export function armRing({ w }: Thing, s: Side, u: number): Point[] {
  const { armOut, armIn, j } = w.body;
  const [wrist] = part(armOut[s], 0.6 + 0.4 * u, 0.6 + 0.4 * u, 2);
  const down = unit(sub(j.wrist[s], j.elbow[s]));
  const along = (p: Point): number => Math.abs((p[0] - wrist[0]) * down[0] + (p[1] - wrist[1]) * down[1]);
  const inner = part(armIn[s], 0.45, 1, 80).reduce((a, b) => (along(b) < along(a) ? b : a));
  const over = scaled(unit(sub(wrist, inner)), RING.over);
  const [from, to] = [add(wrist, over), sub(inner, over)];
  return times(RING.points, (i) => {
    const t = i / (RING.points - 1);
    return add(mix(from, to, t), scaled(down, RING.sag * Math.sqrt(1 - (2 * t - 1) ** 2)));
  });
}

/** A ring of metal round the forearm, with its shade on the skin. */
function ringed(t: Thing, s: Side, u: number, { w, ramp }: { w: number; ramp: Ramp }): void {
  const line = armRing(t, s, u);
  const { j } = t.w.body;
  const off = scaled(unit(sub(j.wrist[s], j.elbow[s])), UNDER_RING.off);
  t.B.glaze([strip(shift(line, off), w / 2)], CAST, UNDER_RING.depth, UNDER_RING.soft, undefined, true);
  wire(t.B, line, w, ramp);
}

/** A hand that lies round the other wrist lies over what is worn there. */
export function closeClasp({ w, B }: Thing): void {
  for (const s of SIDES) if (w.body.pose.arm[s].hand === 'clasp') drawFingersOver(B.scene, w, s);
}

/** Where bangles of a stack lie down the forearm. */
const STACK = [0.755, 0.795, 0.835, 0.875, 0.915] as const;

/** Of two colours every other one is of the second. */
function stackRamp({ accessory, ramp }: Thing, i: number): Ramp {
  const second = accentOf(accessory);
  return second && i % 2 ? rampOf(second) : ramp;
}

export const drawBangles: DrawThing = (t) => {
  for (const s of wrists(t))
    for (const [i, u] of STACK.entries()) ringed(t, s, u, { w: 0.026 * sizeOf(t.accessory), ramp: stackRamp(t, i) });
  closeClasp(t);
};

export const drawBracelet: DrawThing = (t) => {
  // a wrist that the other hand holds hides it
  const s = wrists(t).find((side) => t.w.body.pose.arm[side].hand !== 'clasped');
  if (s) ringed(t, s, 0.92, { w: 0.042 * sizeOf(t.accessory), ramp: t.ramp });
  closeClasp(t);
};

export const drawAnklet: DrawThing = (t) => {
  const { legOut, legIn } = t.w.body;
  for (const s of SIDES)
    wire(
      t.B,
      acrossLimb(part(legOut[s], 0.7, 1, 40), part(legIn[s], 0.7, 1, 40), 0.9, 0.03),
      0.02 * sizeOf(t.accessory),
      t.ramp,
    );
};

/** Gloves to the wrist, or over the elbow: the hands that show, in leather. */
export const drawGloves: DrawThing = (t) => {
  const long = asksFor(t.accessory, 'long');
  for (const s of wrists(t)) {
    drawHand(t.B.scene, t.w, s, { cast: false, glove: t.ramp, long });
    if (t.w.body.pose.arm[s].hand === 'none') continue;
    const { armOut, armIn } = t.w.body;
    const hem = long
      ? acrossLimb(part(armOut[s], LONG_GLOVE.outer, 1, 40), part(armIn[s], LONG_GLOVE.inner, 1, 40), 0.005, 0.03)
      : armRing(t, s, 0.865);
    wire(t.B, hem, 0.014, t.ramp);
  }
};
