/** The two edges of a sleeve answer the arm: a corner at the elbow, a dent inside it, and slack above the wrist. */

import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { stream } from '#atelier/kit/chance.ts';
import { at } from '#atelier/kit/curves.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import { add, type Point, scaled, sub, unit } from '#atelier/kit/points.ts';

export interface Bend {
  /** How sharply the arm is bent, 0 straight .. 1 right angle. */
  much: number;
  /** The edge inside the bend. */
  inside: 'outer' | 'inner';
}

/**
 * The point of the elbow of an arm that is bent by more than `from`: how far it stands out, page units, over what share of the sleeve;
 * the hollow that cloth falls into above it, and the forearm's flesh, which fills the cloth out below it.
 */
const CORNER = {
  from: 0.22,
  by: 2.6,
  breadth: 0.034,
  above: { at: -0.085, by: -0.9, breadth: 0.03 },
  below: { at: 0.115, by: 2.4, breadth: 0.075 },
} as const;

interface SleeveEdges {
  outer: Point[];
  inner: Point[];
}

/** Moves an edge outward by `by` around fraction t, away from the other edge. Changes it in place. */
function push(edge: Point[], other: Point[], t: number, [by, breadth]: readonly [by: number, breadth: number]): void {
  const last = edge.length - 1;
  for (let i = 1; i < last; i++) {
    const share = Math.exp(-(((i / last - t) / breadth) ** 2)) * by;
    if (Math.abs(share) < 0.05) continue;
    edge[i] = add(edge[i], scaled(unit(sub(edge[i], at(other, i / last))), share));
  }
}

/** @param end fraction of the arm at which the sleeve ends. @param settles cloth rests on the wrist. Changes both edges in place. */
export function creaseEdges(
  { outer, inner }: SleeveEdges,
  bend: Bend,
  o: { fabric: FabricRule; seed: number; end: number; settles: boolean },
): void {
  const next = stream(o.seed, 'sleeve.outline');
  const much = clamp(0.35 + bend.much);
  const size = clamp(o.fabric.crease, 0.4, 1.4);
  const [near, far] = bend.inside === 'outer' ? [outer, inner] : [inner, outer];
  const elbow = 0.5 / o.end;
  if (o.end > 0.6) {
    push(near, far, elbow + (next() - 0.5) * 0.03, [-(1.5 + next() * 2) * much * size, 0.022]);
    push(near, far, elbow - 0.07, [1.6 * much * size, 0.035]);
    push(near, far, elbow + 0.08, [(1 + next() * 1.6) * much * size, 0.04]);
    const tip = bend.much > CORNER.from ? CORNER : { by: 1.4, breadth: 0.05 };
    push(far, near, elbow, [(tip.by + next() * 1.6) * much, tip.breadth]);
    if (bend.much > CORNER.from)
      for (const { at: beside, by, breadth } of [CORNER.above, CORNER.below])
        push(far, near, elbow + beside, [by * (0.7 + next() * 0.6) * much, breadth]);
    else if (next() < 0.6) push(far, near, elbow + 0.09, [-(0.8 + next()) * size, 0.03]);
  }
  if (!o.settles) return;
  for (const [edge, other] of [
    [outer, inner],
    [inner, outer],
  ] as const) {
    const first = 0.9 + next() * 0.025;
    push(edge, other, first, [(1.2 + next() * 1.8) * size, 0.018]);
    push(edge, other, first - 0.035 - next() * 0.012, [-(0.8 + next() * 1.2) * size, 0.014]);
    push(edge, other, first - 0.075, [(0.6 + next() * 1.4) * size, 0.022]);
  }
}
