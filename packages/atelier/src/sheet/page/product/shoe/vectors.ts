/** Points and directions in space: x to the outer side of a right shoe, y up, z from heel to toe. Lengths of a foot. */
export type Vec = readonly [x: number, y: number, z: number];

export const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const along = (a: Vec, d: Vec, k: number): Vec => [a[0] + d[0] * k, a[1] + d[1] * k, a[2] + d[2] * k];
export const between = (a: Vec, b: Vec, t: number): Vec => along(a, minus(b, a), t);
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Of length 1; what has no length points up. */
export function unit(a: Vec): Vec {
  const length = Math.hypot(a[0], a[1], a[2]);
  return length > 0 ? times(a, 1 / length) : [0, 1, 0];
}

/** A smooth line through points (Catmull-Rom). @param each steps from one point to the next. */
export function through(points: readonly Vec[], each: number): Vec[] {
  const at = (i: number): Vec => points[Math.max(0, Math.min(points.length - 1, i))];
  const out: Vec[] = [];
  for (let i = 0; i < points.length - 1; i++)
    for (let k = 0; k < each; k++) out.push(bent([at(i - 1), at(i), at(i + 1), at(i + 2)], k / each));
  return [...out, at(points.length - 1)];
}

function bent([a, b, c, d]: readonly [Vec, Vec, Vec, Vec], t: number): Vec {
  const one = (k: 0 | 1 | 2): number => {
    const straight = (c[k] - a[k]) * t;
    const square = (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t;
    const cube = (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3;
    return b[k] + (straight + square + cube) / 2;
  };
  return [one(0), one(1), one(2)];
}
