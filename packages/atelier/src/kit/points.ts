/** Points and vectors, y down. Units are the caller's: the figure's data speak in heads, the page in its own units, 964 × 1285. */
import { lerp } from './numbers.ts';

export type Point = [number, number];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const scaled = (a: Point, k: number): Point => [a[0] * k, a[1] * k];
export const mix = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
// Math.hypot guards against overflow that no page can cause, and costs ten times a square root
export const norm = (a: Point): number => Math.sqrt(a[0] * a[0] + a[1] * a[1]);
export function distance(a: Point, b: Point): number {
  const dx = a[0] - b[0];
  const dy = a[1] - b[1];
  return Math.sqrt(dx * dx + dy * dy);
}
export const unit = (a: Point): Point => scaled(a, 1 / (norm(a) || 1));
export const perp = (a: Point): Point => [-a[1], a[0]];
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** The vector of a length in a direction, degrees from the x axis towards y. */
export const polar = (degrees: number, r: number): Point => [
  Math.cos(radians(degrees)) * r,
  Math.sin(radians(degrees)) * r,
];
export const shift = (line: readonly Point[], by: Point): Point[] => line.map((p) => add(p, by));

/** Rotates by degrees, scales (a negative sx mirrors), then moves to o. */
export function place(points: readonly Point[], o: Point, deg = 0, sx = 1, sy = Math.abs(sx)): Point[] {
  const c = Math.cos(radians(deg));
  const s = Math.sin(radians(deg));
  return points.map(([x, y]): Point => [o[0] + x * sx * c - y * sy * s, o[1] + x * sx * s + y * sy * c]);
}
