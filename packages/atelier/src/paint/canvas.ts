/**
 * The one place where a canvas comes from. Everything drawn needs only what the standard 2D context offers,
 * so another host (a browser worker with OffscreenCanvas) has to replace this file alone.
 */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

export type Context2D = SKRSContext2D;
/** What the furniture of a sheet is drawn with: a canvas, or a pen that writes vectors. */
export type Pen = Pick<
  Context2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'font'
  | 'fontVariationSettings'
  | 'letterSpacing'
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'setLineDash'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'closePath'
  | 'stroke'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
> & { fill(): void };

/** A fresh, transparent canvas of whole pixels. */
export function newContext(width: number, height: number): Context2D {
  return createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))).getContext('2d');
}

const SCRATCH = new Map<number, Context2D>();
/** Sides of scratch canvases, pixels: reading back costs what the whole canvas holds, so each stays near its box. */
const SIDES = [48, 96, 160, 256, 384, 576, 832, 1216, 1792, 2560, 4096];
/** Scratch canvases kept at a time: more would hold memory that is hardly used again. */
const MOST_SCRATCH = 48;
const sideFor = (pixels: number): number => SIDES.find((side) => side >= pixels) ?? Math.ceil(pixels);

/** A shared scratch canvas that holds at least these pixels. It is not cleared; the next caller may get the same one. */
export function scratchContext(width: number, height: number): Context2D {
  const w = sideFor(width);
  const h = sideFor(height);
  const key = w * 65536 + h;
  const context = SCRATCH.get(key) ?? newContext(w, h);
  // the latest stands last; the one that waited longest gives way
  SCRATCH.delete(key);
  SCRATCH.set(key, context);
  if (SCRATCH.size > MOST_SCRATCH) {
    const [oldest] = SCRATCH.keys();
    if (oldest !== undefined) SCRATCH.delete(oldest);
  }
  return context;
}
