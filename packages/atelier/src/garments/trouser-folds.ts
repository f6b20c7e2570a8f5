/** Folds of a trouser leg: it breaks at knee and hem where the leg relaxes, pulls where it bears, gathers where it is gathered. */
import { type FoldSet, ray, swag } from '#atelier/cloth/fold-set.ts';
import { bearingSide, type Figure } from '#atelier/figure/landmarks.ts';
import type { LegPanel, TrouserOptions } from '#atelier/garments/trouser-parts.ts';
import { add, clamp, lerp, mix, type Point, random, spline } from '#atelier/paint/geometry.ts';

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

/** Spokes from the back of the knee: on the relaxed leg the cloth breaks there, on the bearing leg it only shows. */
function kneeSpokes({ folds, leg, o, next, edge, knee }: Leg): void {
  const { fabric, cut } = o;
  const close = clamp(1 - cut.knee / 26);
  const much = (leg.relaxed ? 1 : 0.6) * lerp(0.55, 1, close);
  const count = Math.round((leg.relaxed ? 2 : 1) + fabric.crease * (0.6 + close));
  const pressed = leg.relaxed ? 'in' : 'out';
  const far = leg.relaxed ? 'out' : 'in';
  for (let i = 0; i < count; i++) {
    const spread = count > 1 ? (i / (count - 1)) * 2 - 1 : 0;
    const from = edge(pressed, knee + spread * 0.012 + (next() - 0.5) * 0.008);
    const to = edge(far, knee + spread * 0.055 + (next() - 0.5) * 0.025);
    const reach = lerp(0.85, 0.55, Math.abs(spread)) * (0.6 + next() * 0.45);
    folds.lay({
      points: swag(from, mix(from, to, reach), (next() - 0.4) * 0.16),
      width: fabric.foldWidth * (0.45 + next() * 0.25),
      height: fabric.foldHeight * 0.85 * much * (0.7 + next() * 0.5),
      ink: 0.25 + next() * 0.45,
      to: 0.85,
      on: [leg.name],
    });
  }
}

/** The long falls of a leg: from hip to knee, and from the knee down to the instep. */
function longFalls({ folds, leg, o, next, knee }: Leg): void {
  const { side: s, panel, name, relaxed } = leg;
  const { foldHeight, foldWidth } = o.fabric;
  const drift = (next() - 0.5) * 0.12;
  folds.lay({
    points: relaxed
      ? panel.line([
          [s * 0.6, 0.17 + next() * 0.04],
          [s * (0.3 + drift), knee * 0.6],
          [-s * 0.12, knee - 0.06],
        ])
      : panel.line([
          [-s * 0.5, 0.3],
          [-s * (0.1 + drift), knee * 0.82],
          [s * 0.35, knee - 0.03],
        ]),
    width: foldWidth * 1.05,
    height: foldHeight * 0.75,
    ink: 0.35,
    to: 0.75,
    on: [name],
  });
  if (o.length < 0.8) return;
  folds.lay({
    points: panel.line([
      [relaxed ? s * 0.2 : -s * 0.25, knee + 0.05],
      [relaxed ? -s * (0.12 - drift) : s * drift, (knee + 0.9) / 2],
      [relaxed ? -s * 0.3 : s * 0.25, 0.86 + next() * 0.05],
    ]),
    width: foldWidth * 0.95,
    height: foldHeight * 0.6,
    ink: 0.3,
    to: 0.7,
    on: [name],
  });
}

/** Uneven zigzags where a close leg bunches. */
function zigzags({ folds, leg, o, next, edge }: Leg, v0: number, step: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const v = v0 + i * step + next() * step * 0.5;
    const flip = (i % 2 === 0) === leg.side < 0;
    const from = edge(flip ? 'in' : 'out', v);
    const to = edge(flip ? 'out' : 'in', v + step * (0.4 + next() * 0.7));
    folds.lay({
      points: swag(from, mix(from, to, 0.5 + next() * 0.42), (next() - 0.35) * 0.16),
      width: o.fabric.foldWidth * (0.34 + next() * 0.16),
      height: o.fabric.foldHeight * (0.5 + next() * 0.3),
      ink: 0.3 + next() * 0.4,
      to: 0.9,
      on: [leg.name],
    });
  }
}

/** Too long for the leg: the cloth lies round the shin in rings, closest at the ankle. */
function rings({ folds, leg, o, next, edge }: Leg): void {
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

/** Cloth that meets the shoe gives way above it: one deep dent over the instep, shallower ones toward the shin. */
function hemBreak({ folds, leg, o, next, edge }: Leg, count: number): void {
  let v = 0.955;
  for (let i = 0; i < count; i++) {
    const flip = i % 2 ? next() < 0.7 : next() < 0.3;
    const from = edge(flip ? 'in' : 'out', v - (flip ? 0.006 : 0));
    const to = edge(flip ? 'out' : 'in', v - 0.004 + (next() - 0.5) * 0.02);
    const down = from[0] < to[0] ? 1 : -1;
    folds.lay({
      points: swag(from, mix(from, to, 0.55 + next() * 0.35), down * (0.1 + next() * 0.08)),
      width: o.fabric.foldWidth * (0.5 + next() * 0.15),
      height: o.fabric.foldHeight * (1 - i * 0.17) * (0.75 + next() * 0.3),
      ink: 0.35 + next() * 0.4,
      to: 0.88,
      on: [leg.name],
    });
    v -= 0.022 + next() * 0.018;
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
    longFalls(all);
    if (!cut.rings) kneeSpokes(all);
    if (cut.rings) rings(all);
    else if (cut.rib) zigzags(all, 0.84, 0.03, 3);
    else if (cut.follows && length > 0.9) zigzags(all, 0.83, 0.03, 2 + Math.round(o.fabric.crease));
    else if (length > 0.9) hemBreak(all, Math.round((leg.relaxed ? 1.6 : 0.8) + o.fabric.crease * 0.8));
  } else if (wide) longFalls(all);
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
      folds.lay({
        points: spline([from, add(from, [-s * 2, drop * 0.5]), add(from, [-s * 3, drop])], 8),
        width: 12,
        height: 5,
        ink: 0.7,
        to: 0.75,
        on: [leg.name],
      });
    }
  }
}

/** Whiskers: unequal creases fan from the crotch toward both hips, most on the bearing side. */
export function crotchFolds(folds: FoldSet, f: Figure, crotch: Point, o: TrouserOptions): void {
  if (o.cut.gathered) return;
  const next = random(o.seed + 23);
  const { fabric } = o;
  for (const s of [-1, 1] as const) {
    const bears = s === bearingSide(f);
    const count = Math.round((bears ? 1.6 : 0.9) + fabric.crease * 0.7);
    for (let i = 0; i < count; i++) {
      const rise = lerp(0.95, 0.3, count > 1 ? i / (count - 1) : 0.4) + (next() - 0.5) * 0.22;
      folds.lay({
        points: ray(
          add(crotch, [s * (5 + next() * 4), -4 - i * 4 - (bears ? 0 : 6)]),
          s > 0 ? -rise : Math.PI + rise,
          (bears ? 62 : 34) * (0.5 + next() * 0.6),
          s * (next() * 0.1 - 0.02),
        ),
        width: fabric.foldWidth * (0.42 + next() * 0.2),
        height: fabric.foldHeight * (0.24 + next() * 0.2) * (bears ? 1.2 : 0.8),
        ink: 0.25 + next() * 0.3,
        to: 0.7,
      });
    }
  }
}
