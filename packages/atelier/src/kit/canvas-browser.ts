/** Canvases in a browser's worker, by the same names as in Node: the `imports` of the package choose between the two. */
import type { Context2D } from './canvas.ts';

export type { Context2D, Pen } from './canvas.ts';

declare const OffscreenCanvas: new (
  width: number,
  height: number,
) => { getContext(kind: '2d', o: { willReadFrequently: boolean }): Context2D | null };

/** A fresh, transparent canvas of whole pixels. @throws Error where the browser has no canvas left to give. */
export function newContext(width: number, height: number): Context2D {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  // pixels are read back at once: memory, not the graphics card
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to draw on');
  return context;
}
