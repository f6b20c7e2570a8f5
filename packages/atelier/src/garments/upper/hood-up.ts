/** A hood drawn over the head: it frames the face from throat to throat, and is sewn to the neck it comes out of. */

import type { Garment } from '@toile/look';
import { type Build, emptyBuild, type FoldCurve, type Material } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { headOnPage } from '#atelier/figure/head/head-space.ts';
import { onShoulder } from '#atelier/garments/drape/drape.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type Layer, lay } from '#atelier/garments/layer.ts';
import { hasDetail } from '#atelier/garments/measures.ts';
import { mirrored, normals, reversed, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point, scaled } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';

/** The opening round the face and the outline of the hood in the head's space, from one cheek over the crown to the other. */
interface HoodCurves {
  face: Point[];
  outer: Point[];
}

const FRONT: HoodCurves = {
  face: mirrored([
    [-0.235, 1.17],
    [-0.315, 0.96],
    [-0.352, 0.7],
    [-0.335, 0.38],
    [-0.225, 0.12],
    [0, 0.035],
  ]),
  outer: mirrored([
    [-0.5, 1.2],
    [-0.535, 0.94],
    [-0.52, 0.6],
    [-0.455, 0.22],
    [-0.28, -0.055],
    [0, -0.145],
  ]),
};

/** Turned to the viewer's left, its bag stands out behind the head. */
const TURNED: HoodCurves = {
  face: [
    [-0.25, 1.17],
    [-0.335, 0.96],
    [-0.362, 0.68],
    [-0.345, 0.36],
    [-0.24, 0.1],
    [-0.04, 0.035],
    [0.135, 0.12],
    [0.262, 0.32],
    [0.315, 0.62],
    [0.285, 0.94],
    [0.21, 1.19],
  ],
  outer: [
    [-0.45, 1.22],
    [-0.455, 0.94],
    [-0.435, 0.6],
    [-0.39, 0.22],
    [-0.24, -0.055],
    [0.07, -0.15],
    [0.36, -0.07],
    [0.54, 0.18],
    [0.605, 0.54],
    [0.585, 0.92],
    [0.56, 1.22],
  ],
};

/** How far out on the shoulder it is sewn on, and where it meets at the throat: beside the middle and below the pit, page units. */
const SEWN = {
  over: { shoulder: 0.44, beside: 2.5, below: 15 },
  /** Out of the collar of what is worn over it. */
  within: { shoulder: 0.16, beside: 5, below: 5 },
} as const;

/** How far above its seam the last curve of it lies, page units. */
const CLEAR = 15;

export interface HoodNeck {
  /** How far below the throat the front it is sewn to stands open, page units. */
  open?: number;
  /** Whether something with a collar of its own is worn over it. */
  isWithin?: boolean;
}

interface PlacedHood extends HoodCurves {
  throat: Point;
}

function placed({ f, seed }: Fitting, { open = 0, isWithin = false }: HoodNeck): PlacedHood {
  const { view, flip, toSheet } = headOnPage(f, seed);
  const curves = view === 'front' ? FRONT : TURNED;
  const { shoulder, beside, below } = isWithin ? SEWN.within : SEWN.over;
  const first: Side = flip ? RIGHT : LEFT;
  const last: Side = flip ? LEFT : RIGHT;
  const throatOf = (s: Side): Point => add(f.neck.pit, [s * beside, below + open]);
  const on = (s: Side): Point => onShoulder(f, s, shoulder, 3);
  // on a short neck the curves of the head would hang below where the hood is sewn on
  const between = (key: keyof HoodCurves, from: Point, to: Point): Point[] => {
    const head = curves[key].map((p) => toSheet(p));
    const low = (i: number): number => (i < head.length / 2 ? from : to)[1] - CLEAR;
    return spline([from, ...head.filter(([, y], i) => y < low(i)), to], 10);
  };
  return {
    face: between('face', throatOf(first), throatOf(last)),
    outer: between('outer', on(first), on(last)),
    throat: throatOf(last),
  };
}

