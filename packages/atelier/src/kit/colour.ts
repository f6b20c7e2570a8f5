/** sRGB colours as numbers 0..1 and as `#rrggbb`. */
import { clamp, lerp } from './geometry.ts';

export type Rgb = [number, number, number];

export function rgbOf(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1, 7), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

export const hexOf = (c: readonly number[]): string =>
  `#${c
    .map((v) =>
      Math.round(255 * clamp(v))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export function mixHex(a: string, b: string, t: number): string {
  const q = rgbOf(b);
  return hexOf(rgbOf(a).map((v, i) => lerp(v, q[i], t)));
}

/** Perceived weight of a colour, 0 black .. 1 white. */
export const luma = (c: readonly number[]): number => c[0] * 0.3 + c[1] * 0.59 + c[2] * 0.11;
export const lumaOf = (hex: string): number => luma(rgbOf(hex));

/** Below 1 darkens toward black, above 1 lightens toward white (2 = white). */
export function shadeHex(hex: string, k: number): string {
  return hexOf(rgbOf(hex).map((v) => (k < 1 ? v * k : 1 - (1 - v) * (2 - k))));
}

/** The ink of a thing is its own colour grown dark, never plain black. */
export function inkOf(hex: string): string {
  const c = rgbOf(hex);
  const k = luma(c) < 0.16 ? 0.5 : 0.36;
  return hexOf(c.map((v) => v ** 1.15 * k + 0.03));
}
