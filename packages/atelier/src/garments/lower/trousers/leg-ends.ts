/** What the end of a leg does: it breaks on the shoe, bunches, lies in rings, sinks on its cuff. */

import { swag } from '#atelier/cloth/folds/fold-set.ts';
import { mix } from '#atelier/kit/points.ts';
import type { Leg } from './folded-leg.ts';
import { BREAK } from './pressed-crease.ts';
import { isCreased } from './trouser-parts.ts';

/** Uneven zigzags where a close leg bunches. */
export function zigzags({ folds, leg, o, next, edge }: Leg, v0: number, step: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const v = v0 + i * step + next() * step * 0.5;
    const flip = (i % 2 === 0) === leg.side < 0;
    const from = edge(flip ? 'in' : 'out', v);
    const to = edge(flip ? 'out' : 'in', v + step * (0.4 + next() * 0.7));
    folds.lay({
      points: swag(from, mix(from, to, 0.35 + next() * 0.4), (next() - 0.35) * 0.16),
      width: o.fabric.foldWidth * (0.34 + next() * 0.16),
      height: o.fabric.foldHeight * (0.5 + next() * 0.3),
      ink: 0.3 + next() * 0.4,
      to: 0.9,
      on: [leg.name],
    });
  }
}

/** Too long for the leg: the cloth lies round the shin in rings, closest at the ankle. */
export function rings({ folds, leg, o, next, edge }: Leg): void {
  let v = 0.982;
  for (let i = 0; i < 11; i++) {
    const flip = next() < 0.5;
    const from = edge(flip ? 'in' : 'out', v);
    const to = edge(flip ? 'out' : 'in', v + (next() - 0.5) * 0.006);
    const down = from[0] < to[0] ? 1 : -1;
    folds.lay({
      points: swag(from, mix(from, to, 0.72 + next() * 0.28), down * (0.12 + next() * 0.08)),
      width: 7,
      height: o.fabric.foldHeight * (0.75 - i * 0.035),
      ink: 0.5 + next() * 0.4,
      to: 0.95,
      on: [leg.name],
    });
    v -= 0.019 + i * 0.0022 + next() * 0.004;
  }
}

/** A dent of a leg: its height (v), how far across it reaches, and how deep it is beside a fold of the cloth. */
interface Dent {
  v: number;
  reach: number;
  deep: number;
}

/** How a break over the shoe is drawn: breadth and depth beside a fold of the cloth, how steep it may run, and its ink, which shade tells for the most part. */
const DENT = { broad: 0.55, more: 0.2, steep: 0.05, bow: 0.14, ink: 0.2, inkMore: 0.25 } as const;

/** One break of the cloth over the shoe: a dent that runs in from an edge and down or up across the leg, crisp there and lost inside. */
function breakAt({ folds, leg, o, next, edge }: Leg, from: 'in' | 'out', { v, reach, deep }: Dent): void {
  const a = edge(from, v - 0.008);
  const b = edge(from === 'in' ? 'out' : 'in', v + (next() - 0.62) * DENT.steep);
  folds.lay({
    points: swag(a, mix(a, b, reach), (a[0] < b[0] ? 1 : -1) * (DENT.bow + (next() - 0.5) * DENT.bow)),
    width: o.fabric.foldWidth * (DENT.broad + next() * DENT.more),
    height: o.fabric.foldHeight * deep,
    ink: DENT.ink + next() * DENT.inkMore,
    to: 0.92,
    on: [leg.name],
  });
}

/** Cloth that meets the shoe gives way above it: tailored legs in one clean break, others in a few that answer each other. */
export function hemBreak(all: Leg): void {
  const { leg, o, next } = all;
  const first = leg.side < 0 === leg.relaxed ? 'out' : 'in';
  const other = first === 'in' ? 'out' : 'in';
  if (isCreased(o)) {
    for (const [i, [v, reach]] of BREAK.breaks.entries())
      if (i === 0 || leg.relaxed)
        breakAt(all, i ? other : first, { v, reach: reach - next() * 0.12, deep: i ? 0.6 : 0.9 });
    return;
  }
  const count = Math.round((leg.relaxed ? 2 : 1.3) + o.fabric.crease * 0.6 + next() * 0.6);
  for (let i = 0; i < count; i++)
    breakAt(all, i % 2 ? other : first, {
      v: 0.962 - i * BREAK.step,
      reach: 0.78 - i * 0.08 - next() * 0.15,
      deep: 0.95 - i * 0.16,
    });
}

/** Soft cloth sinks on a ribbed cuff in slack bows, the lowest the deepest. */
export function slouch({ folds, leg, o, next, edge }: Leg): void {
  let v = 0.93 - next() * 0.01;
  for (let i = 0; i < 3 + Math.round(next()); i++) {
    const flip = next() < 0.5;
    const [from, to] = flip ? [edge('in', v), edge('out', v - 0.02)] : [edge('out', v), edge('in', v - 0.02)];
    folds.lay({
      points: swag(from, mix(from, to, 0.5 + next() * 0.4), (from[0] < to[0] ? 1 : -1) * (0.16 + next() * 0.1)),
      width: o.fabric.foldWidth * (0.5 + next() * 0.25),
      height: o.fabric.foldHeight * (0.9 - i * 0.15),
      ink: 0.3 + next() * 0.35,
      to: 0.85,
      on: [leg.name],
    });
    v -= 0.03 + next() * 0.025;
  }
}
