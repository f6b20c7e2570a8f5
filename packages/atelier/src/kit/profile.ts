/** Smooth functions of one number, given by knots or by a table. */
import { clamp } from './numbers.ts';

/** Knots of a smooth one-dimensional profile: position along, value. Positions ascend. */
export type Profile = [number, number][];

/** Smooth value of a profile at `t`; constant beyond its ends. */
export function profile(table: Profile, t: number): number {
  if (t <= table[0][0]) return table[0][1];
  for (let i = 1; i < table.length; i++) {
    if (t > table[i][0]) continue;
    const [t0, v0] = table[i - 1];
    const [t1, v1] = table[i];
    const h = t1 - t0;
    const s0 = i > 1 ? (v1 - table[i - 2][1]) / (t1 - table[i - 2][0]) : (v1 - v0) / h;
    const s1 = i < table.length - 1 ? (table[i + 1][1] - v0) / (table[i + 1][0] - t0) : (v1 - v0) / h;
    const x = (t - t0) / h;
    const x2 = x * x;
    const x3 = x2 * x;
    return (2 * x3 - 3 * x2 + 1) * v0 + (x3 - 2 * x2 + x) * h * s0 + (3 * x2 - 2 * x3) * v1 + (x3 - x2) * h * s1;
  }
  return table[table.length - 1][1];
}

const TABLE_STEPS = 256;

/** A smooth function of 0..1 by a table, for whoever asks for it at every pixel; constant beyond. */
export function tabled(value: (t: number) => number): (t: number) => number {
  const table = Float64Array.from({ length: TABLE_STEPS + 2 }, (_, i) => value(Math.min(1, i / TABLE_STEPS)));
  return (t) => {
    const at = clamp(t) * TABLE_STEPS;
    const step = at | 0;
    return table[step] + (table[step + 1] - table[step]) * (at - step);
  };
}
