/** Folds of a trouser leg: it breaks at knee and hem where the leg relaxes, pulls where it bears, gathers where it is gathered. */

import { type FoldSet, swag } from '#atelier/cloth/folds/fold-set.ts';
import { stream } from '#atelier/kit/chance.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { mix, type Point } from '#atelier/kit/points.ts';
import { kneeOf, type Leg } from './folded-leg.ts';
import { hemBreak, rings, slouch, zigzags } from './leg-ends.ts';
import { breaksOnShoe, fallsClean, isCreased, isWide, type LegPanel, type TrouserOptions } from './trouser-parts.ts';

/** How far a fold may reach across a leg: not over its pressed crease. */
const reachOf = (o: TrouserOptions, wanted: number): number => (isCreased(o) ? Math.min(wanted, 0.44) : wanted);

/** Closeness at the knee, 1 = skin, from which a bent knee creases the cloth. */
const CLOSE = 0.5;

/** Creases at a bent knee: how many at most, how steep each runs and how far apart they lie (v), and their ink; three alike would be bars. */
const KNEE = { most: 2, slant: 0.014, more: 0.03, apart: 0.03, ink: 0.28, inkMore: 0.3 } as const;

/** Cloth gives way behind a bent knee in a short zigzag. */
function kneeBreak({ folds, leg, o, next, edge, knee }: Leg): void {
  const { fabric, cut } = o;
  const pressedLeg = isCreased(o);
  const close = clamp(1 - cut.knee / 26);
  // a leg that is straight, or stands clear of its knee, has nothing there to crease it
  if (!leg.relaxed || close < CLOSE || next() < (pressedLeg ? 0.15 : 0.05) + (fallsClean(o) ? 0.2 : 0)) return;
  const loose = Math.min(KNEE.most, Math.round(1 + fabric.crease * (0.3 + close * 0.5) + next() * 1.1));
  const count = pressedLeg ? Math.min(1, loose) : loose;
  const pressed = next() < 0.75 ? 'in' : 'out';
  const far = pressed === 'in' ? 'out' : 'in';
  let v = knee - 0.012 - count * 0.008;
  for (let i = 0; i < count; i++) {
    const from = edge(pressed, v);
    const to = edge(far, v + (i % 2 ? 1 : -1) * (KNEE.slant + next() * KNEE.more));
    const reach = reachOf(o, (0.35 + next() * 0.4) * (i === 1 ? 1.15 : 0.9));
    folds.lay({
      points: swag(from, mix(from, to, reach), (from[0] < to[0] ? 1 : -1) * (0.06 + next() * 0.12)),
      // beside a pressed crease a line would be a scratch: shade alone tells that the knee is bent
      width: fabric.foldWidth * (0.3 + next() * 0.16) * (pressedLeg ? 1.7 : 1),
      height: fabric.foldHeight * 0.7 * (0.7 + next() * 0.4) * (pressedLeg ? 0.85 : 1),
      ink: pressedLeg ? 0 : KNEE.ink + next() * KNEE.inkMore,
      from: 0,
      to: 0.7 + next() * 0.25,
      on: [leg.name],
    });
    v += KNEE.apart + next() * KNEE.slant;
  }
}

/** The long drags of a leg, each from a seam: from the fork to the knee, from the bent knee down the shin. They stop short of a crease. */
function longFalls({ folds, leg, o, next, knee }: Leg): void {
  const { side: s, panel, name, relaxed } = leg;
  const { foldHeight, foldWidth } = o.fabric;
  const isClean = fallsClean(o);
  // the leg that bears is drawn straight
  if (isClean && !relaxed) return;
  const pressed = isCreased(o);
  const lay = (knots: Point[], height: number): void => {
    folds.lay({
      points: panel.line(knots),
      width: foldWidth * (0.46 + next() * 0.2) * (pressed ? 1.25 : 1),
      height: foldHeight * height * (isClean ? 0.5 : pressed ? 0.7 : 1),
      ink: (0.34 + next() * 0.26) * (isClean ? 0 : pressed ? 0.6 : 1),
      to: 0.6 + next() * 0.3,
      on: [name],
    });
  };
  const far = pressed ? 0.34 : 0;
  const drift = (next() - 0.5) * 0.16;
  const way = relaxed && next() < 0.5 ? s : -s;
  const low = knee * (0.74 + next() * 0.16);
  const high = way === s ? 0.15 : 0.3;
  lay(
    [
      [way * 0.96, high + next() * 0.03],
      [way * Math.max(far + 0.1, 0.56 + drift), lerp(high, low, 0.5)],
      [way * Math.max(far, 0.24 + drift), low],
    ],
    relaxed ? 0.55 : 0.42,
  );
  if (o.length < 0.8 || !relaxed || isClean) return;
  lay(
    [
      [-s * 0.94, knee + 0.02 + next() * 0.02],
      [-s * Math.max(far + 0.08, 0.56 + drift), (knee + 0.8) / 2],
      [-s * Math.max(far, 0.34 + drift), 0.76 + next() * 0.08],
    ],
    0.45,
  );
}

