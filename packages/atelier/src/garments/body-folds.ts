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
/** A woman's; no child has one. */
export const hasBust = (f: Figure): boolean => isWoman(f) && f.person.ageGroup !== 'child';

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
  // only cloth drawn over a bust pulls toward it; elsewhere it falls from the armhole
  const flat = hasBust(f) ? 0.62 : 1.02;
  for (let i = 0; i < count; i++) {
    // the two sides never answer each other, and stiff cloth hardly folds here
    if (next() < (fabric.crease < 0.6 ? 0.55 : 0.3)) continue;
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
    // now one crease, now three: by the cloth and by chance
    const count = Math.round(
      (bears ? 1.4 : 0.5) * (0.4 + next()) + fabric.crease * (bears ? 1 : 0.5) * (0.5 + next() * 0.8),
    );
    const from = waist(f, s);
    for (let i = 0; i < count; i++) {
      const y = from[1] - 30 + i * (bears ? 12 : 18) + (next() - 0.5) * 16;
      if (y > endY - 6) continue;
      const lean = s * (0.3 - i * 0.22) + (next() - 0.5) * 0.2;
      folds.lay({
        points: ray(
          [from[0] - s, y],
          (s > 0 ? Math.PI : 0) + lean,
          vary(next, bears ? 52 : 38, 0.55),
          -s * (0.04 + next() * 0.16),
        ),
        width: fabric.foldWidth * (0.42 + next() * 0.18),
        height: fabric.foldHeight * (bears ? 0.58 : 0.4) * (0.75 + next() * 0.5),
        ink: 0.3 + next() * 0.35,
        to: 0.75,
        on,
      });
    }
  }
}

/** How a close bodice takes up the hollow under the bust: drags to the waist, a pull from the side seam, or no fold at all. */
type Hollow = 'drag' | 'side' | 'smooth';

/** Cloth with body of its own bridges the hollow; what clings or drapes is drawn into it. */
function hollowOf(fabric: FabricRule, roll: number): Hollow {
  const stiff = fabric.crease < 0.65 || fabric.weave === 'lace' || fabric.weave === 'pile';
  if (stiff) return roll < 0.75 ? 'smooth' : 'side';
  return roll < 0.34 ? 'drag' : roll < 0.7 ? 'side' : 'smooth';
}

/** Under the bust of a close bodice; each side by itself. */
export function bustDrags({ folds, f, fabric, seed, on }: Where): void {
  const next = random(seed);
  for (const s of SIDES) {
    const hollow = hollowOf(fabric, next());
    if (hollow === 'smooth') continue;
    const drags = hollow === 'drag';
    const from = drags
      ? add(bustPoint(f, s), [s * (4 + next() * 12), 18 + next() * 9])
      : mix(underarm(f, s), waist(f, s), 0.42 + next() * 0.3);
    const to = drags
      ? mix(from, waist(f, s), 0.5 + next() * 0.4)
      : add(mix(from, bustPoint(f, s), 0.45 + next() * 0.3), [0, 10 + next() * 10]);
    folds.lay({
      points: swag(from, to, s * (drags ? 0.06 + next() * 0.12 : -0.05 - next() * 0.08)),
      width: fabric.foldWidth * (0.45 + next() * 0.3),
      height: fabric.foldHeight * (0.26 + next() * 0.22),
      ink: 0.2 + next() * 0.2,
      to: 0.45 + next() * 0.25,
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
