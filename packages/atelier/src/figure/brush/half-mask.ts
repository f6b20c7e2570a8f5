import { gather } from '#atelier/kit/cover-field.ts';
import { zeros } from '#atelier/kit/fields.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Box } from '#atelier/kit/scene.ts';

export interface MaskLayer {
  /** Page units. */
  shapes: readonly Point[][];
  /** -1 to 1; layers add up. */
  alpha: number;
}

/** Coverage of shapes at half the scene's size. */
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

  /** The sum of the layers, 1 at most. Sample (x, y) lies over the middle of scene pixel (2x + 0.5, 2y + 0.5) of the box. */
  fill(layers: readonly MaskLayer[]): Float32Array {
    const { box, w, h, scale } = this;
    const raster = { w, h, scale, x: box.x / 2 - 0.25, y: box.y / 2 - 0.25 };
    const out = zeros(w * h);
    for (const { shapes, alpha } of layers) for (const shape of shapes) gather(out, [shape], alpha, raster);
    return out;
  }
}
