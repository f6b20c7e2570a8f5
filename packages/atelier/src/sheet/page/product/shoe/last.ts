/** The last of a shoe: how broad and how high it is from heel to toe, and where a point of its surface lies. */
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { type Curve, valueAt } from './curve-table.ts';
import type { ShoePlan } from './shoe-plan.ts';
import { along, type Vec } from './vectors.ts';

type Toe = ShoePlan['toe'];

/** Half-breadths; the middle of the foot beside the plumb line of its heel. */
const HALF: Readonly<Record<Toe, Curve>> = {
  round: [
    [0.12, 0.122],
    [0.3, 0.112],
    [0.42, 0.118],
    [0.56, 0.152],
    [0.67, 0.172],
    [0.78, 0.17],
    [1, 0.15],
  ],
  open: [
    [0.12, 0.122],
    [0.3, 0.108],
    [0.42, 0.112],
    [0.56, 0.15],
    [0.68, 0.176],
    [0.8, 0.178],
    [1, 0.168],
  ],
  point: [
    [0.12, 0.12],
    [0.3, 0.106],
    [0.42, 0.112],
    [0.56, 0.148],
    [0.66, 0.162],
    [0.76, 0.142],
    [0.88, 0.086],
    [0.97, 0.04],
    [1, 0.026],
  ],
  square: [
    [0.12, 0.122],
    [0.3, 0.11],
    [0.42, 0.116],
    [0.56, 0.152],
    [0.67, 0.172],
    [0.8, 0.158],
    [1, 0.128],
  ],
  curl: [
    [0.12, 0.12],
    [0.3, 0.11],
    [0.42, 0.116],
    [0.56, 0.15],
    [0.66, 0.165],
    [0.76, 0.142],
    [0.86, 0.09],
    [0.95, 0.05],
    [1.08, 0.026],
    [1.2, 0.016],
  ],
};
const MIDDLE: Curve = [
  [0, 0],
  [0.4, 0.014],
  [0.66, 0],
  [0.86, -0.024],
  [1.2, -0.03],
];
/** Over how much of its length a toe rounds off. */
const ROUNDING: Readonly<Record<Toe, number>> = { round: 0.27, open: 0.25, point: 0.05, square: 0.09, curl: 0.05 };
const HEEL_ROUNDING = 0.15;
/** Heights of the ridge: of leather on the last, and of the bare foot under straps. */
const RIDGE: Curve = [
  [0, 0.52],
  [0.22, 0.52],
  [0.3, 0.41],
  [0.4, 0.31],
  [0.5, 0.242],
  [0.6, 0.193],
  [0.7, 0.158],
  [0.8, 0.134],
  [0.9, 0.118],
  [1, 0.108],
];
const RIDGE_TOE = { slim: 0.8, full: 1.08, curl: 0.62 } as const;
const RIDGE_ROUNDING = { round: 0.1, slim: 0.06 } as const;
const FOOT_RIDGE: Curve = [
  [0, 0.34],
  [0.24, 0.34],
  [0.34, 0.285],
  [0.46, 0.222],
  [0.58, 0.172],
  [0.7, 0.138],
  [0.8, 0.112],
  [1, 0.08],
];
/** Exponents of sections: walls at the heel, an arch over the toes. */
const SQUARE = { heel: 0.42, instep: 0.66, toe: 0.72, from: 0.12, to: 0.55, end: 0.95 } as const;
/** The walls lean in, the counter bulges and comes forward over the heel. */
const LEAN = { walls: 0.42, over: 0.05, bulge: 0.02, high: 0.3, forward: 0.2, within: 0.2 } as const;
/** Up is the world's at the heel and the rail's at the toe. */
const UPRIGHT = { heel: 0.88, toe: 0.25, from: 0.2, to: 0.62 } as const;

/** End of the last: a curled toe has more of it. */
export const endOf = ({ toe }: ShoePlan): number => (toe === 'curl' ? 1.2 : 1);

