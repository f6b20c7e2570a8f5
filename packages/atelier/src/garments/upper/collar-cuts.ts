/** Collars that close at the throat. Each sits on the neck: its stand leans on the side of the neck itself. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { litSide } from '#atelier/cloth/folds/fold-set.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { newFlat } from '#atelier/garments/finish/flat-surface.ts';
import { at, closedSpline, normals, reversed, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, place, scaled } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, SIDES, type Side, type Sided } from '#atelier/kit/side.ts';
import { collarTop } from './collar-back.ts';

export type CollarCut =
  | 'shirt'
  | 'camp'
  | 'spread'
  | 'stand'
  | 'roll'
  | 'funnel'
  | 'peter-pan'
  | 'bow'
  | 'rib'
  | 'cross';

/** How far up the side of the neck a collar stands: see `collarTop`. */
export const COLLAR_RISE = 0.24;
/** Collars that stand away from the neck, so that their back is seen behind it. */
export const STANDS_OFF: readonly CollarCut[] = ['shirt', 'camp', 'spread', 'stand', 'peter-pan', 'cross'];

/** Where a close stand's top leans on the neck: `rise` 0 base .. 1 under the ear. */
export const neckSide = (f: Wearer, s: Side, rise: number): Point =>
  add(mix(f.neck.base[s], f.neck.top[s], rise), [s * 2.5, 0]);

/** Dents of a roll neck, across and down it. */
const DENTS: Point[][] = [
  [
    [-0.9, 0.4],
    [-0.3, 0.56],
    [0.25, 0.5],
  ],
  [
    [0.92, 0.62],
    [0.45, 0.76],
    [-0.05, 0.7],
  ],
];

/** A tube round the neck: roll neck and funnel. */
function tube(f: Wearer, rise: number, fold: boolean): Build {
  const b = emptyBuild();
  const top = (s: Side): Point => add(neckSide(f, s, rise), [s, 0]);
  const low = (s: Side): Point => add(f.neck.base[s], [s * 7, 4]);
  const edge = (s: Side): Point[] =>
    spline(
      [
        top(s),
        add(mix(top(s), low(s), 0.35), [s * (fold ? 4 : 1.5), 0]),
        add(mix(top(s), low(s), 0.75), [s * 2, 0]),
        low(s),
      ],
      8,
    );
  const depth = clamp(f.neck.pit[1] - f.neck.base[RIGHT][1] + 3, 10, 22);
  const panel = new Panel(edge(-1), edge(1), { sagTop: 5, sagBottom: depth, depth: 0.55, across: 18, along: 20 });
  b.pieces.push({ name: 'collar', outline: panel.outline(), surface: panel, lift: 2.5 });
  // soft cloth settles on itself: one dent from either side, never level with the other
  for (const dent of DENTS) {
    const points = panel.line(dent);
    b.folds.push({ points, width: 9, height: 2.8, side: litSide(points), ink: 0.3, to: 0.8 });
  }
  b.lines.push(
    { kind: 'light', points: panel.edge(-1) },
    { kind: 'shade', points: panel.edge(1), weight: 0.6 },
    { kind: fold ? 'overlap' : 'seam', points: panel.row(1), weight: 0.6 },
    { kind: 'opening', points: panel.row(0), weight: 0.7 },
  );
  return b;
}

/** Width of the band of a cross collar, page units. */
const CROSS_BAND = 13;

/** The straight band of a robe: round the nape, one side crossing over the other down to the waist. @param low page height at which it ends. */
export function crossBand(f: Wearer, low?: number): Build {
  const b = emptyBuild();
  const waistY = (f.waist[LEFT][1] + f.waist[RIGHT][1]) / 2 - 4;
  const middle = mix(f.waist[LEFT], f.waist[RIGHT], 0.5)[0];
  for (const s of SIDES) {
    const up = neckSide(f, s, 0.16);
    const atWaist: Point = [middle - s * 30, waistY];
    const end = low ? mix(up, atWaist, clamp((low - up[1]) / (waistY - up[1]))) : atWaist;
    const line = spline(
      [up, add(at(shoulderLine(f, s), 0.06), [s * 2, 2]), add(mix(up, end, 0.5), [s * 2, 0]), end],
      10,
    );
    const across = normals(line);
    // it lies close to the neck and grows broad on the chest
    const broad = (i: number): number => CROSS_BAND * lerp(0.34, 1, Math.min(1, (2.6 * i) / line.length));
    const edge = line.map((p, i): Point => add(p, scaled(across[i], -s * broad(i))));
    const surface = new Panel(s < 0 ? edge : line, s < 0 ? line : edge, { depth: 0.2, across: 6, along: 30 });
    b.pieces.push({ name: 'collar', outline: [...line, ...reversed(edge)], surface, lift: 1.8 });
    b.lines.push({ kind: 'overlap', points: edge, weight: 0.7 }, { kind: 'opening', points: line, weight: 0.8 });
  }
  return b;
}

