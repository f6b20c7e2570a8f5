/** A dupatta or pallu drawn over the head: it lies behind the front hair, frames the face and falls to the shoulders. */

import type { Garment } from '@toile/look';
import { type Build, emptyBuild, type FoldCurve, type Material, type Piece } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { headOnPage } from '#atelier/figure/head/head-space.ts';
import { edgeBand, inset } from '#atelier/garments/finish/edge-band.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type Layer, lay } from '#atelier/garments/layer.ts';
import { mirrored, reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import type { Side, Sided } from '#atelier/kit/side.ts';
import { onShoulder } from './drape.ts';

/** Edge round the face and outline of the veil in the head's space, from the facing shoulder over the crown to the other. */
interface VeilCurves {
  face: Point[];
  outer: Point[];
}

const FRONT: VeilCurves = {
  face: mirrored([
    [-0.36, 1.5],
    [-0.3, 1.16],
    [-0.315, 0.86],
    [-0.345, 0.6],
    [-0.325, 0.36],
    [-0.22, 0.13],
    [0, 0.045],
  ]),
  outer: mirrored([
    [-0.6, 1.46],
    [-0.48, 1.12],
    [-0.45, 0.8],
    [-0.45, 0.5],
    [-0.41, 0.22],
    [-0.25, -0.03],
    [0, -0.095],
  ]),
};
const TURNED: VeilCurves = {
  face: [
    [-0.38, 1.5],
    [-0.335, 1.14],
    [-0.34, 0.84],
    [-0.345, 0.58],
    [-0.325, 0.33],
    [-0.22, 0.1],
    [-0.03, 0.045],
    [0.13, 0.13],
    [0.25, 0.31],
    [0.315, 0.55],
    [0.305, 0.85],
    [0.28, 1.16],
    [0.36, 1.52],
  ],
  outer: [
    [-0.54, 1.46],
    [-0.43, 1.12],
    [-0.395, 0.82],
    [-0.385, 0.5],
    [-0.36, 0.2],
    [-0.23, -0.035],
    [0.06, -0.105],
    [0.33, -0.035],
    [0.475, 0.18],
    [0.505, 0.46],
    [0.5, 0.8],
    [0.53, 1.12],
    [0.68, 1.46],
  ],
};

/** Where the cloth ends on each side: page height of its two lengths in front, or nothing where it goes back over the shoulders. */
export type VeilEnds = Sided<number> | null;

interface PlacedVeil extends VeilCurves {
  /** Share of its length taken by each hanging end; 0 without. */
  end: number;
}

/** The veil's own folds: round the crown, at the cheeks, and down each length. */
function veilFolds(panel: Panel, end: number, fold: number): FoldCurve[] {
  const about = (v: number): number => lerp(end, 1 - end, v);
  const knots: [number, number, number][] = [
    [-0.2, about(0.02), about(0.34)],
    [0.35, about(0.04), about(0.3)],
    [-0.3, about(0.66), about(0.98)],
    [0.25, about(0.62), about(0.97)],
    [0.7, about(0.72), about(0.99)],
  ];
  if (end)
    for (const [u, t] of [
      [-0.52, 1],
      [-0.05, 0.9],
      [0.42, 1],
      [0.74, 0.8],
    ])
      knots.push([u, 0.004, about(0.02) * t], [u * 0.9, 1 - about(0.03) * t, 0.996]);
  return knots.map(([u, from, to], k) => ({
    points: Array.from({ length: 26 }, (_, i) =>
      panel.map(u + Math.sin(i * 0.2 + k) * 0.05, from + ((to - from) * i) / 25),
    ),
    width: 12,
    height: fold * (k < 5 ? 0.7 : 0.95),
    side: k % 2 ? 1 : -1,
    ink: k < 5 ? 0.7 : 0.85,
  }));
}

/** The free end of one length: steps of its folds, with the border across it. @param at 0 the first end, 1 the last. */
function veilEnd(b: Build, panel: Panel, at: 0 | 1, border: number): Point[] {
  const steps = [-1, -0.5, -0.05, 0.42, 0.74, 1];
  const hem = Array.from({ length: 40 }, (_, i): Point => {
    const u = -1 + (2 * i) / 39;
    const j = steps.findIndex((step, n) => n > 0 && u <= step);
    const t = (u - steps[j - 1]) / (steps[j] - steps[j - 1]);
    return add(panel.map(u, at), [0, 8 * t ** 1.5 - 4]);
  });
  if (border) {
    const v0 = at ? 1 - (border * 1.7) / panel.length() : (border * 1.7) / panel.length();
    const band = panel.part(-1, 1, v0, at);
    b.pieces.push({
      name: 'border',
      outline: [...panel.row(v0, -1, 1, 30), ...reversed(hem)],
      surface: band,
      material: 1,
      grain: { fit: 'along-u' },
    });
    b.lines.push({ kind: 'seam', points: panel.row(v0, -1, 1, 20) });
  }
  b.lines.push({ kind: 'hem', points: hem, weight: 0.85 });
  return at ? hem : reversed(hem);
}

function front({ face, outer, end }: PlacedVeil, fold: number, border: number): Build {
  const b = emptyBuild();
  const panel = new Panel(face, outer, { depth: end ? 0.3 : 0.42, across: 14, along: end ? 120 : 60 });
  const veil: Piece = { name: 'veil', outline: [...outer, ...reversed(face)], surface: panel, lift: 3 };
  b.pieces.push(veil);
  b.folds = veilFolds(panel, end, fold);
  if (end)
    veil.outline = [
      ...veilEnd(b, panel, 0, border),
      ...face.slice(1, -1),
      ...veilEnd(b, panel, 1, border),
      ...reversed(outer).slice(1, -1),
    ];
  if (border) {
    const width = end ? border : 11;
    b.pieces.push(
      edgeBand(
        face,
        inset(face, outer, () => width),
        (u, v) => panel.form(lerp(-0.6, -1, (u + 1) / 2), v),
      ),
    );
  }
  b.lines.push({ kind: 'opening', points: face, weight: 0.9 }, { kind: 'overlap', points: outer, weight: 0.8 });
  return b;
}

/** The inside of the veil behind the neck. */
function behind({ outer }: VeilCurves): Build {
  const b = emptyBuild();
  const half = Math.floor(outer.length / 2);
  const surface = new Panel(outer.slice(0, half + 1).reverse(), outer.slice(half), {
    depth: -0.2,
    across: 12,
    along: 30,
  });
  b.pieces.push({ name: 'veil-inside', outline: outer, surface, dark: 0.55 });
  return b;
}

/** From the neck down in front: along the body's inner line, or over the shoulder's outer. */
function lengthInFront(f: Wearer, s: Side, low: number): { face: Point[]; outer: Point[] } {
  const b = f.bust[s];
  const toward = (t: number): number => lerp(b[0], f.neck.pit[0], t);
  return {
    face: [
      [toward(0.66), f.neck.pit[1] + 8],
      [toward(0.5), b[1]],
      [toward(0.44), f.waist[s][1]],
      [toward(0.4), f.hip[s][1]],
      [toward(0.36), low],
    ],
    outer: [
      onShoulder(f, s, 0.8, 5),
      [b[0] + s * 3, b[1] - 28],
      [b[0] + s * 8, b[1] + 20],
      [b[0] + s * 9, f.waist[s][1]],
      [b[0] + s * 12, f.hip[s][1]],
      [b[0] + s * 26, low - 18],
    ],
  };
}

/** Its ends go back over the shoulders and narrow to nothing there. */
function backOver(f: Wearer, s: Side): { face: Point[]; outer: Point[] } {
  return { face: [onShoulder(f, s, 0.2, 1)], outer: [onShoulder(f, s, 0.42, 3), onShoulder(f, s, 0.26, 2)] };
}

/** What is laid over the head: its inside behind the person, its outside over the head. */
export interface Veil {
  behind: Layer;
  head: Layer;
}

/** How a veil falls and what it is made of. */
export interface VeilCut {
  of: readonly Material[];
  ends: VeilEnds;
  /** Height of its border, page units. */
  border: number;
}

/** Lays the cloth of a garment over the head. */
export function layVeil({ f, seed }: Fitting, g: Garment, { of, ends, border }: VeilCut): Veil {
  const { view, flip, toSheet } = headOnPage(f, seed);
  const curves = view === 'front' ? FRONT : TURNED;
  const first: Side = flip ? 1 : -1;
  // the head's own points down to the neck, then the body's
  const join = (key: 'face' | 'outer'): Point[] => {
    const on = (s: Side): Point[] => (ends ? lengthInFront(f, s, ends[s]) : backOver(f, s))[key];
    const head = curves[key].slice(1, -1).map((p) => toSheet(p));
    const last: Side = first < 0 ? 1 : -1;
    return spline([...reversed(on(first)), ...head, ...on(last)], 10);
  };
  const face = join('face');
  const outer = join('outer');
  const fold = FABRIC_RULES[g.cloth.fabric].foldHeight;
  const end = ends ? 0.36 : 0;
  return {
    behind: lay(g, 'veil', behind(onHead(curves, toSheet)), { of }),
    head: lay(g, 'veil', front({ face, outer, end }, fold, border), { of, cast: 0.45 }),
  };
}

const onHead = (curves: VeilCurves, toSheet: (p: Point) => Point): VeilCurves => ({
  face: spline(curves.face, 10).map((p) => toSheet(p)),
  outer: spline(curves.outer, 10).map((p) => toSheet(p)),
});
