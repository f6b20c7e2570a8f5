/**
 * Folds have causes. Each runs from a named place of the body (underarm, waist, bust point, hip, knee) to a free end; its
 * length and angle are seeded, so no two marks are the same stamp.
 */

import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { type FoldSet, ray, swag } from '#atelier/cloth/folds/fold-set.ts';
import { bustPoint, isWoman } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { stream } from '#atelier/kit/chance.ts';
import { spline } from '#atelier/kit/curves.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, other, type Side } from '#atelier/kit/side.ts';

const vary = (next: () => number, value: number, share: number): number => value * (1 + (next() - 0.5) * 2 * share);
/** A woman's; no child has one. */
export const hasBust = (f: Wearer): boolean => isWoman(f) && f.person.ageGroup !== 'child';

export interface Where {
  folds: FoldSet;
  f: Wearer;
  fabric: FabricRule;
  seed: number;
  on: string[];
}

/** Cloth falls from the front of the armhole down the side; where the arm is held off or back it is pulled after it. */
export function underarmFolds({ folds, f, fabric, seed, on }: Where, s: Side): void {
  const next = stream(seed, 'underarm.folds', s);
  const { elbow, shoulder, behind } = f.arm[s];
  const pulled = behind || (elbow[0] - shoulder[0]) * s > 34;
  // the two sides never answer each other, and stiff cloth hardly folds here
  if (next() < (fabric.crease < 0.6 ? 0.45 : pulled ? 0.05 : 0.2)) return;
  const under = f.underarm[s];
  const count = pulled && fabric.crease > 0.9 ? 2 : 1;
  for (let i = 0; i < count; i++) {
    const from = add(under, [-s * (9 + next() * 11), -26 + i * 20 + next() * 12]);
    const length = vary(next, 70 + i * 16, 0.35);
    // a steep fall, a little inward: never a dart toward the breast
    const steep = Math.PI / 2 + s * (0.05 + next() * 0.28);
    folds.lay({
      points: ray(from, steep, length, -s * (0.05 + next() * 0.1)),
      width: fabric.foldWidth * (0.55 + next() * 0.35),
      height: fabric.foldHeight * (0.34 + next() * 0.26),
      ...(next() < 0.6 && { ink: 0.22 + next() * 0.3 }),
      from: 0.02,
      to: 0.4 + next() * 0.3,
      on,
    });
  }
}

/** Folds at a waist: page units each reaches in from its seam, and the most there are. */
const WAIST = { reach: 30, most: 2 } as const;

/** Cloth presses together in the hollow of the waist, in short tucks from the seam, on the side where the body folds in. */
export function waistFolds({ folds, f, fabric, seed, on }: Where, endY: number): void {
  const next = stream(seed, 'waist.folds');
  const s = f.weight;
  const from = f.waist[s];
  const inner = (x: number, y: number): Point => [from[0] - s * x, y];
  const count = Math.min(WAIST.most, Math.round(1 + fabric.crease * (0.3 + next() * 0.7)));
  let y = Math.min(from[1] + 8, endY - 8) - count * 9;
  for (let i = 0; i < count; i++) {
    const reach = vary(next, WAIST.reach - i * 8, 0.2);
    const rises = (i % 2 === 0) === next() < 0.8;
    folds.lay({
      points: swag([from[0] - s, y], inner(reach, y + (rises ? -1 : 1) * reach * (0.16 + next() * 0.22)), s * 0.1),
      width: fabric.foldWidth * (0.4 + next() * 0.25),
      height: fabric.foldHeight * 0.4 * (0.7 + next() * 0.5),
      ink: 0.14 + next() * 0.18,
      from: 0,
      to: 0.55 + next() * 0.3,
      on,
    });
    y += 13 + next() * 12;
  }
  if (fabric.crease > 0.7 && next() < 0.5) {
    const across = f.waist[other(s)];
    const start = add(across, [s * -1, -22 - next() * 30]);
    folds.lay({
      points: ray(start, s > 0 ? 0.35 : Math.PI - 0.35, 24 + next() * 26, s * 0.1),
      width: fabric.foldWidth * 0.4,
      height: fabric.foldHeight * 0.35,
      ink: 0.25,
      to: 0.6,
      on,
    });
  }
}

