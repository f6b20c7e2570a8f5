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
