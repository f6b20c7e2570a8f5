import { scratchContext } from '#atelier/paint/canvas.ts';
import { zeros } from '#atelier/paint/fields.ts';
import type { Box } from '#atelier/paint/scene.ts';
import type { P } from './curves.ts';

export interface MaskLayer {
  /** Sheet pixels. */
  shapes: readonly P[][];
  /** 0 to 1; layers add up. */
  alpha: number;
}

/** Coverage of shapes at half the scene's size, filled on a scratch canvas. */
export class HalfMask {
  private readonly box: Box;
  private readonly w: number;
  private readonly h: number;
  private readonly scale: number;

  /** @param box where the field lies on the scene; @param scale half pixels per sheet pixel. */
  constructor(box: Box, w: number, h: number, scale: number) {
    this.box = box;
    this.w = w;
    this.h = h;
    this.scale = scale;
  }

  /** The sum of the layers. Sample (x, y) lies over the middle of scene pixel (2x + 0.5, 2y + 0.5) of the box. */
  fill(layers: readonly MaskLayer[]): Float32Array {
    const { box, w, h, scale } = this;
    const c = scratchContext(w, h);
    c.clearRect(0, 0, w, h);
    c.save();
    c.globalCompositeOperation = 'lighter';
    for (const { shapes, alpha } of layers) {
      c.fillStyle = `rgba(0,0,0,${alpha})`;
      for (const shape of shapes) {
        c.beginPath();
        shape.forEach(([x, y], i) => {
          const px = x * scale - box.x / 2 + 0.25;
          const py = y * scale - box.y / 2 + 0.25;
          if (i) c.lineTo(px, py);
          else c.moveTo(px, py);
        });
        c.closePath();
        c.fill('nonzero');
      }
    }
    c.restore();
    const bytes = c.getImageData(0, 0, w, h).data;
    const out = zeros(w * h);
    for (let i = 0; i < out.length; i++) out[i] = bytes[i * 4 + 3] / 255;
    return out;
  }
}