/** A narrow ribbed band along the neckline. */
function ribBand(edge: readonly Point[]): Build {
  const b = emptyBuild();
  const last = edge.length - 1;
  const outer = edge.map((p, i) => add(p, [0, 5 + 4.5 * Math.sin((Math.PI * i) / last)]));
  const surface = new Panel([edge[0], outer[0]], [edge[last], outer[last]], { depth: 0.3, across: 12, along: 4 });
  b.pieces.push({ name: 'collar', outline: [...edge, ...reversed(outer)], surface, lift: 1 });
  b.lines.push({ kind: 'detail', points: outer, weight: 0.8 }, { kind: 'opening', points: [...edge], weight: 0.9 });
  const ribs = 16;
  for (let i = 1; i < ribs; i++)
    b.lines.push({ kind: 'seam', points: [at(edge, i / ribs), at(outer, i / ribs)], weight: 0.6 });
  return b;
}

function standHalf(f: Wearer, s: Side, close: Point): Point[] {
  const up = collarTop(f, s, COLLAR_RISE);
  const start = at(shoulderLine(f, s), 0.05);
  const top = add(close, [s * 3.5, -20]);
  return [
    up,
    add(up, [s * 2, 4]),
    ...spline([start, add(mix(start, close, 0.6), [0, 5]), add(close, [s * 1.5, 0])], 6),
    top,
    ...spline([top, add(mix(top, up, 0.5), [0, 6]), up], 6),
  ];
}

/** Where the points of a collar lie from the throat, page units: a camp collar's are longer, a spread collar's stand wide apart. */
const POINTS = { shirt: [19, 21], camp: [23.75, 26.25], spread: [34, 13] } as const;

function shirtHalf(
  f: Wearer,
  s: Side,
  { close, covered = false }: CollarPlace,
  [out, down]: readonly [number, number],
): Point[] {
  const up = covered ? neckSide(f, s, COLLAR_RISE) : collarTop(f, s, COLLAR_RISE);
  const line = shoulderLine(f, s);
  const fold = covered ? 0.08 : 0.24;
  const start = at(line, covered ? 0.04 : 0.1);
  const tip = add(mix(start, close, 0.84), [s * out, down]);
  return [
    // the fold stands off the neck and turns down onto the shoulder
    ...spline(
      [
        up,
        add(up, [s * 4, 1]),
        add(mix(up, at(line, fold), 0.55), [s * 5, -1]),
        add(at(line, fold), [s, 0]),
        add(mix(at(line, fold), tip, 0.55), [-s, 2]),
        tip,
      ],
      7,
    ),
    ...spline([tip, add(mix(tip, close, 0.6), [-s, -2]), add(close, [s, -2])], 5).slice(1),
    ...spline(
      [add(close, [s, -2]), add(mix(close, start, 0.5), [-s * 2, -5]), add(mix(start, up, 0.5), [-s * 3, 0]), up],
      6,
    ).slice(1),
  ];
}

function peterPanHalf(f: Wearer, s: Side, close: Point): Point[] {
  const up = collarTop(f, s, 0.14);
  const start = at(shoulderLine(f, s), 0.1);
  return closedSpline(
    [
      up,
      add(start, [s * 8, 4]),
      add(mix(start, close, 0.35), [s * 22, 12]),
      add(close, [s * 20, 22]),
      add(close, [s * 4, 12]),
      add(close, [s, 0]),
      mix(start, close, 0.5),
    ],
    8,
  );
}

