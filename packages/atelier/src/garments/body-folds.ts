/**
 * Folds have causes. Each runs from a named place of the body (underarm, waist, bust point, hip, knee) to a free end; its
 * length and angle are seeded, so no two marks are the same stamp.
 */
import type { FabricRule } from '#atelier/cloth/fabrics.ts';
import { type FoldSet, ray, swag } from '#atelier/cloth/fold-set.ts';
import {
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
import { add, clamp, lerp, mix, type Point, random, spline } from '#atelier/paint/geometry.ts';

const vary = (next: () => number, value: number, share: number): number => value * (1 + (next() - 0.5) * 2 * share);
const SIDES: readonly Side[] = [-1, 1];

export interface Where {
  folds: FoldSet;
  f: Figure;
  fabric: FabricRule;
  seed: number;
  on: string[];
}

/** A fan of unequal pulls from the underarm: toward the bust, and down the side. */
export function underarmFolds({ folds, f, fabric, seed, on }: Where, s: Side): void {
  const next = random(seed);
  const from = add(underarm(f, s), [-s * 2, 6]);
  const count = Math.round(1.2 + fabric.crease);
  const flat = isWoman(f) ? 0.62 : 0.5;
  for (let i = 0; i < count; i++) {
    // the two sides never answer each other
    if (next() < 0.3) continue;
    const steep = lerp(flat, 1.25, count > 1 ? i / (count - 1) : 0.3) + (next() - 0.5) * 0.25;
    folds.lay({
      points: ray(
        add(from, [0, i * 8]),
        s < 0 ? steep : Math.PI - steep,
        vary(next, (isWoman(f) ? 38 : 52) + i * 14, 0.4),
        s * (next() * 0.16 - 0.1),
      ),
      width: fabric.foldWidth * (0.45 + next() * 0.2),
      height: fabric.foldHeight * (0.42 + next() * 0.3),
      ink: 0.3 + next() * 0.4,
      to: 0.75,
      on,
    });
  }
}

/** Cloth presses together in the hollow of the waist: most on the bearing side, where the body folds in. */
export function waistFolds({ folds, f, fabric, seed, on }: Where, endY: number): void {
  const next = random(seed);
  for (const s of SIDES) {
    const bears = s === bearingSide(f);
    const count = Math.round((bears ? 1.4 : 0.5) + fabric.crease * (bears ? 1.2 : 0.6));
    const from = waist(f, s);
    for (let i = 0; i < count; i++) {
      const y = from[1] - 26 + i * (bears ? 14 : 20) + (next() - 0.5) * 8;
      if (y > endY - 6) continue;
      const lean = s * (0.3 - i * 0.22) + (next() - 0.5) * 0.2;
      folds.lay({
        points: ray([from[0] - s, y], (s > 0 ? Math.PI : 0) + lean, vary(next, bears ? 62 : 44, 0.4), -s * 0.13),
        width: fabric.foldWidth * (0.42 + next() * 0.18),
        height: fabric.foldHeight * (bears ? 0.58 : 0.4) * (0.75 + next() * 0.5),
        ink: 0.3 + next() * 0.35,
        to: 0.75,
        on,
      });
    }
  }
}

/** From the bust point out and down to the side of the waist: the drag of a close bodice. */
export function bustDrags({ folds, f, fabric, seed, on }: Where): void {
  const next = random(seed);
  for (const s of SIDES) {
    if (next() < 0.2) continue;
    const from = add(bustPoint(f, s), [s * 9, 20 + next() * 6]);
    folds.lay({
      points: swag(from, mix(from, waist(f, s), 0.6 + next() * 0.25), s * 0.12),
      width: fabric.foldWidth * 0.6,
      height: fabric.foldHeight * 0.42,
      ink: 0.3,
      to: 0.6,
      on,
    });
  }
}

/** Loose cloth falls from the bust point and from the shoulder blades, opening toward the hem. @param endY page height of the hem. */
export function bustFall({ folds, f, fabric, seed, on }: Where, endY: number): void {
  const next = random(seed);
  const room = clamp((endY - f.buL[1]) / 200);
  const falls: [Point, number][] = [];
  for (const s of SIDES) {
    falls.push([add(bustPoint(f, s), [s * (8 + next() * 10), 22]), 0.55 + next() * 0.35]);
    falls.push([add(underarm(f, s), [-s * (10 + next() * 12), 60 + next() * 30]), 0.75 + next() * 0.25]);
  }
  for (const [from, share] of falls) {
    if (next() < 0.22) continue;
    // what hangs free opens all the way to the hem; the rest dies on its way
    const free = share > 0.72;
    const low = free ? endY : lerp(from[1], endY, share);
    folds.lay({
      points: spline(
        [from, [from[0] + (next() - 0.5) * 10, lerp(from[1], low, 0.5)], [from[0] + (next() - 0.4) * 16, low]],
        8,
      ),
      width: fabric.foldWidth * (0.6 + next() * 0.3) * lerp(0.7, 1, room),
      height: fabric.foldHeight * (0.42 + next() * 0.3),
      ink: 0.25 + next() * 0.35,
      ...(free && { grow: true, from: 0.3 }),
      on,
    });
  }
}

/** Cloth drawn in at a line (a waistband, a rib, a belt) stands off it in tucks of unlike depth and length. @param way −1 above the line, 1 below. */
export function tucksAt(
  { folds, fabric, seed, on }: Where,
  line: readonly Point[],
  deepest: number,
  way: -1 | 1,
): void {
  const next = random(seed);
  const count = Math.round(5 + fabric.crease * 2);
  const last = line.length - 1;
  for (let i = 0; i < count; i++) {
    const t = clamp((i + 0.25 + next() * 0.5) / count);
    const from = line[Math.round(t * last)];
    const long = next() < 0.3;
    const length = deepest * (long ? 0.75 + next() * 0.3 : 0.25 + next() * 0.3);
    const lean = -way * ((t - 0.5) * 0.5 + (next() - 0.5) * 0.35);
    folds.lay({
      points: ray(add(from, [0, -way]), (way * Math.PI) / 2 + lean, length, (next() - 0.5) * 0.2),
      width: fabric.foldWidth * (long ? 0.5 : 0.34),
      height: fabric.foldHeight * (0.4 + next() * 0.35),
      ink: 0.35 + next() * 0.4,
      to: 0.6,
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
    folds.lay({
      points: spline([add(from, [0, i * 22]), add(mix(from, end, 0.5), [s * 4, 30 + next() * 16]), end], 10),
      width: fabric.foldWidth * (0.95 - i * 0.1),
      height: fabric.foldHeight * (0.5 - i * 0.06) * strength,
      ink: i === 1 ? 0.45 : 0.3,
      from: 0.04,
      to: 0.34 + next() * 0.2,
      on,
    });
  }
  folds.lay({
    points: spline([add(knee, [0, -30]), add(knee, [-s * 5, 50]), add(knee, [-s * 9, 130 + next() * 60])], 8),
    width: fabric.foldWidth * 1.1,
    height: fabric.foldHeight * 0.7 * strength,
    ink: 0.4,
    to: 0.6,
    on,
  });
}
