/** A print drawn once as a seamless tile and sampled ever after: garment and swatch read the same one. */
import { type Context2D, newContext } from '#atelier/paint/canvas.ts';

export interface Tile {
  /** Size in drawing units. */
  w: number;
  h: number;
  data: Uint8ClampedArray;
}

/** Texels per drawing unit: above the sharpest page scale, so sampling never aliases. */
const RESOLUTION = 2;

export function drawTile(w: number, h: number, ground: string, draw: (c: Context2D) => void): Tile {
  const c = newContext(w * RESOLUTION, h * RESOLUTION);
  c.scale(RESOLUTION, RESOLUTION);
  c.fillStyle = ground;
  c.fillRect(0, 0, w, h);
  draw(c);
  const { data } = c.getImageData(0, 0, w * RESOLUTION, h * RESOLUTION);
  return { w, h, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) };
}

/** Draws a motif at every wrap position it may touch, so that the tile has no seam. */
export function wrapped(c: Context2D, w: number, h: number, x: number, y: number, draw: () => void): void {
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      c.save();
      c.translate(x + i * w, y + j * h);
      draw();
      c.restore();
    }
  }
}

/** Bilinear, wrapping sample at (u, v) drawing units into `out` (0..1). */
export function sampleTile(tile: Tile, u: number, v: number, out: number[]): void {
  const w = tile.w * RESOLUTION;
  const h = tile.h * RESOLUTION;
  let x = (u * RESOLUTION) % w;
  let y = (v * RESOLUTION) % h;
  if (x < 0) x += w;
  if (y < 0) y += h;
  const x0 = Math.min(x | 0, w - 1);
  const y0 = Math.min(y | 0, h - 1);
  const fx = x - x0;
  const fy = y - y0;
  const x1 = x0 + 1 >= w ? 0 : x0 + 1;
  const y1 = y0 + 1 >= h ? 0 : y0 + 1;
  const d = tile.data;
  const a = (y0 * w + x0) * 4;
  const b = (y0 * w + x1) * 4;
  const c = (y1 * w + x0) * 4;
  const e = (y1 * w + x1) * 4;
  const k0 = (1 - fx) * (1 - fy);
  const k1 = fx * (1 - fy);
  const k2 = (1 - fx) * fy;
  const k3 = fx * fy;
  for (let i = 0; i < 3; i++) out[i] = (d[a + i] * k0 + d[b + i] * k1 + d[c + i] * k2 + d[e + i] * k3) / 255;
}