/** A pussy bow from its knot, page units: the loop and the tail of its right side, the crease of the loop, and the knot itself. */
const BOW: Record<'loop' | 'tail' | 'crease' | 'knot', Point[]> = {
  loop: [
    [0, 0],
    [24, -20],
    [44, -8],
    [38, 14],
    [16, 8],
  ],
  tail: [
    [0, 0],
    [12, 50],
    [16, 112],
    [32, 108],
    [22, 50],
    [8, 0],
  ],
  crease: [
    [5, -2],
    [22, -5],
    [34, -2],
  ],
  knot: [
    [-8, -8],
    [8, -8],
    [7, 8],
    [-7, 8],
  ],
};
/** How far its knot lies above the throat, page units. */
const ABOVE_THROAT = 4;

/** A pussy bow tied at the throat. */
function bow(close: Point): Build {
  const b = emptyBuild();
  const k = add(close, [0, -ABOVE_THROAT]);
  const lay = (outline: Point[], lift: number, weight: number): void => {
    b.pieces.push({ name: 'bow', outline, surface: newFlat(outline), lift });
    b.lines.push({ kind: 'overlap', points: [...outline, outline[0]], weight });
  };
  for (const q of SIDES) {
    for (const shape of [BOW.tail, BOW.loop]) lay(closedSpline(place(shape, k, 0, q), 8), 2.5, 0.75);
    b.folds.push({ points: spline(place(BOW.crease, k, 0, q), 8), width: 9, height: 4, side: 1, ink: 0.7 });
  }
  lay(closedSpline(place(BOW.knot, k), 6), 2, 0.8);
  return b;
}

export interface CollarPlace {
  /** Where it closes at the throat. */
  close: Point;
  /** The neckline it is sewn to, for a rib. */
  edge?: readonly Point[];
  /** A jacket's collar lies over it, so it keeps close to the neck. */
  covered?: boolean;
}

/** A collar as it lies round the neck. */
export function collar(f: Wearer, cut: CollarCut, place: CollarPlace): Build {
  const { close, edge = [] } = place;
  if (cut === 'roll') return tube(f, 0.56, true);
  if (cut === 'funnel') return tube(f, 0.46, false);
  if (cut === 'rib') return ribBand(edge);
  if (cut === 'bow') return bow(close);
  if (cut === 'cross') return crossBand(f);
  const b = emptyBuild();
  for (const s of SIDES) {
    const poly =
      cut === 'stand'
        ? standHalf(f, s, close)
        : cut === 'peter-pan'
          ? peterPanHalf(f, s, close)
          : shirtHalf(f, s, place, POINTS[cut]);
    b.pieces.push({ name: 'collar', outline: poly, surface: newFlat(poly), lift: 2.6, grain: { angle: s * 0.9 } });
    b.lines.push({ kind: 'overlap', points: [...poly, poly[0]], weight: 0.7 });
  }
  return b;
}

/** The knitted band of a blouson: it stands round the neck and meets at the throat, or stops at two open fronts. @param ends where each half ends. */
export function ribStand(f: Wearer, ends: Sided<Point>): Build {
  const b = emptyBuild();
  for (const s of SIDES) {
    const end = ends[s];
    const up = collarTop(f, s, 0.16);
    const low = at(shoulderLine(f, s), 0.17);
    const inner = spline([up, add(mix(up, end, 0.5), [s * 3, 5]), add(end, [s * 1.5, -9])], 10);
    const outer = spline([low, add(mix(low, end, 0.55), [s * 5, 6]), add(end, [s * 1.5, 9])], 10);
    const surface = new Panel(s < 0 ? outer : inner, s < 0 ? inner : outer, { depth: 0.4, across: 6, along: 16 });
    b.pieces.push({
      name: 'collar',
      outline: [up, add(up, [s * 3, 1]), ...outer, ...reversed(inner)],
      surface,
      lift: 2,
    });
    b.lines.push({ kind: 'overlap', points: outer, weight: 0.7 }, { kind: 'opening', points: inner, weight: 0.8 });
    for (let i = 1; i < 11; i++)
      b.lines.push({ kind: 'seam', points: [at(inner, i / 11), at(outer, i / 11)], weight: 0.7 });
  }
  return b;
}
