import type { Pt } from '../kit/path.ts';
import { flatten, lengthOfPoints, type Path } from '../kit/path.ts';
import { signedArea, unlooped, widened } from '../kit/polygon.ts';
import type { ClothRole } from '../spec/specification.ts';

/** One side of a piece, seam line, in centimetres; runs clockwise on the page with its fellows. */
export interface Side {
  name: string;
  points: readonly Pt[];
  /** Centimetres; 0 on a fold. */
  allowance: number;
}

export type Inner = { kind: 'dart' | 'fold' | 'line' | 'pleat'; points: readonly Pt[] };

/** A piece of the pattern, in centimetres, y downwards along the grain. */
export interface Piece {
  id: string;
  name: string;
  cloth: ClothRole;
  /** How many are cut; an even number of a piece without a fold is cut in pairs. */
  cut: number;
  /** The side that lies on the fold of the cloth. */
  fold?: string;
  sides: readonly Side[];
  grain: readonly [Pt, Pt];
  notches: readonly Pt[];
  inner: readonly Inner[];
  /** Cut on the true bias. */
  bias?: true;
}

/** Two lines of sides that are sewn to one another; `ease` is how much longer the second is cut, in centimetres. */
export interface Join {
  name: string;
  a: readonly { piece: string; side: string }[];
  b: readonly { piece: string; side: string }[];
  ease: number;
}

/** What cannot be drafted, said with the nearest that can. */
export interface Undrafted {
  why: string;
  nearest: string;
}

export interface Pattern {
  pieces: readonly Piece[];
  joins: readonly Join[];
  undrafted?: Undrafted;
}

export const side = (name: string, path: Path, allowance: number): Side => ({
  name,
  points: flatten(path, 16),
  allowance,
});

export const sideLength = (piece: Piece, name: string): number =>
  piece.sides.filter((s) => s.name === name).reduce((sum, s) => sum + lengthOfPoints(s.points), 0);

/** The seam line as a closed outline, clockwise on the page. */
export function seamLine(piece: Piece): Pt[] {
  const points = piece.sides.flatMap((s) => s.points.slice(0, -1));
  return signedArea(points) < 0 ? points.reverse() : points;
}

/** The cutting line: the seam line widened by each side's own allowance. */
export function cutLine(piece: Piece): Pt[] {
  const sides = piece.sides.flatMap((s) => s.points.slice(0, -1).map((at) => ({ at, width: s.allowance })));
  if (signedArea(sides.map(({ at }) => at)) >= 0) return unlooped(widened(sides));
  const turned = sides
    .map(({ at }, i) => ({ at, width: sides[(i + sides.length - 1) % sides.length]?.width ?? 0 }))
    .reverse();
  return unlooped(widened(turned));
}

/** A rectangle with its upper left corner in the origin. Bands, belts and cuffs lie `lengthwise`: their grain runs along their width. */
export function rectangle(
  id: string,
  name: string,
  size: { width: number; height: number },
  more: Partial<Piece> & {
    allowances?: Partial<Record<'top' | 'right' | 'bottom' | 'left', number>>;
    lengthwise?: true;
  } = {},
): Piece {
  const { width: w, height: h } = size;
  const { allowances = {}, lengthwise, ...rest } = more;
  const edge = (which: 'top' | 'right' | 'bottom' | 'left', a: Pt, b: Pt): Side => ({
    name: which,
    points: [a, b],
    allowance: allowances[which] ?? 1,
  });
  return {
    id,
    name,
    cloth: 'fabric',
    cut: 1,
    sides: [
      edge('top', [0, 0], [w, 0]),
      edge('right', [w, 0], [w, h]),
      edge('bottom', [w, h], [0, h]),
      edge('left', [0, h], [0, 0]),
    ],
    grain: lengthwise
      ? [
          [w * 0.2, h / 2],
          [w * 0.8, h / 2],
        ]
      : [
          [w / 2, h * 0.2],
          [w / 2, h * 0.8],
        ],
    notches: [],
    inner: [],
    ...rest,
  };
}
