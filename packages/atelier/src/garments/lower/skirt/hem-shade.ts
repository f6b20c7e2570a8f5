/** The shade inside a skirt: what comes out under its hem is dark there and light again further down. */
import { clamp } from '#atelier/kit/numbers.ts';
import { distance, type Point } from '#atelier/kit/points.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { isInside } from '#atelier/kit/shapes.ts';

/** Reach below the hem as a share of its width, and its bounds, page units. */
const REACH = { share: 0.17, least: 22, most: 58 };
/** Darkest, at the hem itself; sheer cloth lets most of the light through. */
const DEPTH = 0.42;
const SHEER_DEPTH = 0.12;
/** How much of it a painter is told to be light: told of all he would set it off with one hard edge, as a stocking's. */
const TOLD = 0.3;
/** How far above the hem it begins: the hem rises and falls, page units. */
const ABOVE = 26;

/** A longer way between two points of a hem is the gap between two fronts, page units. */
const GAP = 16;
/** Breadth over which the shade fades beside a gap, page units. */
const FEATHER = 12;

/** How far each column is in shade, 0..1: less beside columns that no hem covers. */
function feathered(low: Float32Array, breadth: number): Float32Array {
  const near = new Float32Array(low.length);
  let run = 0;
  for (let x = 0; x < low.length; x++) near[x] = run = low[x] ? run + 1 : 0;
  run = 0;
  for (let x = low.length - 1; x >= 0; x--) {
    run = low[x] ? run + 1 : 0;
    near[x] = clamp(Math.min(near[x], run) / breadth);
  }
  return near;
}

/** Lowest point of the hem in each pixel column from `x0`; 0 where there is none. */
function lowestOf(hem: readonly Point[], scale: number, x0: number, count: number): Float32Array {
  const low = new Float32Array(count);
  for (let i = 1; i < hem.length; i++) {
    if (distance(hem[i - 1], hem[i]) > GAP) continue;
    const [ax, ay] = [hem[i - 1][0] * scale - x0, hem[i - 1][1] * scale];
    const [bx, by] = [hem[i][0] * scale - x0, hem[i][1] * scale];
    const [from, to] = [Math.max(0, Math.floor(Math.min(ax, bx))), Math.min(count - 1, Math.ceil(Math.max(ax, bx)))];
    for (let x = from; x <= to; x++) {
      const y = bx === ax ? Math.max(ay, by) : ay + (by - ay) * clamp((x - ax) / (bx - ax));
      if (y > low[x]) low[x] = y;
    }
  }
  return low;
}

/** A hem that throws its shade. */
export interface ShadyHem {
  /** From side to side, page units. */
  hem: readonly Point[];
  isSheer: boolean;
  /** Where it is slit: light falls in there. */
  slits?: readonly Point[][];
}

/** Shades the figure below a hem that is about to be painted. */
export function shadeUnderHem(scene: Scene, { hem, isSheer, slits = [] }: ShadyHem): void {
  const { scale, width, height, rgb, figure, light } = scene;
  const xs = hem.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const x0 = Math.max(0, Math.floor(left * scale));
  const count = Math.min(width - 1, Math.ceil(right * scale)) - x0 + 1;
  if (count < 2) return;
  const reach = clamp((right - left) * REACH.share, REACH.least, REACH.most) * scale;
  const depth = isSheer ? SHEER_DEPTH : DEPTH;
  const low = lowestOf(hem, scale, x0, count);
  for (let x = 0; x < count; x++) {
    const at: Point = [(x0 + x) / scale, low[x] / scale];
    if (slits.some((slit) => isInside(at, slit))) low[x] = 0;
  }
  const share = feathered(low, FEATHER * scale);
  for (let x = 0; x < count; x++) {
    if (!low[x]) continue;
    const dark = depth * share[x];
    const end = Math.min(height - 1, Math.floor(low[x] + reach));
    for (let y = Math.max(0, Math.floor(low[x] - ABOVE * scale)); y <= end; y++) {
      const page = y * width + x0 + x;
      const t = clamp((y - low[x]) / reach);
      const q = dark * figure[page] * (1 - t) ** 1.6;
      if (q === 0) continue;
      if (light) light[page] *= 1 - q * TOLD;
      rgb[page * 3] *= 1 - q * 0.96;
      rgb[page * 3 + 1] *= 1 - q;
      rgb[page * 3 + 2] *= 1 - q * 0.84;
    }
  }
}