/** The turn of the trunk: one long soft pull from the side that hangs to the hip that bears. */
export function spiral({ folds, f, fabric, seed, on }: Where, endY: number): void {
  const next = stream(seed, 'trunk.spiral');
  const s = f.weight;
  const from = mix(f.underarm[other(s)], bustPoint(f, other(s)), 0.35 + next() * 0.4);
  const low = mix(f.waist[s], f.hip[s], next() * 0.6);
  const to: Point = [low[0] - s * (10 + next() * 16), Math.min(low[1], endY - 10)];
  const start = add(from, [0, 34 + next() * 26]);
  if (to[1] < start[1] + 24) return;
  folds.lay({
    points: swag(start, to, s * (0.08 + next() * 0.1)),
    width: fabric.foldWidth * (1 + next() * 0.35),
    height: fabric.foldHeight * (0.4 + next() * 0.25),
    ...(next() < 0.5 && { ink: 0.25 }),
    from: 0.45,
    to: 0.95,
    on,
  });
}

/** How a close bodice takes up the hollow under the bust: one drag to the waist, a pull from the side seam, or no fold at all. */
type Hollow = 'drag' | 'side' | 'smooth';

/** Cloth with body of its own bridges the hollow; what clings or drapes is drawn into it. */
function hollowOf(fabric: FabricRule, roll: number): Hollow {
  const stiff = fabric.crease < 0.65 || fabric.weave === 'lace' || fabric.weave === 'pile';
  if (stiff) return roll < 0.6 ? 'smooth' : 'side';
  return roll < 0.46 ? 'drag' : roll < 0.84 ? 'side' : 'smooth';
}

/** Under the bust of a close bodice, on one side at most. */
export function bustDrags({ folds, f, fabric, seed, on }: Where): void {
  const next = stream(seed, 'bust.drags');
  const hollow = hollowOf(fabric, next());
  if (hollow === 'smooth') return;
  const s: Side = next() < 0.5 ? -1 : 1;
  const drags = hollow === 'drag';
  const from = drags
    ? add(bustPoint(f, s), [s * (4 + next() * 12), 20 + next() * 12])
    : mix(f.underarm[s], f.waist[s], 0.45 + next() * 0.3);
  const to = drags
    ? mix(from, f.waist[s], 0.6 + next() * 0.4)
    : add(mix(from, bustPoint(f, s), 0.4 + next() * 0.25), [0, 12 + next() * 14]);
  folds.lay({
    points: swag(from, to, s * (drags ? 0.06 + next() * 0.12 : -0.05 - next() * 0.08)),
    width: fabric.foldWidth * (0.5 + next() * 0.35),
    height: fabric.foldHeight * (0.34 + next() * 0.2),
    ...(next() < 0.6 && { ink: 0.42 }),
    to: 0.4 + next() * 0.25,
    on,
  });
}

