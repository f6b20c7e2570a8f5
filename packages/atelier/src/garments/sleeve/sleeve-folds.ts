/** Folds of a sleeve: spokes from the bend of the elbow, drags from the underarm, cloth that settles on the cuff. */

import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { type FoldSet, swag } from '#atelier/cloth/folds/fold-set.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { die, stream } from '#atelier/kit/chance.ts';
import { at } from '#atelier/kit/curves.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { mix, norm, type Point, sub } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';
import type { Bend } from './sleeve-outline.ts';

export interface SleeveFolds {
  folds: FoldSet;
  f: Wearer;
  side: Side;
  fabric: FabricRule;
  seed: number;
  /** Name of the piece they lie on. */
  on: string;
  /** Edges from the shoulder down. */
  outer: Point[];
  inner: Point[];
  /** Fraction of the arm at which the sleeve ends. */
  end: number;
}

/** How sharply the arm is bent, 0 straight .. ±1 right angle; the sign says which way. */
function turnOf(f: Wearer, s: Side): number {
  const a = f.arm[s];
  const upper = sub(a.elbow, a.shoulder);
  const lower = sub(a.wrist, a.elbow);
  return (upper[0] * lower[1] - upper[1] * lower[0]) / (norm(upper) * norm(lower) || 1);
}

/** The bend of an arm as its sleeve feels it. */
export function bendOf(f: Wearer, s: Side): Bend {
  const turn = turnOf(f, s);
  return { much: Math.abs(turn), inside: s < 0 === turn > 0 ? 'outer' : 'inner' };
}

/** Cloth is crushed inside the elbow: a zigzag whose strokes start from the bend and pass each other, none the same. */
function elbowCrush({ folds, f, side, fabric, seed, on, outer, inner, end }: SleeveFolds): void {
  const next = stream(seed, 'elbow.crush');
  const { much, inside } = bendOf(f, side);
  const [near, far] = inside === 'outer' ? [outer, inner] : [inner, outer];
  const elbow = 0.5 / end;
  const count = Math.round(0.8 + much * 2.6 + fabric.crease * (0.4 + next() * 0.7));
  let t = elbow - count * 0.016 - 0.01;
  const first = die(2, seed, 'elbow.first-fold');
  for (let i = 0; i < count; i++) {
    const rises = (i + first) % 2 === 0;
    const from = at(near, clamp(t));
    const to = at(far, clamp(t + (rises ? -1 : 1) * (0.02 + next() * lerp(0.03, 0.08, much))));
    const reach = (0.4 + next() * 0.45) * lerp(0.8, 1.1, much);
    folds.lay({
      points: swag(from, mix(from, to, Math.min(0.9, reach)), (next() - 0.25) * 0.2),
      width: fabric.foldWidth * (0.36 + next() * 0.26),
      height: fabric.foldHeight * (0.4 + much * 0.55) * (0.65 + next() * 0.6),
      ink: lerp(0.28, 0.5, clamp(much * 2)) + next() * 0.5,
      from: 0,
      to: 0.55 + next() * 0.3,
      on: [on],
    });
    t += 0.026 + next() * 0.022;
  }
}

/** From the point of the elbow the cloth is drawn toward the shoulder: one long pull on a bent arm. */
function elbowPull({ folds, f, side, fabric, seed, on, outer, inner, end }: SleeveFolds): void {
  const next = stream(seed, 'elbow.pull');
  const { much, inside } = bendOf(f, side);
  if (much < 0.18 || next() < 0.25) return;
  const [near, far] = inside === 'outer' ? [outer, inner] : [inner, outer];
  const from = mix(at(far, clamp((0.44 + next() * 0.04) / end)), at(near, clamp(0.44 / end)), 0.2);
  const to = mix(at(near, clamp((0.14 + next() * 0.08) / end)), at(far, clamp(0.16 / end)), 0.3 + next() * 0.3);
  folds.lay({
    points: swag(to, from, (next() - 0.5) * 0.14),
    width: fabric.foldWidth * (0.6 + next() * 0.35),
    height: fabric.foldHeight * (0.35 + much * 0.3),
    ink: 0.25 + next() * 0.25,
    from: 0.3,
    to: 0.92,
    on: [on],
  });
}

