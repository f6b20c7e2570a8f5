/** The pixels that a surface covers, triangle by triangle. */
import type { Placed } from './surface.ts';

/** Where in its triangle a pixel lies: read at once, as the next pixel overwrites it. */
export class PixelShare {
  /** First numbers of the triangle's corners among the surface's points, and how near to each, of 1. */
  i = 0;
  j = 0;
  k = 0;
  u = 0;
  v = 0;
  w = 0;

  /** A number of the surface's points between them. @param n which of three. */
  of(values: Float32Array, n: 0 | 1 | 2): number {
    return values[this.i + n] * this.u + values[this.j + n] * this.v + values[this.k + n] * this.w;
  }
}

interface Frame {
  width: number;
  height: number;
}

interface PixelWork {
  /** Whether a pixel is asked for at all. */
  isNear: (at: number, depth: number) => boolean;
  /** Gets every pixel of those where the surface has anything. */
  put: (at: number, depth: number, share: PixelShare) => void;
}

/** Least area of a triangle that is drawn, pixels. */
const LEAST = 1e-6;

/**
 * @param pixels of the surface's points: right, down, and a third that grows towards the eye.
 */
export function eachPixel(
  { columns, places, keeps }: Placed,
  pixels: Float32Array,
  { width, height }: Frame,
  { isNear, put }: PixelWork,
): void {
  const share = new PixelShare();
  const fill = (i: number, j: number, k: number): void => {
    const [ax, ay, bx, by, cx, cy] = [pixels[i], pixels[i + 1], pixels[j], pixels[j + 1], pixels[k], pixels[k + 1]];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < LEAST) return;
    const [az, bz, cz] = [pixels[i + 2], pixels[j + 2], pixels[k + 2]];
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
    const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)));
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
    const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)));
    share.i = i;
    share.j = j;
    share.k = k;
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area;
        if (u < 0) continue;
        const v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area;
        if (v < 0 || u + v > 1) continue;
        const w = 1 - u - v;
        const depth = az * u + bz * v + cz * w;
        const at = y * width + x;
        if (!isNear(at, depth)) continue;
        share.u = u;
        share.v = v;
        share.w = w;
        if (keeps && !keeps(share.of(places, 0), share.of(places, 1), share.of(places, 2))) continue;
        put(at, depth, share);
      }
  };
  const row = columns * 3;
  for (let i = 0; i + row < pixels.length; i += row)
    for (let j = 0; j + 1 < columns; j++) {
      const at = i + j * 3;
      fill(at, at + 3, at + row);
      fill(at + 3, at + row + 3, at + row);
    }
}
