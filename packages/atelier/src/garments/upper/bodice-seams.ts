import { armhole, coverLegs, shoulderLine, underlap } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { xAt } from '#atelier/garments/finish/pocket-cuts.ts';
import { flutter } from '#atelier/garments/lower/skirt/skirt-sides.ts';
import { at, resample, slice, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import type { BodiceCut, BodiceSeams } from './bodice-cut.ts';
import { drawInRib } from './cinched-seams.ts';
import { neckEdge } from './neckline-cuts.ts';
import { sideSeam } from './side-seam.ts';

/** A bare armhole: where along the shoulder it begins, how far in it is cut, and at which shares of its depth, page units. */
const BARE = { shoulder: 0.8, cut: 9, upper: 0.45, lower: 0.82 } as const;

/** Sleeveless armhole: from the shoulder line in to the underarm. */
function cutAway(f: Wearer, s: Side, cut: BodiceCut, shoulderEnd: number): Point[] {
  const inner = at(shoulderLine(f, s), BARE.shoulder);
  const under = f.underarm[s];
  return spline(
    [
      at(shoulderLine(f, s, cut.pad, cut.padOut), shoulderEnd),
      add(mix(inner, under, BARE.upper), [-s * BARE.cut, 0]),
      add(mix(inner, under, BARE.lower), [-s * BARE.cut, 0]),
      add(under, [s * cut.ease * 0.5, cut.drop ?? 0]),
    ],
    8,
  );
}

/** Height over which tucked cloth rounds in, and by which it reaches under the band, page units. */
const TUCK_ROUND = 26;
const BAND_OVERLAP = 5;

/** Tucked cloth returns to the body under the waistband: its sides round in over the last stretch. */
function tuckIn(seam: Point[], body: readonly Point[], s: Side): void {
  const end = seam[seam.length - 1][1] - BAND_OVERLAP;
  for (let i = 0; i < seam.length; i++) {
    const [x, y] = seam[i];
    const t = clamp((y - end + TUCK_ROUND) / TUCK_ROUND);
    if (t <= 0) continue;
    seam[i] = [lerp(x, xAt(body, y) - s, 1 - Math.sqrt(1 - t * t)), y];
  }
}

/** Fullness, stillness from the hip and stiffness of a hem whose cut says nothing of them. */
const FREE = { full: 0.4, hold: 0.1, stiff: 0.5 } as const;
/** How far below the hip a hem swings, and how far it clears the legs, page units. */
const SWINGS = { below: 60, clear: 3 } as const;

/** Below the hip a free hem lets its side seam move with stance and wind. Changes the seam in place. */
function swing(f: Wearer, seam: Point[], s: Side, cut: BodiceCut): void {
  const top = (f.hip[LEFT][1] + f.hip[RIGHT][1]) / 2;
  const open = cut.flare ?? 0;
  if (cut.mermaid || open <= 0 || cut.endY < top + SWINGS.below) return;
  flutter(f, seam, s, {
    cut: { kind: 'plain', full: cut.fullness ?? FREE.full, hold: FREE.hold },
    seed: cut.seed,
    hemY: cut.endY,
    stiff: cut.stiff ?? FREE.stiff,
    top,
    open,
  });
  coverLegs(f, seam, s, SWINGS.clear);
}

/** Height of a rib, and how far it draws in: by itself, and for each page unit of ease. */
const RIB = { height: 22, drawn: 4, ofEase: 0.3 } as const;
/** Points along a seam that is shaped after it is laid. */
const SHAPED = 80;

/** One side seam, held as the hem holds it. */
function sideOf(f: Wearer, s: Side, i: number, cut: BodiceCut): Point[] {
  const { hem, ends } = cut;
  const end = ends?.[i] ?? cut.endY;
  const plain = sideSeam(f, s, ends ? { ...cut, endY: end } : cut);
  if (hem !== 'hidden' && hem !== 'rib' && hem !== 'free') return plain;
  const seam = resample(plain, SHAPED);
  if (hem === 'free') swing(f, seam, s, cut);
  if (hem === 'rib') drawInRib(seam, s, RIB.height, RIB.drawn + cut.ease * RIB.ofEase);
  if (hem === 'hidden') tuckIn(seam, sideSeam(f, s, { ease: 0, endY: end + 2 }), s);
  return seam;
}

/** How far out a bare shoulder reaches along its line: of one shoulder, of two, and least beyond the neck. */
const BARE_SHOULDER = { one: 0.9, two: 0.78, beyond: 0.3 } as const;

/** The seams of a bodice. */
export function bodiceSeams(f: Wearer, cut: BodiceCut): BodiceSeams {
  const bare = !!cut.sleeveless;
  const neck = neckEdge(f, cut.neck, bare);
  const sides = SIDES.map((s, i) => sideOf(f, s, i, cut));
  const reach = cut.neck === 'one-shoulder' ? BARE_SHOULDER.one : BARE_SHOULDER.two;
  const shoulderEnd = bare ? Math.max(reach, neck.start + BARE_SHOULDER.beyond) : 1;
  const holes = SIDES.map((s) =>
    bare && !neck.strapless
      ? cutAway(f, s, cut, shoulderEnd)
      : armhole(f, s, cut.pad, cut.padOut, cut.drop, cut.ease * 0.5),
  );
  const shoulders = SIDES.map((s) => slice(shoulderLine(f, s, cut.pad, cut.padOut), neck.start, shoulderEnd, 14));
  const edges = SIDES.map((s, i) =>
    neck.strapless ? sides[i] : [...(bare ? holes[i] : underlap(holes[i], s)), ...sides[i].slice(1)],
  );
  return { neck, sides, holes, shoulders, edges };
}
