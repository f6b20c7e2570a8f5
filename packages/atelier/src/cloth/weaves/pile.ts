/** Cloth with a pile: velvet, cord, fur, curled fleece; and padding between stitches. */

import { BLOT, GRAIN, noiseAt, noiseBetween } from '#atelier/kit/noise.ts';
import { clamp, smoothstep } from '#atelier/kit/numbers.ts';
import { fraction, lift, scatter, type WeaveAt } from './weave-at.ts';

/** Upright pile: where a hand or a seat has laid it the light comes back in patches along the nap. */
export const pile =
  (depth: number): WeaveAt =>
  (u, v, _c, facing) => {
    const { x, y } = facing;
    const nap = noiseBetween(BLOT, u * 0.34, v * 0.12);
    const brushed = smoothstep(0.18, 0.5, nap) * (0.4 + facing.lambert);
    return depth * (nap * 0.5 - brushed * 1.1 + noiseAt(GRAIN, x * 1.4, y * 1.4 + 40) * 0.4);
  };

/** Long hair lying down the cloth in locks: each pale along its back and dark where the next lies over it. */
export const hairs =
  (depth: number): WeaveAt =>
  (u, v, c) => {
    const wave = noiseBetween(BLOT, u * 0.5, v * 0.22) * 7;
    const lock = noiseBetween(BLOT, u * 1.5 + wave, v * 0.34);
    const hair = noiseBetween(GRAIN, u * 1.5 + wave * 1.2, v * 0.16);
    lift(c, smoothstep(0.08, 0.5, lock) * 0.16 + smoothstep(0.2, 0.6, hair) * 0.07);
    return depth * (smoothstep(0.05, -0.45, lock) * 1.5 + hair * 0.8);
  };

/** Across one wale, page units: 7 millimetres, a broad cord, for finer is lost between pixels. */
const WALE = 3.9;

/** Round wales with the light along each crest. */
export const wale =
  (depth: number): WeaveAt =>
  (u, v, c) => {
    const x = Math.abs(fraction(u / WALE) - 0.5);
    // on dark cord the crests would read as a pinstripe
    lift(c, smoothstep(0.2, 0, x) * 0.09 * smoothstep(-0.1, 0.4, c[1]));
    return depth * (smoothstep(0.22, 0.48, x) * 1.25 - 0.3) + noiseAt(GRAIN, u * 0.6, v * 1.6) * depth * 0.14;
  };

/** Tight curls of a fleece: each a small round with its own light and shade. @param size of a curl, page units. */
export const curls =
  (depth: number, size: number): WeaveAt =>
  (u, v, c) => {
    const i = Math.floor(u / size);
    const j = Math.floor(v / size);
    let best = 9;
    let dx = 0;
    let dy = 0;
    for (let b = -1; b <= 1; b++)
      for (let a = -1; a <= 1; a++) {
        const x = u / size - (i + a + 0.15 + 0.7 * scatter(i + a, j + b));
        const y = v / size - (j + b + 0.15 + 0.7 * scatter(j + b, i + a + 57));
        const d = x * x + y * y;
        if (d < best) {
          best = d;
          dx = x;
          dy = y;
        }
      }
    lift(c, smoothstep(0.3, -0.5, dx + dy) * 0.1 * smoothstep(0.35, 0.05, best));
    return depth * (smoothstep(0.12, 0.55, best) * 1.1 + (dx + dy) * 0.7 - 0.28);
  };

/** The soft lumps of brushed fleece. */
export const pills =
  (depth: number): WeaveAt =>
  (u, v) =>
    depth * (noiseBetween(GRAIN, u * 0.42, v * 0.42) * 1.1 + noiseBetween(GRAIN, u * 1.1, v * 1.1) * 0.6);

/** Height of one channel of padding, page units. */
export const CHANNEL = 26;

/** Padding between stitched rows: each a plump tube, lit above its middle, round into the dark below, puckered at the stitches. */
export const channels =
  (depth: number): WeaveAt =>
  (u, v, c) => {
    const row = Math.floor(v / CHANNEL);
    const pucker = noiseBetween(BLOT, u * 1.3 + row * 37, row * 0.6);
    // the stitch draws the edge in where the padding is thin
    const t = clamp(fraction(v / CHANNEL) + pucker * 0.035);
    const swell = Math.sin(Math.PI * t);
    const near = smoothstep(0.16, 0, Math.min(t, 1 - t));
    const short = noiseBetween(GRAIN, u * 0.34 + row * 91, row * 3.7);
    const crease = near < 1 ? smoothstep(0.22, 0.5, short) * smoothstep(0.34, 0.04, Math.min(t, 1 - t)) : 0;
    // nylon: one soft light along the upper swell of each tube
    lift(c, smoothstep(0.17, 0, Math.abs(t - 0.3)) * (0.1 + 0.07 * pucker) * swell);
    return depth * (smoothstep(0.4, 1, t) * 1.25 - smoothstep(0.6, 0.1, t) * 0.42 + near * 0.75 + crease * 0.55);
  };