/** Loose cloth drops from where it rests: a woman's bust, a man's chest and shoulder blades; each drop opens toward the hem. @param endY page height of the hem. */
export function drops({ folds, f, fabric, seed, on }: Where, endY: number): void {
  const next = stream(seed, 'bodice.drops');
  const bears = f.weight;
  const room = clamp((endY - f.bust[LEFT][1]) / 200);
  const high = hasBust(f) ? 20 : 46;
  const starts: [Point, number][] = [
    [add(bustPoint(f, other(bears)), [-bears * (2 + next() * 14), high + next() * 24]), 1],
    [
      add(mix(bustPoint(f, bears), f.underarm[bears], 0.5 + next() * 0.3), [0, high + 30 + next() * 50]),
      0.75 + next() * 0.3,
    ],
    [add(mix(bustPoint(f, -1), bustPoint(f, 1), 0.35 + next() * 0.3), [0, high + 60 + next() * 40]), 1],
    [add(f.underarm[other(bears)], [bears * (8 + next() * 10), 70 + next() * 40]), 1],
  ];
  const most = Math.round(lerp(1.6, 3.4, clamp(fabric.crease / 1.4)) + next() * 0.8);
  for (const [from, share] of starts.slice(0, most)) {
    const low = share >= 1 ? endY : lerp(from[1], endY, share);
    if (low - from[1] < 26) continue;
    const drift = (next() - 0.5) * 18 + bears * -4;
    folds.lay({
      points: spline([from, [from[0] + drift * 0.15, lerp(from[1], low, 0.5)], [from[0] + drift, low]], 8),
      width: fabric.foldWidth * (0.6 + next() * 0.55) * lerp(0.7, 1, room),
      height: fabric.foldHeight * (0.4 + next() * 0.35),
      ...(next() < 0.7 && { ink: 0.22 + next() * 0.35 }),
      ...(share >= 1 ? { grow: true, from: 0.35, to: 1 } : { from: 0.1, to: 0.55 }),
      on,
    });
  }
}

/** What the closing button of a jacket holds: a long drag down to the hip that bears, a shorter one up to the other chest. */
export function buttonDrags({ folds, f, fabric, seed, on }: Where, button: Point): void {
  const next = stream(seed, 'button.drags');
  const s = f.weight;
  const drag = (side: Side, rise: number, length: number, height: number): void => {
    const way = side > 0 ? -rise : Math.PI + rise;
    folds.lay({
      points: ray(add(button, [side * 9, rise > 0 ? -4 : 5]), way, length, side * (rise > 0 ? -0.08 : 0.1)),
      width: fabric.foldWidth * (0.6 + next() * 0.25),
      height: fabric.foldHeight * height,
      ...(next() < 0.8 && { ink: 0.5 }),
      from: 0.04,
      to: 0.45 + next() * 0.2,
      on,
    });
  };
  drag(s, -0.6 - next() * 0.3, 74 + next() * 26, 0.5);
  drag(other(s), 0.5 + next() * 0.35, 50 + next() * 22, 0.38);
}

/** Tucks where cloth is held: how many, and more of what creases; breadth and height beside a fold of the cloth; their ink. */
const TUCK = {
  count: 6,
  creased: 2.5,
  long: 0.55,
  short: 0.38,
  high: 0.75,
  higher: 0.5,
  ink: 0.5,
  more: 0.35,
} as const;

/** Cloth drawn in at a line (a waistband, a rib, a belt) stands off it in tucks of unlike depth and length. @param way −1 above the line, 1 below. */
export function tucksAt({ folds, fabric, seed, on }: Where, line: readonly Point[], deepest: number, way: Side): void {
  const next = stream(seed, 'tucks');
  const count = Math.round(TUCK.count + fabric.crease * TUCK.creased);
  const last = line.length - 1;
  for (let i = 0; i < count; i++) {
    const t = clamp((i + 0.25 + next() * 0.5) / count);
    const from = line[Math.round(t * last)];
    const long = next() < 0.3;
    const length = deepest * (long ? 0.75 + next() * 0.3 : 0.25 + next() * 0.3);
    const lean = -way * ((t - 0.5) * 0.5 + (next() - 0.5) * 0.35);
    folds.lay({
      points: ray(add(from, [0, -way]), (way * Math.PI) / 2 + lean, length, (next() - 0.5) * 0.2),
      width: fabric.foldWidth * (long ? TUCK.long : TUCK.short),
      height: fabric.foldHeight * (TUCK.high + next() * TUCK.higher),
      ink: TUCK.ink + next() * TUCK.more,
      to: 0.6,
      on,
    });
  }
}

/** From the raised hip to the relaxed knee, and on from the knee: the pull that tells the weight. */
export function hipPull({ folds, f, fabric, seed, on }: Where, count: number, strength: number): void {
  const s = f.weight;
  const next = stream(seed, 'hip.pull');
  const from = add(f.hip[s], [-s * 10, -20]);
  const { knee } = f.leg[s > 0 ? -1 : 1];
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