/** A wide leg falls free: pipes from the hip, from the front of the knee and from the calf, none alike. */
function pipes({ folds, leg, o, next, knee }: Leg): void {
  const { side: s, panel, name, relaxed } = leg;
  // a pressed leg stays clean about its crease
  const pressed = isCreased(o);
  const starts: readonly (readonly [number, number])[] = pressed
    ? relaxed
      ? [[-s * 0.5, knee - 0.03]]
      : []
    : relaxed
      ? [
          [s * 0.5, 0.12],
          [-s * 0.05, knee - 0.03],
        ]
      : [[s * 0.32, 0.1]];
  for (const [u, v] of starts) {
    if (next() < 0.12) continue;
    const from = v + next() * 0.06;
    const at = u + (next() - 0.5) * (pressed ? 0.1 : 0.24);
    const end = clamp(at * 1.05 + (next() - 0.5) * (pressed ? 0.1 : 0.3), -0.85, 0.85);
    folds.lay({
      points: panel.line(
        [
          [at, from],
          [lerp(at, end, 0.4), lerp(from, 1, 0.5)],
          [end, 0.99],
        ],
        12,
      ),
      width: o.fabric.foldWidth * (1.3 + next() * 0.8),
      height: o.fabric.foldHeight * (0.7 + next() * 0.4),
      ink: 0.3 + next() * 0.3,
      grow: true,
      from: 0.15 + next() * 0.25,
      to: 1,
      on: [name],
    });
  }
}

/** Cloth cut in a bow stands off the knee and is drawn in below it: arcs that follow the bow. */
function bows({ folds, leg, o, next, edge, knee }: Leg): void {
  for (let i = 0; i < 3; i++) {
    const v = knee + 0.1 + i * (0.1 + next() * 0.04);
    const from = edge(i === 1 ? 'in' : 'out', v);
    const to = edge(i === 1 ? 'out' : 'in', v + 0.06 + next() * 0.04);
    folds.lay({
      points: swag(from, mix(from, to, 0.4 + next() * 0.3), (from[0] < to[0] ? 1 : -1) * 0.14),
      width: o.fabric.foldWidth * (0.6 + next() * 0.4),
      height: o.fabric.foldHeight * (0.55 + next() * 0.3),
      ink: 0.3 + next() * 0.35,
      to: 0.7,
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

/** Two pleats a leg, laid at the waist: the inner one runs into the pressed crease, the outer one is lost above the hip. */
function pleats({ folds, leg, next }: Leg): void {
  const { side: s, panel, name } = leg;
  for (const [u, drift, drop] of [
    [-s * 0.13, s * 0.06, 0.14 + next() * 0.03],
    [s * 0.27, s * 0.05, 0.07 + next() * 0.025],
  ] as const)
    folds.lay({
      points: panel.line(
        [
          [u, 0.012],
          [u + drift * 0.4, drop * 0.5],
          [u + drift, drop],
        ],
        8,
      ),
      width: 8,
      height: 3,
      ink: 0.8,
      from: 0,
      to: 0.8,
      on: [name],
    });
}

/** All folds of one leg. */
export function legFolds(folds: FoldSet, leg: LegPanel, o: TrouserOptions): void {
  const { cut, length } = o;
  const s = leg.side;
  const next = stream(o.seed, 'trousers.folds', s);
  const { panel } = leg;
  const edge = (which: 'in' | 'out', v: number): Point => panel.map((which === 'out') === s < 0 ? -1 : 1, v);
  const knee = kneeOf(o);
  const all: Leg = { folds, leg, o, next, edge, knee };
  if (cut.gathered) {
    swags(all);
    return;
  }
  const shorts = length < 0.45;
  if (o.second) {
    // a second skin: it creases only where the knee and the ankle bend
    if (leg.relaxed && next() < 0.7) zigzags(all, knee - 0.01, 0.014, 1);
    if (length > 0.9) zigzags(all, 0.9, 0.025, 1 + Math.round(next()));
    return;
  }
  if (isWide(o)) pipes(all);
  else if (!shorts) {
    longFalls(all);
    if (cut.barrel) bows(all);
    else if (!cut.rings) kneeBreak(all);
    if (cut.rings) rings(all);
    else if (cut.rib) slouch(all);
    else if (cut.follows && length > 0.9) zigzags(all, 0.85, 0.028, 1 + Math.round(o.fabric.crease * next() * 2));
    else if (breaksOnShoe(o)) hemBreak(all);
  }
  if (cut.pleats) pleats(all);
}
