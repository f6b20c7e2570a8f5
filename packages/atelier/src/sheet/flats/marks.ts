/** What a technical drawing is made of: fills and lines of two weights, in centimetres, x = 0 on the centre line. */
import type { Tile } from '#atelier/cloth/prints/tile.ts';
import type { Point } from '#atelier/kit/points.ts';

/**
 * `outline` bounds the garment; a `contour`, where one part of it lies over another, is twice the weight of `seam`; a `stitch` is a
 * dashed seam, a `rib` a fine one; `print` is what the cloth is printed with.
 */
export type Weight = 'outline' | 'contour' | 'seam' | 'rib' | 'stitch' | 'print';
/**
 * `cloth` is the garment's own colour, `sheer` the same where it is seen through, `inside` its reverse, `trim` the border or contrast part, `block` and `middle` the
 * lowest and the middle of colour blocks.
 */
export type Tone = 'cloth' | 'sheer' | 'inside' | 'trim' | 'block' | 'middle';

/** A border or a picture whose own tile is laid on a piece in slices. */
export interface Band {
  tile: Tile;
  /** Cut when they are laid: small drawings do without. */
  slices: () => Slice[];
}
/** Part of a repeat, by shares of its length, as the parallelogram on which it lies, centimetres. */
export interface Slice {
  from: number;
  to: number;
  origin: Point;
  /** From the origin along the band and across it. */
  along: Point;
  across: Point;
}

export type Mark =
  /** `of`: cloth of another colour than the garment's, `#rrggbb`. */
  | { kind: 'fill'; points: Point[]; tone: Tone; of?: string; band?: Band }
  /** `isPale`: dark cloth lies under it. `of`: thread of a colour of its own, `#rrggbb`. */
  | { kind: 'line'; points: Point[]; weight: Weight; isPale?: boolean; of?: string };

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box round all marks, centimetres. */
export function boundsOf(marks: readonly Mark[]): Bounds {
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
  for (const { points } of marks)
    for (let i = 0; i < points.length; i++) {
      const x = points[i][0];
      const y = points[i][1];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  return { left, top, right, bottom };
}
