/** Folds of a sleeve: spokes from the bend of the elbow, drags from the underarm, cloth that settles on the cuff. */
import type { FabricRule } from '#atelier/cloth/fabrics.ts';
import { type FoldSet, swag } from '#atelier/cloth/fold-set.ts';
import { arm, type Figure, type Side } from '#atelier/figure/landmarks.ts';
import { at, clamp, lerp, mix, norm, type Point, random, sub } from '#atelier/paint/geometry.ts';

export interface SleeveFolds {
  folds: FoldSet;
  f: Figure;
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
function bendOf(f: Figure, s: Side): number {
  const a = arm(f, s);
  const upper = sub(a.el, a.sh);
  const lower = sub(a.wr, a.el);
  return (upper[0] * lower[1] - upper[1] * lower[0]) / (norm(upper) * norm(lower) || 1);
}

/** Spokes from the inner bend of the elbow: long in the middle, shorter toward both ends, none the same. */
function elbowSpokes({ folds, f, side, fabric, seed, on, outer, inner, end }: SleeveFolds): void {
  const next = random(seed);
  const bend = bendOf(f, side);
  const much = Math.abs(bend);
  const pressed = side < 0 === bend > 0 ? outer : inner;
  const far = pressed === outer ? inner : outer;
  const elbow = 0.5 / end;
  const count = Math.round(2 + much * 2.4 + fabric.crease * 0.9);
  for (let i = 0; i < count; i++) {
    const spread = count > 1 ? (i / (count - 1)) * 2 - 1 : 0;
    const from = at(pressed, clamp(elbow + spread * 0.035 + (next() - 0.5) * 0.015));
    const to = at(far, clamp(elbow + spread * lerp(0.07, 0.13, much) + (next() - 0.5) * 0.05));
    const reach = lerp(0.92, 0.6, Math.abs(spread)) * (0.65 + next() * 0.4) * lerp(0.75, 1, much);
    folds.lay({
      points: swag(from, mix(from, to, Math.min(0.97, reach)), (next() - 0.3) * 0.14),
      width: fabric.foldWidth * (0.38 + next() * 0.22),
      height: fabric.foldHeight * (0.42 + much * 0.5) * (0.7 + next() * 0.6),
      ink: 0.3 + next() * 0.5,
      to: 0.85,
      on: [on],
    });
  }
}

/** Drags of the hanging sleeve: from the underarm up to the cap, and down from the cap where the arm lifts away. */
function headDrags({ folds, fabric, seed, on, outer, inner, end }: SleeveFolds): void {
  const next = random(seed + 3);
  const count = fabric.crease > 0.6 ? 2 : 1;
  for (let i = 0; i < count; i++) {
    const low = (0.1 + i * 0.1 + next() * 0.05) / end;
    const high = (0.05 + i * 0.13 + next() * 0.05) / end;
    const from = at(inner, clamp(low * 0.6));
    const to = at(outer, clamp(high));
    folds.lay({
      points: swag(from, mix(from, to, 0.45 + next() * 0.35), 0.1),
      width: fabric.foldWidth * 0.5,
      height: fabric.foldHeight * (0.4 + next() * 0.25),
      ink: 0.25 + next() * 0.35,
      to: 0.8,
      on: [on],
    });
  }
  if (end < 0.9) return;
  // the twist of the forearm
  const from = at(outer, clamp((0.56 + next() * 0.05) / end));
  const to = at(inner, clamp((0.78 + next() * 0.06) / end));
  folds.lay({
    points: swag(mix(from, to, 0.12), mix(from, to, 0.7 + next() * 0.2), -0.06),
    width: fabric.foldWidth * 0.55,
    height: fabric.foldHeight * 0.38,
    ink: 0.3,
    to: 0.7,
    on: [on],
  });
}

/** Cloth that settles on the wrist: arcs from one side or the other, the deepest right above the cuff. */
function cuffSlouch({ folds, fabric, seed, on, outer, inner }: SleeveFolds): void {
  const next = random(seed + 7);
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
  if (o.end > 0.7) elbowSpokes(o);
  if (o.end > 0.4) headDrags(o);
  if (settled) cuffSlouch(o);
}
