/** Flat shapes on a canvas. */
import { type Context2D, newContext } from '#atelier/kit/canvas.ts';
import { followOutlines } from '#atelier/sheet/vector/outline.ts';
import type { FlatShape, Pattern } from './flat-shape.ts';

/** One repeat of a pattern as a canvas, `unit` pixels per page unit (rounded so that it repeats on whole pixels). */
function tileCanvas(pattern: Pattern, unit: number): Context2D {
  const w = Math.max(1, Math.round(pattern.w * unit));
  const h = Math.max(1, Math.round(pattern.h * unit));
  const c = newContext(w, h);
  c.fillStyle = pattern.ground;
  c.fillRect(0, 0, w, h);
  c.scale(w / pattern.w, h / pattern.h);
  for (const shape of pattern.shapes) {
    c.fillStyle = shape.fill;
    followOutlines(c, shape.outlines);
    c.fill('evenodd');
  }
  return c;
}

/** Draws on a context whose units are page units. @param unit its pixels per page unit. */
export function layShapes(c: Context2D, shapes: readonly FlatShape[], unit: number): void {
  for (const { outlines, fill, opacity = 1, pattern } of shapes) {
    if (!outlines.length) continue;
    c.save();
    c.globalAlpha = opacity;
    followOutlines(c, outlines);
    if (pattern) {
      const tile = tileCanvas(pattern, unit * 2).canvas;
      c.clip('evenodd');
      c.rotate(pattern.angle);
      c.scale(pattern.w / tile.width, pattern.h / tile.height);
      const repeat = c.createPattern(tile, 'repeat');
      if (repeat) c.fillStyle = repeat;
      const far = 4000 * unit * 2;
      c.fillRect(-far, -far, far * 2, far * 2);
    } else {
      c.fillStyle = fill;
      c.fill('evenodd');
    }
    c.restore();
  }
}
