/** One half of a jacket's front: its hem, its skirt, its lines. */

import type { Build, Line } from '#atelier/cloth/build.ts';
import type { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { isStepping, windOf } from '#atelier/garments/lower/skirt/skirt-sides.ts';
import { underarmFolds } from '#atelier/garments/upper/body-folds.ts';
import { reversed } from '#atelier/kit/curves.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { type CoatSkirt, coatSkirt } from './coat-skirt.ts';
import { type FrontCut, isLong, neckPart } from './front-edge.ts';
import type { JacketCut } from './jacket-cut.ts';

/** Depth of a waistcoat's points, page units. */
const POINT = 17;

/** One half of a jacket's front. */
export interface Half extends FrontCut {
  f: Wearer;
  side: Point[];
  hole: Point[];
  edge: Point[];
  panel: Panel;
  /** It lies over the other. */
  over: boolean;
}

/** A hem that ends on the body goes in and out a little, as its cloth does. */
function shortHem({ cut, side, edge, hemAt }: Half, next: () => number): Point[] {
  const corner = side[side.length - 1];
  const low = edge[edge.length - 1];
  const ripple = cut.fabric.hemWave * Math.abs(corner[0] - low[0]) * 0.6;
  const phase = next() * 6.28;
  const wave = (t: number): number => Math.sin(t * 6.28 + phase) * Math.sin(Math.PI * clamp(t * 1.02)) ** 0.5;
  return Array.from({ length: 26 }, (_, i): Point => {
    const t = i / 25;
    const x = lerp(corner[0], low[0], t);
    const point = cut.pointed ? POINT * Math.min(t / 0.72, (1 - t) / 0.28) : 0;
    return [x, lerp(corner[1], hemAt(x), Math.min(1, t * 5)) + wave(t) * ripple + point];
  });
}

/** Fullness of a coat's skirt: of the usual flare, how much flare makes it one fuller, what a belt adds, and its bounds. */
const FLUTES = { usual: 0.34, flare: 20, wide: 130, belted: 0.14, least: 0.16, most: 0.7 } as const;
/** How far a coat's skirt stands by itself, 0..1, and sways in a step. */
const STANDS = 0.6;
const SWAY = 0.1;

/** How much a long coat holds in its flutes: what is drawn in by a belt or cut wide, most. */
const fullnessOf = ({ flare, cinch }: JacketCut): number =>
  clamp(FLUTES.usual + (flare - FLUTES.flare) / FLUTES.wide + (cinch ? FLUTES.belted : 0), FLUTES.least, FLUTES.most);

/** From the belt or the hip a long coat hangs free. */
function skirtOf({ f, cut, s, side, edge, panel, over }: Half): CoatSkirt {
  const [low] = edge[edge.length - 1];
  const [left, right] = [panel.map(-1, 1)[0], panel.map(1, 1)[0]];
  const from = cut.cinch ?? f.highHip[s][1];
  return coatSkirt({
    panel,
    s,
    u: ((low - left) / (right - left)) * 2 - 1,
    v: clamp((from - side[0][1]) / (cut.endY - side[0][1]), 0.2, 0.8),
    covered: over || cut.open > 0 ? 0 : cut.overlap * 2 + cut.slant,
    fabric: cut.fabric,
    seed: cut.seed,
    fullness: fullnessOf(cut),
    stiff: STANDS,
    sway: isStepping(f) ? -windOf(f) * SWAY : 0,
  });
}

/** Seams, hem and edges of one half. */
function halfLines(
  { cut, s, side, hole, edge, over }: Half,
  made: { hem: Point[]; shoulder: Point[]; neck: Point[] },
): Line[] {
  const { hem, shoulder, neck } = made;
  const contour = s < 0 ? 'light' : 'shade';
  const set = cut.sleeveless ? ({ kind: 'opening', weight: 0.9 } as const) : ({ kind: 'seam', weight: 1.1 } as const);
  const meets = cut.open > 0 || over;
  return [
    { kind: contour, points: side.slice(hole.length) },
    { kind: 'hem', points: hem, weight: 0.95 },
    { kind: contour, points: shoulder, weight: 0.75, top: true },
    { ...set, points: hole, top: true },
    ...(meets ? [{ kind: 'overlap' as const, points: edge, weight: over ? 0.95 : 0.7 }] : []),
    ...(cut.front === 'lapel' ? [] : [{ kind: 'opening' as const, points: neck, weight: 0.8 }]),
  ];
}

/** How far the front that lies over the other lies above it, page units. */
const OVER = 2.5;

/** Lays one half of the front. @returns its hem, from the side seam to the edge. */
export function layFront(b: Build, folds: FoldSet, h: Half, next: () => number): Point[] {
  const { f, cut, s, side, edge, panel, over } = h;
  const name = s < 0 ? 'frontL' : 'frontR';
  const skirt = isLong(f, cut) ? skirtOf(h) : null;
  const hem = skirt?.hem ?? shortHem(h, next);
  hem[hem.length - 1] = edge[edge.length - 1];
  const shoulder = shoulderLine(f, s, cut.pad, cut.padOut).slice(2);
  const neck = neckPart(f, h, edge[0]);
  const collarEdge = cut.front === 'lapel' ? neck.slice(0, 1) : neck;
  if (skirt) b.pieces.push(...skirt.slivers);
  b.pieces.push({
    name,
    outline: [neck[0], ...shoulder, ...side.slice(1), ...hem.slice(1), ...reversed(edge), ...reversed(collarEdge)],
    surface: panel,
    grain: { mirror: true },
    lift: over ? OVER : 0,
    ...(skirt && { swell: skirt.swell }),
  });
  b.lines.push(...halfLines(h, { hem, shoulder, neck }));
  underarmFolds({ folds, f, fabric: cut.fabric, seed: cut.seed, on: [name] }, s);
  for (const fold of skirt?.folds ?? []) folds.add(fold);
  for (const rim of skirt?.rims ?? []) b.lines.push({ kind: 'overlap', points: rim, weight: 0.45 });
  return hem;
}
