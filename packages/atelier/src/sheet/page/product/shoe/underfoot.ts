/** What a shoe stands on: its sole and its heel. */
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { bedAt, endOf, halfAt, middleAt, placed } from './last.ts';
import { soleMarks } from './markings.ts';
import type { Matter, ShoePlan } from './shoe-plan.ts';
import { grid, type Surface } from './surface.ts';
import type { Vec } from './vectors.ts';

type Flat = readonly [x: number, s: number];

const ROUND = 150;
/** The sole reaches so far over the edge of the upper, and a shank is so thin. */
const SOLE = { over: 0.012, thin: 0.02, from: 0.42, to: 0.62 } as const;
/** A cupped sole holds the upper. */
const CUP = 0.034;
/** Rows of a sole's edge from within the welt to the ground: how far out, how far down; shares. */
const PROFILE: readonly (readonly [out: number, down: number])[] = [
  [-1.4, 0],
  [0.7, 0],
  [1, 0.08],
  [1.12, 0.4],
  [1.1, 0.75],
  [0.9, 0.97],
  [0.2, 1],
];

/** The outline of the last from above, round from the heel. @param from, to parts of its length. */
function outlineOf(plan: ShoePlan, to: number): Flat[] {
  const count = ROUND / 2;
  const ease = (t: number): number => (to < 1 ? 1 - Math.cos((Math.PI / 2) * t) : (1 - Math.cos(Math.PI * t)) / 2);
  const side = (way: number): Flat[] =>
    Array.from({ length: count }, (_, i): Flat => {
      const s = ease(i / (count - 1)) * to;
      return [middleAt(s) + way * halfAt(plan, s), s];
    });
  return [...side(-1).toReversed(), ...side(1).slice(1)];
}

/** Which way is out of an outline at a point of it. */
function outAt(outline: readonly Flat[], i: number): Flat {
  const n = outline.length;
  const [a, b] = [outline[(i - 1 + n) % n], outline[(i + 1) % n]];
  const [dx, ds] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, ds) || 1;
  return [ds / length, -dx / length];
}

function bottomOf(plan: ShoePlan, s: number): number {
  const spring = Math.max(0, plan.rail(Math.max(s, 0.68)).y);
  if (plan.isFlatSoled) return spring;
  const isFront = smoothstep(SOLE.from, SOLE.to, s);
  const bed = bedAt(plan, s);
  return lerp(bed - SOLE.thin, s > 0.68 ? spring : bed - plan.sole, isFront);
}

function sole(plan: ShoePlan): Surface {
  const end = Math.min(1, endOf(plan));
  const outline = outlineOf(plan, end);
  const isCup = plan.isFlatSoled && plan.shoe.soleColour === 'white';
  const welt = plan.topline ? plan.welt : plan.welt + 0.012;
  const rows = outline.length;
  return grid(
    { rows, columns: PROFILE.length, matter: plan.under, back: plan.under, group: 4, marks: soleMarks(plan) },
    (u, v) => {
      const i = Math.round(u * (rows - 1));
      const [x, s] = outline[i];
      const [ox, os] = outAt(outline, i);
      const [out, down] = PROFILE[Math.round(v * (PROFILE.length - 1))];
      const at = placed(plan, s, [x + ox * welt * out, 0]);
      const top = at[1] + (isCup ? CUP : SOLE.over);
      const y = lerp(top, bottomOf(plan, clamp(s)), down);
      return { at: [at[0], y, at[2] + os * welt * out], place: [u, v, (top - y) / Math.max(0.001, top)] };
    },
  );
}

interface HeelShape {
  /** How much of the foot it carries, and towards which place it draws in. */
  to: number;
  centre: number;
  /** How broad it is from its seat to its foot, shares. */
  draws: (v: number) => number;
}

const HEELS: Readonly<Record<'stack' | 'block' | 'stiletto', HeelShape>> = {
  stack: { to: 0.27, centre: 0.12, draws: (v) => lerp(1, 0.97, v) },
  block: { to: 0.29, centre: 0.12, draws: (v) => lerp(1, 0.86, v ** 0.8) },
  stiletto: { to: 0.24, centre: 0.075, draws: (v) => lerp(0.17, 0.98, (1 - v) ** 3.1) },
};

/** The wall of a heel: round behind, straight across its breast. */
function heel(plan: ShoePlan, shape: HeelShape, matter: Matter): Surface {
  const outline = outlineOf(plan, shape.to);
  const rim = [
    ...outline,
    ...[0.75, 0.5, 0.25, 0].map((t): Flat => [lerp(outline[0][0], outline[outline.length - 1][0], t), shape.to]),
  ];
  const rows = rim.length;
  return grid({ rows, columns: 22, matter, group: 5, marks: soleMarks(plan, true) }, (u, v) => {
    const [x, s] = rim[Math.round(u * (rows - 1))];
    const k = shape.draws(v);
    const seat = placed(plan, s, [x, -0.004]);
    const axis = placed(plan, shape.centre, [middleAt(shape.centre), 0]);
    const drawn: Vec = [lerp(axis[0], seat[0], k), 0, lerp(axis[2], seat[2], k)];
    const y = lerp(seat[1], 0, v);
    return { at: [drawn[0], y, drawn[2]], place: [u, v, y] };
  });
}

/** Deterministic in the plan. */
export function underfootSurfaces(plan: ShoePlan): Surface[] {
  const { heelShape } = plan.shoe;
  const surfaces = [sole(plan)];
  if (heelShape === 'none' || heelShape === 'wedge') return surfaces;
  surfaces.push(heel(plan, HEELS[heelShape], plan.heel));
  return surfaces;
}
