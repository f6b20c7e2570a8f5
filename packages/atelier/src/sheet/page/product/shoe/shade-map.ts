/** What light reaches: the nearest surface along each ray of a light. */
import { alongLight } from './camera.ts';
import { eachPixel } from './each-pixel.ts';
import type { Placed } from './surface.ts';
import type { Vec } from './vectors.ts';

const SIZE = 512;
const SQUARE = { width: SIZE, height: SIZE } as const;
/** Room round everything, lengths of a foot. */
const ROOM = 0.08;
const NOTHING = -1e9;

/** How far the nearest surface stands before a point along a light, 0 where none does; lengths of a foot. */
export class ShadeMap {
  private readonly depths = new Float32Array(SIZE * SIZE).fill(NOTHING);
  private readonly right: Vec;
  private readonly down: Vec;
  private readonly light: Vec;
  private readonly scale: number;
  private readonly left: number;
  private readonly top: number;

  constructor(surfaces: readonly Placed[], light: Vec) {
    const { right, down } = alongLight(light);
    this.right = right;
    this.down = down;
    this.light = light;
    let [left, top, far, low] = [Infinity, Infinity, -Infinity, -Infinity];
    const flat = surfaces.map(({ points }) => {
      const out = new Float32Array(points.length);
      for (let i = 0; i < points.length; i += 3) {
        const x = points[i] * right[0] + points[i + 1] * right[1] + points[i + 2] * right[2];
        const y = points[i] * down[0] + points[i + 1] * down[1] + points[i + 2] * down[2];
        [left, far, top, low] = [Math.min(left, x), Math.max(far, x), Math.min(top, y), Math.max(low, y)];
        out[i] = x;
        out[i + 1] = y;
        out[i + 2] = points[i] * light[0] + points[i + 1] * light[1] + points[i + 2] * light[2];
      }
      return out;
    });
    this.left = left - ROOM;
    this.top = top - ROOM;
    this.scale = SIZE / Math.max(far + ROOM - this.left, low + ROOM - this.top);
    this.fill(surfaces, flat);
  }

  private fill(surfaces: readonly Placed[], flat: readonly Float32Array[]): void {
    const { depths } = this;
    for (const [i, surface] of surfaces.entries()) {
      const pixels = flat[i];
      for (let k = 0; k < pixels.length; k += 3) {
        pixels[k] = (pixels[k] - this.left) * this.scale;
        pixels[k + 1] = (pixels[k + 1] - this.top) * this.scale;
      }
      eachPixel(surface, pixels, SQUARE, {
        isNear: (at, depth) => depth > depths[at],
        put: (at, depth) => {
          depths[at] = depth;
        },
      });
    }
  }

  /** Looks a light up at points round one. @param taken gets how far what stands before each is. */
  around(
    [x, y, z]: Vec,
    taps: readonly (readonly [number, number])[],
    reach: number,
    taken: (before: number) => void,
  ): void {
    const { right, down, light, scale, depths } = this;
    const u = (x * right[0] + y * right[1] + z * right[2] - this.left) * scale + 0.5;
    const v = (x * down[0] + y * down[1] + z * down[2] - this.top) * scale + 0.5;
    const own = x * light[0] + y * light[1] + z * light[2];
    const far = reach * scale;
    for (const tap of taps) {
      const [px, py] = [(u + tap[0] * far) | 0, (v + tap[1] * far) | 0];
      const isOn = px >= 0 && py >= 0 && px < SIZE && py < SIZE;
      taken(isOn ? Math.max(0, depths[py * SIZE + px] - own) : 0);
    }
  }
}
