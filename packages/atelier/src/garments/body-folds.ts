/**
 * Folds have causes. Each runs from a named place of the body (underarm, waist, bust point, elbow, hip, knee) to a free
 * end; its length and angle are seeded, so no two marks are the same stamp.
 */
import type { FabricRule } from '#atelier/cloth/fabrics.ts';
import { type FoldSet, ray } from '#atelier/cloth/fold-set.ts';
import {
  arm,
  bearingSide,
  bustPoint,
  type Figure,
  hip,
  isWoman,
  leg,
  type Side,
  underarm,
  waist,
} from '#atelier/figure/landmarks.ts';
import { add, at, mix, norm, type Point, random, spline, sub } from '#atelier/paint/geometry.ts';

const vary = (next: () => number, value: number, share: number): number => value * (1 + (next() - 0.5) * 2 * share);

interface Where {
  folds: FoldSet;
  f: Figure;
  fabric: FabricRule;
  seed: number;
  on: string[];
}

/** Unequal pulls from the underarm toward the bust. */
export function underarmFolds({ folds, f, fabric, seed, on }: Where, s: Side): void {
  const next = random(seed);
  const from = add(underarm(f, s), [-s * 3, 8]);
  const down = isWoman(f) ? 0.3 : 0.95;
  for (let i = 0; i < 3; i++) {
    if (next() < 0.45) continue;
    const angle = (s < 0 ? down : Math.PI - down) - s * i * 0.22 + (next() - 0.5) * 0.3;
    folds.add({
      points: ray(add(from, [0, i * 11]), angle, vary(next, 46, 0.35) * (0.7 + fabric.crease * 0.3), -s * 0.14),
      width: fabric.foldWidth * 0.5,
      height: fabric.foldHeight * 0.4,
      side: s,
      ink: next() < 0.6 ? 0.75 : 0.45,
      on,
    });
  }
}

/** Soft drags from the hollow of the waist, on the bearing side only: there the body folds in. */
export function waistFolds({ folds, f, fabric, seed, on }: Where): void {
  const s = bearingSide(f);
  const next = random(seed);
  const from = waist(f, s);
  const count = Math.round(1 + fabric.crease * 1.2);
  for (let i = 0; i < count; i++) {
    const angle = (s > 0 ? Math.PI : 0) - s * (0.22 - i * 0.26) + (next() - 0.5) * 0.2;
    folds.add({
      points: ray(add(from, [-s, -16 + i * 15]), angle, vary(next, 58, 0.35), s * 0.16),
      width: fabric.foldWidth * 0.55,
      height: fabric.foldHeight * 0.42,
      side: s,
      ink: 0.65,
      on,
    });
  }
}

/** Loose cloth falls from the bust point. */
export function bustFall({ folds, f, fabric, seed, on }: Where, length: number): void {
  const next = random(seed);
  for (const s of [-1, 1] as Side[]) {
    if (next() < 0.35) continue;
    folds.add({
      points: ray(
        add(bustPoint(f, s), [s * 14, 24]),
        Math.PI / 2 - s * 0.06 + (next() - 0.5) * 0.15,
        vary(next, length, 0.3),
        s * 0.05,
      ),
      width: fabric.foldWidth * 0.7,
      height: fabric.foldHeight * 0.45,
      side: -1,
      ink: 0.65,
      on,
    });
  }
}

/** How sharply the arm is bent, 0 straight .. 1 right angle, and which way. */
export function bendOf(f: Figure, s: Side): number {
  const a = arm(f, s);
  const upper = sub(a.el, a.sh);
  const lower = sub(a.wr, a.el);
  return (upper[0] * lower[1] - upper[1] * lower[0]) / (norm(upper) * norm(lower) || 1);
}

/** Compression at the inner elbow: two to four unequal creases, more when bent. */
export function elbowFolds(
  { folds, f, fabric, seed, on }: Where,
  s: Side,
  inner: Point[],
  outer: Point[],
  elbow: number,
): void {
  const next = random(seed);
  const bend = bendOf(f, s);
  const creased = s < 0 === bend > 0 ? outer : inner;
  const far = creased === outer ? inner : outer;
  const much = Math.abs(bend);
  const count = 2 + Math.round(much * 2 + fabric.crease * 0.8);
  for (let i = 0; i < count; i++) {
    if (next() < 0.25) continue;
    const d = (i - (count - 1) / 2) * 0.065;
    const from = at(creased, elbow + d * 0.55);
    const to = at(far, elbow + d * 2.1 + (next() - 0.5) * 0.05);
    const reach = 0.42 + next() * 0.4;
    folds.add({
      points: spline([mix(from, to, 0.02), add(mix(from, to, reach * 0.5), [0, 3]), mix(from, to, reach)], 8),
      width: fabric.foldWidth * 0.42,
      height: fabric.foldHeight * (0.3 + much * 0.35),
      side: d > 0 ? 1 : -1,
      ink: 0.5 + next() * 0.4,
      to: 0.9,
      on,
    });
  }
}

/** Slouch of a long sleeve above the cuff: unequal, from one side or the other. */
export function cuffFolds({ folds, fabric, seed, on }: Where, edgeA: Point[], edgeB: Point[]): void {
  const next = random(seed);
  const count = Math.round(0.6 + fabric.crease);
  for (let i = 0; i < count; i++) {
    const t = 0.93 - i * 0.06 - next() * 0.03;
    const flip = next() < 0.5;
    const from = at(flip ? edgeA : edgeB, t);
    const to = at(flip ? edgeB : edgeA, t - 0.03);
    folds.add({
      points: spline([from, add(mix(from, to, 0.35), [0, 5]), mix(from, to, 0.55 + next() * 0.25)], 7),
      width: fabric.foldWidth * 0.4,
      height: fabric.foldHeight * 0.34,
      side: 1,
      ink: 0.6,
      on,
    });
  }
}

/** From the raised hip to the relaxed knee, and on from the knee: the pull that tells the weight. */
export function hipPull({ folds, f, fabric, seed, on }: Where, count: number, strength: number): void {
  const s = bearingSide(f);
  const next = random(seed);
  const from = add(hip(f, s), [-s * 10, -20]);
  const { knee } = leg(f, s > 0 ? -1 : 1);
  for (let i = 0; i < count; i++) {
    const end = add(mix(from, knee, [0.86, 0.5, 0.7][i % 3] + next() * 0.1), [s * (34 - i * 22), -64 + i * 30]);
    folds.add({
      points: spline([add(from, [0, i * 22]), add(mix(from, end, 0.5), [s * 4, 30 + next() * 16]), end], 10),
      width: fabric.foldWidth * (0.95 - i * 0.1),
      height: fabric.foldHeight * (0.42 - i * 0.06) * strength,
      side: s,
      ink: i === 1 ? 0.55 : 0.4,
      from: 0.04,
      to: 0.34 + next() * 0.2,
      on,
    });
  }
  folds.add({
    points: spline([add(knee, [0, -30]), add(knee, [-s * 5, 50]), add(knee, [-s * 9, 130 + next() * 60])], 8),
    width: fabric.foldWidth * 1.1,
    height: fabric.foldHeight * 0.6 * strength,
    side: -1,
    ink: 0.5,
    to: 0.6,
    on,
  });
}
