/** sRGB colours as numbers 0..1 and as `#rrggbb`: taken apart, mixed, measured by the eye. */
import { converter, differenceCiede2000 } from 'culori';
import { clamp, lerp } from './numbers.ts';

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
  const [fromRed, fromGreen, fromBlue] = rgbOf(a);
  const [red, green, blue] = rgbOf(b);
  return hexOf([lerp(fromRed, red, t), lerp(fromGreen, green, t), lerp(fromBlue, blue, t)]);
}

/** Perceived weight of a colour, 0 black .. 1 white. */
export const luma = (c: ArrayLike<number>): number => (c[0] ?? 0) * 0.3 + (c[1] ?? 0) * 0.59 + (c[2] ?? 0) * 0.11;
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

const toOklch = converter('oklch');
const toLab = converter('lab65');
const difference = differenceCiede2000();

/** CIE L*, 0 black to 100 white. */
export function lightness(hex: string): number {
  return toLab(hex)?.l ?? 50;
}

/** OKLCH hue in degrees (0 for greys), chroma and lightness 0..1. */
export function oklch(hex: string): { l: number; c: number; h: number } {
  const { l = 0.5, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l, c, h };
}

/** How different two colours look: CIEDE2000, 0 the same, 100 black and white. */
export const colourDistance = (a: string, b: string): number => difference(a, b);
