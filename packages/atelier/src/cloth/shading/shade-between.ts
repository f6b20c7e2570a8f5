/** In a preview every second pixel of a row, and every second row, is shaded; the light between two that lie alike is their mean. */
import type { Facing } from './shade.ts';

/** Numbers told of a shaded pixel: what its light added to each channel, its own red and lightness, how it faces the lamp, how dim it lies. */
export const TOLD = 7;

/** Tells "never shaded" (0) from the darkest of colours. */
const SHADED = 1;
/** How far the pixel between may stand off the mean of the two: in its colour, its angle to the light, and its shade. */
const ALIKE = { colour: 0.1, light: 0.06, dim: 0.12 } as const;

/** Notes what pixel `at` (its place in `told`) became. @param r @param g @param b its colour before the light. */
export function noteShade(
  told: Float32Array,
  at: number,
  r: number,
  g: number,
  b: number,
  lightness: number,
  c: number[],
  f: Facing,
): void {
  told[at] = c[0] - r;
  told[at + 1] = c[1] - g;
  told[at + 2] = c[2] - b;
  told[at + 3] = r;
  told[at + 4] = lightness + SHADED;
  told[at + 5] = f.lambert;
  told[at + 6] = f.occlusion + f.hollow;
}

/**
 * Shades `c` from the pixels told at `a` and `b`, on either side of it. @returns whether they were alike enough; if not, `c` is as
 * it was.
 */
export function shadeBetween(
  told: Float32Array,
  a: number,
  b: number,
  lightness: number,
  c: number[],
  f: Facing,
): boolean {
  const la = told[a + 4];
  const lb = told[b + 4];
  if (la === 0 || lb === 0) return false;
  const light = f.lambert - (told[a + 5] + told[b + 5]) * 0.5;
  if (light > ALIKE.light || light < -ALIKE.light) return false;
  const red = Math.abs(c[0] - (told[a + 3] + told[b + 3]) * 0.5);
  if (red + Math.abs(lightness + SHADED - (la + lb) * 0.5) > ALIKE.colour) return false;
  const dim = f.occlusion + f.hollow - (told[a + 6] + told[b + 6]) * 0.5;
  if (dim > ALIKE.dim || dim < -ALIKE.dim) return false;
  c[0] += (told[a] + told[b]) * 0.5;
  c[1] += (told[a + 1] + told[b + 1]) * 0.5;
  c[2] += (told[a + 2] + told[b + 2]) * 0.5;
  return true;
}

/** Cover of a pixel that is all cloth. */
export const FULL = 0.99;
/** How unlike two pixels may be whose mean is taken whole, and how far the cloth between them may rise off a straight line, pixels. */
const NEAR = { colour: 0.03, light: 0.12, dim: 0.12, rise: 0.12 } as const;

/** Whether pixel `i`, all cloth, and those `apart` before and after it are all of one piece and lie alike: then it is their mean. */
export function liesBetween(
  told: Float32Array,
  cover: Float32Array,
  piece: ArrayLike<number>,
  height: Float32Array,
  i: number,
  apart: number,
): boolean {
  const before = i - apart;
  const after = i + apart;
  const id = piece[i];
  if (piece[before] !== id || piece[after] !== id || !(cover[before] > FULL && cover[after] > FULL)) return false;
  const rise = height[i] - (height[before] + height[after]) * 0.5;
  if (rise > NEAR.rise || rise < -NEAR.rise) return false;
  const a = before * TOLD;
  const b = after * TOLD;
  const lightness = told[a + 4] - told[b + 4];
  if (told[a + 4] === 0 || told[b + 4] === 0 || lightness > NEAR.colour || lightness < -NEAR.colour) return false;
  const light = told[a + 5] - told[b + 5];
  const dim = told[a + 6] - told[b + 6];
  return light < NEAR.light && light > -NEAR.light && dim < NEAR.dim && dim > -NEAR.dim;
}

/** Writes the mean of the `count` numbers from `a` and those from `b` to `to`. */
export function meanOf(values: Float32Array, a: number, b: number, to: number, count: number): void {
  for (let n = 0; n < count; n++) values[to + n] = (values[a + n] + values[b + n]) * 0.5;
}
