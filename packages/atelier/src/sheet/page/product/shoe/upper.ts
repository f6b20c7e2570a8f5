/** The upper of a shoe: its leather with the opening cut out, the edge of that, and the insole within. */
import { clamp } from '#atelier/kit/numbers.ts';
import { quick, valueAt } from './curve-table.ts';
import { endOf, halfAt, middleAt, placed, ridgeAt, upperAt } from './last.ts';
import { upperMarks } from './markings.ts';
import type { ShoePlan } from './shoe-plan.ts';
import { grid, type Surface, tube } from './surface.ts';
import type { Vec } from './vectors.ts';

const FINE = { along: 110, across: 56, insole: 24 } as const;
/** Radius of the turned edge, and of one that is padded. */
const EDGE = { plain: 0.0065, padded: 0.019 } as const;
const INSOLE = { in: 0.97, high: 0.012, cup: 0.016 } as const;
/** What an insole of an open shoe stands out beyond the foot. */
const FOOTBED = 1.02;

/** Shares of a length, close together at both ends. */
const eased = (u: number): number => (1 - Math.cos(Math.PI * u)) / 2;

function leather(plan: ShoePlan): Surface {
  const end = endOf(plan);
  const { topline } = plan;
  const marks = upperMarks(plan);
  const edge = topline ? quick(topline) : undefined;
  return grid(
    {
      rows: FINE.along,
      columns: FINE.across,
      matter: plan.upper,
      back: plan.lining,
      group: 1,
      marks,
      keeps: edge ? (a, _, c) => c <= edge(a) : undefined,
    },
    (u, v) => {
      const s = eased(u) * end;
      const { at, high } = upperAt(plan, s, v);
      return { at, place: [s, v, high] };
    },
  );
}

/** Where across the upper a height is reached, on its inner side. */
function acrossAt(plan: ShoePlan, s: number, high: number): number {
  let [low, top] = [0, 0.5];
  for (let i = 0; i < 18; i++) {
    const middle = (low + top) / 2;
    if (upperAt(plan, s, middle).high < high) low = middle;
    else top = middle;
  }
  return low;
}

/** The edge of the opening, from its throat along the inner side round the heel and back. */
function openingOf(plan: ShoePlan): Vec[] {
  const { topline } = plan;
  if (!topline) return [];
  const inner: Vec[] = [];
  const outer: Vec[] = [];
  const steps = 120;
  for (let i = 0; i <= steps; i++) {
    const s = 0.002 + (i / steps) ** 1.4 * 0.75;
    const high = valueAt(topline, s);
    const ridge = ridgeAt(plan, s);
    const across = high >= ridge ? 0.5 : acrossAt(plan, s, high);
    inner.push(upperAt(plan, s, across).at);
    outer.push(upperAt(plan, s, 1 - across).at);
    if (high >= ridge) break;
  }
  return [...inner.toReversed(), ...outer];
}

function insole(plan: ShoePlan): Surface {
  const isOpen = plan.topline === null;
  return grid({ rows: 60, columns: FINE.insole, matter: plan.insole, group: 2, marks: undefined }, (u, v) => {
    const s = eased(u) * Math.min(1, endOf(plan));
    const q = v * 2 - 1;
    const half = halfAt(plan, s) * (isOpen ? FOOTBED : INSOLE.in);
    const at = placed(plan, s, [middleAt(s) + q * half, INSOLE.high + INSOLE.cup * q * q * (isOpen ? 0.2 : 1)]);
    return { at, place: [s, v, 0] };
  });
}

/** Deterministic in the plan. */
export function upperSurfaces(plan: ShoePlan): Surface[] {
  const surfaces = [insole(plan)];
  if (!plan.topline) return surfaces;
  surfaces.push(leather(plan));
  if (plan.shoe.shaft) return surfaces;
  const isPadded = plan.kind === 'sneaker';
  const dress = { matter: isPadded ? plan.upper : { ...plan.upper }, group: 3 };
  const radius = (t: number): number =>
    isPadded ? EDGE.plain + (EDGE.padded - EDGE.plain) * clamp(4 * Math.min(t, 1 - t)) : EDGE.plain;
  surfaces.push(tube(openingOf(plan), radius, dress));
  return surfaces;
}
