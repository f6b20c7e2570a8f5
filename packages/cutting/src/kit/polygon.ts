import type { Pt } from './path.ts';

/** Twice the signed area, halved: positive when the points run clockwise on a page whose y points down. */
export function signedArea(points: readonly Pt[]): number {
  let sum = 0;
  let p = points.at(-1);
  for (const q of points) {
    if (p) sum += p[0] * q[1] - q[0] * p[1];
    p = q;
  }
  return sum / 2;
}

export const areaOf = (points: readonly Pt[]): number => Math.abs(signedArea(points));

const side = (a: Pt, b: Pt, c: Pt) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
/** Touching within this (in the drawing's unit) is no crossing. */
const TOUCH = 1e-6;

function crosses(a: Pt, b: Pt, c: Pt, d: Pt): boolean {
  const [p, q] = [side(a, b, c), side(a, b, d)];
  const [r, s] = [side(c, d, a), side(c, d, b)];
  return (
    ((p > TOUCH && q < -TOUCH) || (p < -TOUCH && q > TOUCH)) && ((r > TOUCH && s < -TOUCH) || (r < -TOUCH && s > TOUCH))
  );
}

/** True when the outline runs over itself: such a piece cannot be cut. */
export function crossesItself(points: readonly Pt[]): boolean {
  const edges = points.map((p, i) => ({ p, q: points[(i + 1) % points.length] ?? p }));
  for (const [i, a] of edges.entries()) {
    const [ax0, ax1] = a.p[0] < a.q[0] ? [a.p[0], a.q[0]] : [a.q[0], a.p[0]];
    for (let j = i + 2; j < edges.length; j++) {
      const b = edges[j];
      if (!b || (i === 0 && j === edges.length - 1)) continue;
      if (Math.max(b.p[0], b.q[0]) < ax0 || Math.min(b.p[0], b.q[0]) > ax1) continue;
      if (crosses(a.p, a.q, b.p, b.q)) return true;
    }
  }
  return false;
}
