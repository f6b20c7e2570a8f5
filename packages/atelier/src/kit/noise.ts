/** Tiling value noise, made once per process: paper, granulation and the hand's wobble. */
import { SAME, stream } from './chance.ts';

/** Pixels after which noise repeats, down and across; a power of two. */
export const NOISE_SIDE = 512;
export const NOISE_WRAP = NOISE_SIDE - 1;

function makeNoise(
  next: () => number,
  octaves: readonly (readonly [cells: number, amplitude: number])[],
): Float32Array {
  const out = new Float32Array(NOISE_SIDE * NOISE_SIDE);
  for (const [cells, amplitude] of octaves) {
    const grid = new Float32Array(cells * cells).map(() => next() * 2 - 1);
    for (let y = 0; y < NOISE_SIDE; y++) {
      const fy = (y / NOISE_SIDE) * cells;
      const y0 = fy | 0;
      const ty = fy - y0;
      const sy = ty * ty * (3 - 2 * ty);
      const rowA = (y0 % cells) * cells;
      const rowB = ((y0 + 1) % cells) * cells;
      for (let x = 0; x < NOISE_SIDE; x++) {
        const fx = (x / NOISE_SIDE) * cells;
        const x0 = fx | 0;
        const tx = fx - x0;
        const sx = tx * tx * (3 - 2 * tx);
        const a = x0 % cells;
        const b = (x0 + 1) % cells;
        const top = grid[rowA + a] * (1 - sx) + grid[rowA + b] * sx;
        const low = grid[rowB + a] * (1 - sx) + grid[rowB + b] * sx;
        out[y * NOISE_SIDE + x] += amplitude * (top * (1 - sy) + low * sy);
      }
    }
  }
  return out;
}

/** Large soft clouds of pigment. */
export const CLOUD = makeNoise(stream(SAME, 'noise.cloud'), [
  [4, 0.6],
  [8, 0.45],
  [16, 0.25],
  [32, 0.12],
]);
/** Blots of a brush's width. */
export const BLOT = makeNoise(stream(SAME, 'noise.blot'), [
  [16, 0.5],
  [32, 0.4],
  [64, 0.3],
]);
/** Paper tooth and granulation. */
export const GRAIN = makeNoise(stream(SAME, 'noise.grain'), [
  [128, 0.35],
  [256, 0.5],
  [512, 0.4],
]);
/** Tremor of the hand. */
export const TREMOR = makeNoise(stream(SAME, 'noise.tremor'), [
  [12, 0.7],
  [40, 0.4],
]);

/** Where in a noise the row of the nearest sample begins, and its place in that row; wrapping. */
export const noiseRow = (y: number): number => ((y | 0) & NOISE_WRAP) * NOISE_SIDE;
export const noiseColumn = (x: number): number => (x | 0) & NOISE_WRAP;

/** Nearest sample, wrapping. */
export const noiseAt = (field: Float32Array, x: number, y: number): number =>
  field[((y | 0) & NOISE_WRAP) * NOISE_SIDE + ((x | 0) & NOISE_WRAP)];

/** Bilinear sample, wrapping: where the noise is stretched and pixels would show. */
export function noiseBetween(field: Float32Array, x: number, y: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const left = x0 & NOISE_WRAP;
  const right = (x0 + 1) & NOISE_WRAP;
  const above = (y0 & NOISE_WRAP) * NOISE_SIDE;
  const below = ((y0 + 1) & NOISE_WRAP) * NOISE_SIDE;
  const top = field[above + left] + (field[above + right] - field[above + left]) * fx;
  const low = field[below + left] + (field[below + right] - field[below + left]) * fx;
  return top + (low - top) * (y - y0);
}
