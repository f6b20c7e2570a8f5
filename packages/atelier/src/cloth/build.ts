/** What every garment constructor returns: pieces and curves, no pixels. */

import type { Fabric } from '@toile/look';
import type { PrintSpec } from '#atelier/cloth/prints/print-rules.ts';
import type { Tile } from '#atelier/cloth/prints/tile.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Panel } from './panel.ts';

/** Cloth as it is painted. */
export interface Material {
  fabric: Fabric;
  /** What it is called where the fabric alone does not say it: 'taffeta', 'tussar silk'. */
  name?: string;
  /** Ground, `#rrggbb`. */
  colour: string;
  print?: PrintSpec;
  /** A finished strip (a border) whose height is fitted to the piece instead of a repeating print. */
  strip?: Tile;
  /** Needlework strewn over the cloth: a clear tile. */
  work?: Tile;
  /** Cover 0..1 instead of the fabric's own. */
  opacity?: number;
}

/** How the print lies on a piece. */
export interface Grain {
  /** Turn in radians. */
  angle?: number;
  /** Checks and stripes mirror at the middle of the piece (centre front). */
  mirror?: boolean;
  /** Cut as a sector: the print spreads with the flare instead of being squeezed at its top. */
  flared?: boolean;
  dx?: number;
  dy?: number;
  /** Cloth used above this piece, page units: the repeat runs on over the seam between them. */
  from?: number;
  /** A strip is fitted across the band: 'along-u' runs with the rows, 'along-v' with the edges. */
  fit?: 'along-u' | 'along-v';
}

export interface Piece {
  name: string;
  outline: Point[];
  surface: Panel;
  /** Index into the materials of the layer. */
  material?: number;
  grain?: Grain;
  /** How far it lies above what is under it: the size of its contact shadow, in page units. */
  lift?: number;
  /** Extra shade, 0..1, for undersides and linings. */
  dark?: number;
  clip?: Point[][];
  hole?: Point[][];
  /** Roundness beyond the surface's own at (u, v), in page units: the tubes of a full hem. */
  swell?: (u: number, v: number) => number;
  /** Extra shade as [y0, shade at y0, y1, shade at y1]. */
  shadeDown?: [number, number, number, number];
}

/** One curve, used twice: a ridge lies on its `side`, and its ink line on the curve itself. */
export interface FoldCurve {
  points: Point[];
  /** Reach of the ridge, in page units. */
  width: number;
  /** Height of the ridge, in page units. */
  height: number;
  side: 1 | -1;
  /** Weight of the ink line; none if absent. */
  ink?: number;
  /** Stretch of the curve that is inked. */
  from?: number;
  to?: number;
  /** Widens from nothing at its start to full at its end (a fold that opens toward a hem). */
  grow?: boolean;
  /** Only on pieces of these names. */
  on?: string[];
}

/** Inside this band the pieces share one smoothed height: an armhole, a crotch seam. */
export interface Join {
  curve: Point[];
  radius: number;
}

export interface Bump {
  at: Point;
  rx: number;
  ry: number;
  height: number;
}

export type LineKind = 'light' | 'shade' | 'hem' | 'overlap' | 'seam' | 'detail' | 'stitch' | 'fold' | 'opening';

export interface Line {
  kind: LineKind;
  points: Point[];
  /** Factor on the weight of its kind. */
  weight?: number;
  /** A fold line that swells toward its end. */
  grow?: boolean;
  /** Not hidden by a sleeve in front. */
  top?: boolean;
  /** Own colour instead of the cloth's dark. */
  colour?: string;
  /** A cord, a braid or a thread: it lies on the cloth in its colour, and no medium takes it for a line of the drawing. */
  isCord?: true;
  /** Millimetres of the figure in a pixel beyond which it is not drawn. */
  finest?: number;
}

export interface Build {
  pieces: Piece[];
  folds: FoldCurve[];
  joins: Join[];
  bumps: Bump[];
  lines: Line[];
}

export const emptyBuild = (): Build => ({ pieces: [], folds: [], joins: [], bumps: [], lines: [] });

export const merge = (...builds: Build[]): Build => ({
  pieces: builds.flatMap((b) => b.pieces),
  folds: builds.flatMap((b) => b.folds),
  joins: builds.flatMap((b) => b.joins),
  bumps: builds.flatMap((b) => b.bumps),
  lines: builds.flatMap((b) => b.lines),
});