/** Folds of the hood: from v to v along it, and where across it they begin and end, -1 the opening, 1 the outline. */
const FOLDS = [
  { from: [0.05, 0.6], to: [0.25, 0.05] },
  { from: [0.03, 0.05], to: [0.14, -0.6] },
  { from: [0.4, 0.72], to: [0.3, 0.15] },
  { from: [0.62, 0.7], to: [0.72, 0.1] },
  { from: [0.95, 0.65], to: [0.74, 0.15] },
  { from: [0.97, 0.1], to: [0.86, -0.6] },
] as const;

const foldsOf = (panel: Panel, height: number): FoldCurve[] =>
  FOLDS.map(({ from: [v0, u0], to: [v1, u1] }, i) => ({
    points: panel.line([
      [u0, v0],
      [(u0 + u1) / 2 + 0.06, (v0 + v1) / 2],
      [u1, v1],
    ]),
    width: 12,
    height: height * 0.8,
    side: i < FOLDS.length / 2 ? 1 : -1,
    ink: 0.55,
    on: ['hood'],
  }));

/** How far from its edge the casing is stitched, as a share of its breadth. */
const CASING = 0.24;

function front({ face, outer }: PlacedHood, fold: number): Build {
  const b = emptyBuild();
  const panel = new Panel(face, outer, { depth: 0.5, across: 14, along: 80 });
  b.pieces.push({ name: 'hood', outline: [...outer, ...reversed(face)], surface: panel, lift: 3 });
  b.folds.push(...foldsOf(panel, fold));
  const casing = face.map((p, i) => mix(p, outer[Math.round((i / (face.length - 1)) * (outer.length - 1))], CASING));
  b.lines.push(
    { kind: 'opening', points: face, weight: 0.9 },
    { kind: 'overlap', points: outer, weight: 0.85 },
    { kind: 'stitch', points: casing, weight: 0.7 },
    ...[0, 1].map((v) => ({ kind: 'seam' as const, points: panel.row(v, -1, 1, 12), weight: 0.9 })),
  );
  return b;
}

/** The inside of it behind the neck. */
function inside({ outer, throat }: PlacedHood): Build {
  const b = emptyBuild();
  const half = Math.floor(outer.length / 2);
  const surface = new Panel(outer.slice(0, half + 1).reverse(), outer.slice(half), {
    depth: -0.2,
    across: 12,
    along: 30,
  });
  b.pieces.push({ name: 'hood-inside', outline: [...outer, throat], surface, dark: 0.75 });
  return b;
}

const FUR: Material = { fabric: 'fur', colour: '#b59a78' };
/** Half the depth of a fur edge, page units. */
const EDGE = 8;

function furEdge({ face }: PlacedHood): Build {
  const b = emptyBuild();
  const across = normals(face);
  const side = (k: number): Point[] => face.map((p, i) => add(p, scaled(across[i], k)));
  const surface = new Panel(side(EDGE), side(-EDGE), { depth: 0.5, across: 6, along: 60 });
  b.pieces.push({ name: 'fur', outline: [...side(EDGE), ...reversed(side(-EDGE))], surface, lift: 2 });
  return b;
}

/** What is laid over the head: its inside behind the person, its outside over the head. */
export interface HoodUp {
  behind: Layer;
  head: Layer[];
}

/** Lays the hood of a garment over the head, edged with fur where that is asked for. */
export function layHoodUp(d: Fitting, g: Garment, of: Material, neck: HoodNeck = {}): HoodUp {
  const made = placed(d, neck);
  const edge = hasDetail(g, 'fur-trim') ? [lay(g, 'fur', furEdge(made), { of: FUR, cast: 0.35 })] : [];
  return {
    behind: lay(g, 'hood', inside(made), { of }),
    head: [lay(g, 'hood', front(made, FABRIC_RULES[g.cloth.fabric].foldHeight), { of, cast: 0.5 }), ...edge],
  };
}

/** Whether the hood is drawn over the head; from behind it is seen hanging all the same. */
export const isHoodUp = (f: Wearer, g: Garment): boolean =>
  g.collar === 'hood' && hasDetail(g, 'head-cover') && !f.back;
