/** What every weave is to the painter. */
import type { Facing } from '#atelier/cloth/shading/shade.ts';
import { smoothstep } from '#atelier/kit/numbers.ts';

/**
 * Returns how much darker the point (u, v) of the cloth is, as a share; may tint `c` in place. Pierced cloth leaves in
 * `c[3]` how much of the point is thread, 0..1.
 */
export type WeaveAt = (u: number, v: number, c: number[], facing: Facing) => number;

/**
 * How much of its threads is seen on cloth at this angle to the light: all in the half-tone; full light bleaches them, deep shade
 * swallows them.
 */
export const halfTone = (lambert: number): number =>
  (0.3 + 0.7 * smoothstep(0.1, 0.4, lambert)) * (1 - 0.7 * smoothstep(0.74, 0.95, lambert));

export const fraction = (x: number): number => x - Math.floor(x);
/** A number 0..1 of its own for every pair of whole numbers. */
export const scatter = (a: number, b: number): number => fraction(Math.sin(a * 127.1 + b * 311.7) * 43758.5453);

/** Lifts all three colours by `k` of the way to white. */
export function lift(c: number[], k: number): void {
  c[0] += (1 - c[0]) * k;
  c[1] += (1 - c[1]) * k;
  c[2] += (1 - c[2]) * k;
}
