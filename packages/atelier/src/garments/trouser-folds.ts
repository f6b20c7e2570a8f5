/** Folds of a trouser leg: it breaks at knee and hem where the leg relaxes, pulls where it bears, gathers where it is gathered. */
import { type FoldSet, ray } from '#atelier/cloth/fold-set.ts';
import { bearingSide, type Figure } from '#atelier/figure/landmarks.ts';
import type { LegPanel, TrouserOptions } from '#atelier/garments/trouser-parts.ts';
import { add, mix, type Point, random, spline } from '#atelier/paint/geometry.ts';

interface Leg {
  folds: FoldSet;
  leg: LegPanel;
  o: TrouserOptions;
  next: () => number;
  /** Edge point at v: 'in' the inseam, 'out' the outer seam. */
  edge: (which: 'in' | 'out', v: number) => Point;
  /** Height of the knee in v. */
  knee: number;
}

/** The knee break and the long fall above it, on the relaxed leg only. */
function kneeBreak({ folds, leg, o, next, edge, knee }: Leg): void {
  const { side: s, panel, name } = leg;
  const height = o.fabric.foldHeight;
  const from = edge('in', knee + 0.01);
  const to = edge('out', knee - 0.03 + next() * 0.02);
  folds.add({
    points: spline([mix(from, to, 0.03), add(mix(from, to, 0.3), [0, 7]), mix(from, to, 0.55 + next() * 0.15)], 8),
    width: 15,
    height: height * 0.9,
    side: 1,
    ink: 0.9,
    on: [name],
  });
  folds.add({
    points: spline(
      [panel.map(s * 0.55, 0.2 + next() * 0.03), panel.map(s * 0.3, 0.33), panel.map(-s * 0.15, 0.44)],
      10,
    ),
    width: 22,
    height: height * 0.6,
    side: s > 0 ? -1 : 1,
    ink: 0.5,
    to: 0.8,
    on: [name],
  });
}

/** Uneven zigzags behind the knee of a close leg. */
function zigzags({ folds, leg, o, next, edge }: Leg, v0: number, step: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const v = v0 + i * step + next() * step * 0.6;
    const flip = i % 2 === 0;
    const from = edge(flip ? 'in' : 'out', v);
    const to = edge(flip ? 'out' : 'in', v + step * (0.6 + next() * 0.5));
    folds.add({
      points: spline([from, add(mix(from, to, 0.3), [0, 3]), mix(from, to, 0.4 + next() * 0.3)], 7),
      width: 9,
      height: o.fabric.foldHeight * 0.45,
      side: next() < 0.5 ? 1 : -1,
      ink: 0.6,
      on: [leg.name],
    });
  }
}

/** Cloth that meets the shoe gives way above it. */
function hemBreak({ folds, leg, o, next, edge }: Leg, count: number): void {
  for (let i = 0; i < count; i++) {
    const v = 0.945 - i * 0.035 - next() * 0.012;
    const flip = next() < 0.55;
    const from = edge(flip ? 'in' : 'out', v);
    const to = edge(flip ? 'out' : 'in', v + 0.012);
    folds.add({
      points: spline([from, add(mix(from, to, 0.35), [0, 6 + next() * 3]), mix(from, to, 0.5 + next() * 0.35)], 8),
      width: 12,
      height: o.fabric.foldHeight * 0.75,
      side: 1,
      ink: 0.7 + next() * 0.3,
      on: [leg.name],
    });
  }
}

/** Cloth gathered at the waist swags from the hip to the ankle band. */
function swags({ folds, leg, o, next }: Leg): void {
  const { side: s, panel, name } = leg;
  for (let i = 0; i < 5; i++) {
    const u = s * (0.75 - i * 0.33) + (next() - 0.5) * 0.1;
    const low = 0.5 + i * 0.08 + next() * 0.1;
    folds.add({
      points: panel.line([
        [u, 0.03],
        [u * 0.9 - s * 0.05, low * 0.55],
        [u * 0.5 - s * 0.3, low],
      ]),
      width: o.fabric.foldWidth * 0.8,
      height: o.fabric.foldHeight * 0.8,
      side: s < 0 ? 1 : -1,
      ink: 0.75,
      to: 0.6 + next() * 0.3,
      on: [name],
    });
  }
  for (let i = 0; i < 5; i++) {
    const u = -0.8 + i * 0.4 + (next() - 0.5) * 0.15;
    folds.add({
      points: panel.line([
        [u, 0.962],
        [u * 1.02, 0.9],
        [u * 1.05, 0.86 - next() * 0.1],
      ]),
      width: 9,
      height: 4,
      side: 1,
      ink: 0.6,
      on: [name],
    });
  }
}