/** A hanging sleeve: a drag from the underarm to the cap, or a long fall from the cap; and the twist of the forearm. */
function headDrags({ folds, fabric, seed, on, outer, inner, end }: SleeveFolds): void {
  const next = stream(seed, 'sleeve.head-drags');
  const kind = next();
  if (kind < 0.4) {
    const from = at(inner, clamp(((0.06 + next() * 0.08) / end) * 0.7));
    const to = at(outer, clamp((0.06 + next() * 0.1) / end));
    folds.lay({
      points: swag(from, mix(from, to, 0.4 + next() * 0.35), 0.06 + next() * 0.1),
      width: fabric.foldWidth * (0.4 + next() * 0.25),
      height: fabric.foldHeight * (0.35 + next() * 0.3),
      ink: 0.25 + next() * 0.35,
      to: 0.7,
      on: [on],
    });
  } else if (kind < 0.8) {
    const top = mix(at(outer, 0.05), at(inner, 0.05), 0.3 + next() * 0.3);
    const low = mix(at(outer, clamp(0.36 / end)), at(inner, clamp(0.36 / end)), 0.4 + next() * 0.35);
    folds.lay({
      points: swag(mix(top, low, 0.12), low, (next() - 0.5) * 0.1),
      width: fabric.foldWidth * (0.6 + next() * 0.4),
      height: fabric.foldHeight * (0.3 + next() * 0.25),
      ...(next() < 0.6 && { ink: 0.25 }),
      from: 0.1,
      to: 0.7,
      on: [on],
    });
  }
  if (end < 0.9 || next() < 0.35) return;
  const back = next() < 0.5;
  const from = at(back ? outer : inner, clamp((0.56 + next() * 0.06) / end));
  const to = at(back ? inner : outer, clamp((0.76 + next() * 0.08) / end));
  folds.lay({
    points: swag(mix(from, to, 0.1), mix(from, to, 0.6 + next() * 0.3), (next() - 0.5) * 0.14),
    width: fabric.foldWidth * (0.5 + next() * 0.2),
    height: fabric.foldHeight * 0.38,
    ink: 0.25 + next() * 0.15,
    to: 0.7,
    on: [on],
  });
}

/** Cloth that settles on the wrist: arcs from one side or the other, the deepest right above the cuff. */
function cuffSlouch({ folds, fabric, seed, on, outer, inner }: SleeveFolds): void {
  const next = stream(seed, 'cuff.slouch');
  const count = Math.round(1 + fabric.crease * 1.3);
  let t = 0.925 - next() * 0.015;
  for (let i = 0; i < count; i++) {
    const flip = next() < 0.5;
    const from = at(flip ? outer : inner, t);
    const to = at(flip ? inner : outer, t - 0.012 + (next() - 0.5) * 0.03);
    folds.lay({
      points: swag(from, mix(from, to, 0.5 + next() * 0.42), (flip ? 1 : -1) * (from[0] < to[0] ? 1 : -1) * 0.16),
      width: fabric.foldWidth * (0.34 + next() * 0.14),
      height: fabric.foldHeight * (0.55 - i * 0.09) * (0.8 + next() * 0.4),
      ink: 0.3 + next() * 0.4,
      to: 0.88,
      on: [on],
    });
    t -= 0.03 + next() * 0.035;
  }
}

/** All folds of a sleeve of one length. @param settled it closes at the wrist and slouches above. */
export function sleeveFolds(o: SleeveFolds, settled: boolean): void {
  if (o.end > 0.7) {
    elbowCrush(o);
    elbowPull(o);
  }
  if (o.end > 0.4) headDrags(o);
  if (settled) cuffSlouch(o);
}
