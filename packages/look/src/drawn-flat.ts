import type { Look } from './look.ts';
import type { Garment } from './look-schema.ts';

/** A technical drawing as plain data: what a cutter hands to whoever sets it on a page. Centimetres, x = 0 on the centre line. */
export type FlatPoint = readonly [x: number, y: number];

/**
 * `inside` is the reverse of the cloth, `middle` and `block` the middle and the lowest of blocks of colour, `graphic` a printed
 * picture, `white` a label or a buckle; the others are parts of the garment that may have a colour of their own.
 */
export type FlatFill =
  | 'cloth'
  | 'inside'
  | 'white'
  | 'rib'
  | 'collar'
  | 'cuff'
  | 'lapel'
  | 'button'
  | 'trim'
  | 'border'
  | 'contrast'
  | 'middle'
  | 'block'
  | 'graphic';
/** Line weights of the trade, heaviest first; a stitch is dashed. */
export type FlatPen = 'outline' | 'seam' | 'stitch' | 'fold';

/** A shape that is filled, a line that is drawn, or both; the corner points of a closed one do not repeat the first. */
export interface FlatMark {
  points: readonly FlatPoint[];
  isClosed: boolean;
  fill?: FlatFill;
  pen?: FlatPen;
}

/** Front and back of what is cut; a length of cloth is laid out, once. */
export interface FlatView {
  name: 'front' | 'back' | 'laid out';
  /** In painting order. */
  marks: readonly FlatMark[];
}

/** Draws a garment of a Look from all its sides. */
export type FlatDrafter = (look: Look, garment: Garment) => readonly FlatView[];