/** All folds of one leg. */
export function legFolds(
  folds: FoldSet,
  leg: LegPanel,
  o: TrouserOptions,
  w: { left: Point; right: Point; front: Point },
): void {
  const { cut, length } = o;
  const s = leg.side;
  const next = random(o.seed + (s > 0 ? 101 : 57));
  const { panel } = leg;
  const edge = (which: 'in' | 'out', v: number): Point => panel.map((which === 'out') === s < 0 ? -1 : 1, v);
  const knee = length > 0.6 ? 0.3 + 0.27 / length : 0.8;
  const all: Leg = { folds, leg, o, next, edge, knee };
  if (cut.gathered) {
    swags(all);
    return;
  }
  const wide = cut.hem >= 40;
  const shorts = length < 0.45;
  if (!wide && !shorts) {
    if (leg.relaxed && !cut.rings) kneeBreak(all);
    if (cut.follows || o.jeans) zigzags(all, knee + 0.02, 0.035, 2 + Math.floor(next() * 2));
    if (cut.rings) zigzags(all, 0.72, 0.028, 9);
    else if (length > 0.9) hemBreak(all, leg.relaxed ? (cut.follows ? 2 : 1) : cut.follows ? 1 : 0);
    if (!leg.relaxed)
      folds.add({
        points: spline(
          [panel.map(s * 0.5, 0.17), panel.map(s * 0.18, 0.3), panel.map(-s * 0.02, 0.42 + next() * 0.05)],
          10,
        ),
        width: 20,
        height: o.fabric.foldHeight * 0.5,
        side: s > 0 ? -1 : 1,
        ink: 0.45,
        to: 0.7,
        on: [leg.name],
      });
  }
  if (cut.crease && !shorts)
    folds.add({
      points: panel.line(
        [
          [0, 0.12],
          [s * 0.04, 0.5],
          [0, 0.985],
        ],
        14,
      ),
      width: (cut.hem + 12) * 0.5,
      height: 3.6,
      side: 1,
      ink: 0.5,
      from: 0.1,
      to: 0.95,
      on: [leg.name],
    });
  if (cut.pleats) {
    const top = s < 0 ? w.left : w.right;
    for (let i = 0; i < 2; i++) {
      const from = mix(top, w.front, 0.42 + i * 0.22);
      const drop = (i ? 62 : 104) * (0.8 + next() * 0.4);
      folds.add({
        points: spline([from, add(from, [-s * 2, drop * 0.5]), add(from, [-s * 3, drop])], 8),
        width: 12,
        height: 5,
        side: s < 0 ? 1 : -1,
        ink: 0.85,
        to: 0.75,
        on: [leg.name],
      });
    }
  }
}

/** Three unequal creases radiate from the crotch. */
export function crotchFolds(folds: FoldSet, f: Figure, crotch: Point, o: TrouserOptions): void {
  if (o.cut.gathered) return;
  const next = random(o.seed + 23);
  const angles = bearingSide(f) > 0 ? [0.35, 2.75, 2.35] : [2.8, 0.4, 0.8];
  for (const [i, a] of angles.entries()) {
    const rightward = a < Math.PI / 2;
    const angle = (rightward ? -a * 0.55 : -Math.PI + (Math.PI - a) * 0.55) + (next() - 0.5) * 0.2;
    folds.add({
      points: ray(
        add(crotch, [Math.cos(a) * 4, -2 - i * 4]),
        angle,
        [58, 46, 30][i] * (0.8 + next() * 0.4),
        rightward ? 0.1 : -0.1,
      ),
      width: 11,
      height: o.fabric.foldHeight * 0.45,
      side: rightward ? -1 : 1,
      ink: 0.65 - i * 0.12,
    });
  }
}
