/** Things held in a hanging hand that are no bags: a cane, an umbrella, an open fan. */

import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { closeHand, grip, leather } from './draw-carried.ts';
import { type DrawThing, type Thing, wire } from './worn-things.ts';

/** The way from the hand to the ground before the foot, heads. */
function toGround({ w }: Thing, at: Point, out: number): Point {
  const floor = (w.floor - w.origin[1]) / w.perHead;
  return [at[0] + out * 0.16, Math.min(floor - 0.05, at[1] + 4.2)];
}

export const drawCane: DrawThing = (t) => {
  const g = grip(t);
  if (!g) return;
  const foot = toGround(t, g.at, g.out);
  const hook = spline([
    add(g.at, [-g.out * 0.17, 0.06]),
    add(g.at, [-g.out * 0.14, -0.05]),
    add(g.at, [-g.out * 0.05, -0.09]),
    g.at,
  ]);
  wire(t.B, [g.at, foot], 0.042, t.ramp);
  wire(t.B, hook, 0.05, t.ramp);
  closeHand(t, g.side);
};

/** Rolled, its cloth from under the hand down to the ferrule. */
export const drawUmbrella: DrawThing = (t) => {
  const g = grip(t);
  if (!g) return;
  const end = toGround(t, g.at, g.out);
  const foot: Point = [lerp(g.at[0], end[0], 0.62), lerp(g.at[1], end[1], 0.62)];
  const at = (share: number, half: number): Point => [
    lerp(g.at[0], foot[0], share) + half,
    lerp(g.at[1], foot[1], share),
  ];
  wire(t.B, [add(g.at, [0, -0.1]), foot], 0.026, t.ramp);
  wire(
    t.B,
    spline([
      add(g.at, [-g.out * 0.15, -0.04]),
      add(g.at, [-g.out * 0.12, -0.14]),
      add(g.at, [-g.out * 0.04, -0.17]),
      add(g.at, [0, -0.1]),
    ]),
    0.042,
    t.ramp,
  );
  leather(
    t,
    closedSpline([
      at(0.1, -0.05),
      at(0.1, 0.05),
      at(0.3, 0.12),
      at(0.6, 0.095),
      at(0.95, 0.02),
      at(0.95, -0.02),
      at(0.6, -0.095),
      at(0.3, -0.12),
    ]),
  );
  t.B.ink(
    [-0.055, 0.01, 0.06].map((x) => ({
      pts: spline([at(0.12, x * 0.5), at(0.4, x * 1.4), at(0.93, x * 0.2)]),
      w: 0.01,
      press: [0.4, 1, 0.4],
    })),
    t.ramp.ink,
  );
  closeHand(t, g.side);
};

/** How far an open fan spreads to either side of straight down, radians; its leaf from and to, and its ribs, heads. */
const FAN = { spread: 0.95, from: 0.26, to: 0.66, ribs: 11 } as const;

export const drawFan: DrawThing = (t) => {
  const g = grip(t);
  if (!g) return;
  const pivot = add(g.at, [g.out * 0.02, 0.05]);
  const at = (turn: number, reach: number): Point => {
    const a = turn * FAN.spread + g.out * 0.25;
    return add(pivot, [Math.sin(a) * reach, Math.cos(a) * reach]);
  };
  const turns = Array.from({ length: FAN.ribs }, (_, i) => (2 * i) / (FAN.ribs - 1) - 1);
  t.B.ink(
    turns.map((turn) => ({ pts: [pivot, at(turn, FAN.from + 0.02)], w: 0.018, press: [1, 1] })),
    t.ramp.deep,
  );
  leather(
    t,
    [
      ...turns.map((turn) => at(turn, FAN.from)),
      ...turns.map((turn, i) => at(turn, FAN.to + (i % 2 ? 0.018 : -0.006))).reverse(),
    ],
    0.26,
  );
  t.B.ink(
    turns.map((turn, i) => ({ pts: [at(turn, FAN.from), at(turn, FAN.to)], w: i % 2 ? 0.006 : 0.011, press: [1, 1] })),
    t.ramp.ink,
    { alpha: 0.8 },
  );
  closeHand(t, g.side);
};