const rounded = (left: number, over: number): number => {
  const t = clamp(left / over);
  return Math.sqrt(Math.max(0, 1 - (1 - t) ** 2));
};

export function halfAt(plan: ShoePlan, s: number): number {
  const ends = rounded(s, HEEL_ROUNDING) * rounded(endOf(plan) - s, ROUNDING[plan.toe]);
  return valueAt(HALF[plan.toe], s) * plan.wide * ends;
}

export const middleAt = (s: number): number => valueAt(MIDDLE, s);

export function ridgeAt(plan: ShoePlan, s: number): number {
  const isSlim = plan.toe === 'point' || plan.toe === 'curl';
  const toe = plan.toe === 'curl' ? RIDGE_TOE.curl : isSlim ? RIDGE_TOE.slim : RIDGE_TOE.full;
  const high = valueAt(RIDGE, s) * lerp(1, toe, smoothstep(0.6, 0.95, s));
  const round = isSlim ? RIDGE_ROUNDING.slim : RIDGE_ROUNDING.round;
  return high * lerp(0.28, 1, rounded(endOf(plan) - s, round)) * (plan.toe === 'curl' && s > 1 ? 0.6 : 1);
}

/** Height of the bottom of the last over the ground. */
export const bedAt = (plan: ShoePlan, s: number): number => plan.rail(s).y + plan.sole;

/** A point beside and over the bottom of the last. */
export function placed(plan: ShoePlan, s: number, [x, high]: readonly [number, number]): Vec {
  const { z, slope } = plan.rail(s);
  const isCurled = plan.toe === 'curl' && s > SQUARE.end - 0.1;
  const share = isCurled ? 0 : lerp(UPRIGHT.heel, UPRIGHT.toe, smoothstep(UPRIGHT.from, UPRIGHT.to, s));
  const lean = slope * (1 - share);
  return [x, bedAt(plan, s) + Math.cos(lean) * high, z - Math.sin(lean) * high];
}

const power = (v: number, p: number): number => Math.sign(v) * Math.abs(v) ** p;

/** The point of the upper at a place along it and across it, 0 inner edge to 1 outer, and its height there. */
export function upperAt(plan: ShoePlan, s: number, across: number, out = 0): { at: Vec; high: number } {
  const angle = Math.PI * across;
  const ridge = ridgeAt(plan, s);
  const p = lerp(
    SQUARE.heel,
    lerp(SQUARE.instep, SQUARE.toe, smoothstep(SQUARE.to, SQUARE.end, s)),
    smoothstep(SQUARE.from, SQUARE.to, s),
  );
  const high = ridge * Math.sin(angle) ** p;
  const walls = 1 - LEAN.walls * Math.max(0, high - LEAN.over);
  const x = middleAt(s) - (halfAt(plan, s) + out) * power(Math.cos(angle), p) * walls;
  const back = (1 - smoothstep(0, LEAN.within, s)) * 1;
  const bulge = -LEAN.bulge * Math.sin(Math.PI * clamp(high / LEAN.high));
  const forward = LEAN.forward * Math.max(0, high - LEAN.high / 2);
  const at = placed(plan, s, [x, high + out * Math.sin(angle)]);
  return { at: along(at, [0, 0, 1], back * (bulge + forward)), high };
}

/** The point of the bare foot that straps lie on. */
export function footAt(plan: ShoePlan, s: number, across: number, out: number): Vec {
  const angle = Math.PI * clamp(across);
  const under = across < 0 ? across : across > 1 ? 1 - across : 0;
  const high = (valueAt(FOOT_RIDGE, s) + out) * Math.sin(angle) ** 0.7 + under * 0.3;
  const x = middleAt(s) - (halfAt(plan, s) * 0.93 + out) * power(Math.cos(angle), 0.74);
  return placed(plan, s, [x, high + 0.012]);
}
