/** What every weave is to the painter. */
import type { Facing } from '#atelier/cloth/shading/shade.ts';

/**
 * Returns how much darker the point (u, v) of the cloth is, as a share; may tint `c` in place. Pierced cloth leaves in
 * `c[3]` how much of the point is thread, 0..1.
 */
export type WeaveAt = (u: number, v: number, c: number[], facing: Facing) => number;

export const fraction = (x: number): number => x - Math.floor(x);
/** A number 0..1 of its own for every pair of whole numbers. */
export const scatter = (a: number, b: number): number => fraction(Math.sin(a * 127.1 + b * 311.7) * 43758.5453);

/** Lifts all three colours by `k` of the way to white. */
export function lift(c: number[], k: number): void {
  c[0] += (1 - c[0]) * k;
  c[1] += (1 - c[1]) * k;
  c[2] += (1 - c[2]) * k;
}
