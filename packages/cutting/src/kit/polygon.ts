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

/** Line through two points as a point and a direction, moved outwards (to the left of clockwise travel on a page) by `d`. */
function outwards(p: Pt, q: Pt, d: number): { at: Pt; along: Pt } {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  const along: Pt = [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
  return { at: [p[0] + along[1] * d, p[1] - along[0] * d], along };
}

/** How far a corner may run out, in allowances: sharper ones are cut off square. */
const MITRE = 2.2;

/**
 * An outline with each side moved outwards by its own width: a cutting line about a seam line.
 * @param sides the outline clockwise on a page (y down); `width` belongs to the side from this point to the next
 */
export function widened(sides: readonly { at: Pt; width: number }[]): Pt[] {
  const clean = sides.filter(({ at }, i) => {
    const next = sides[(i + 1) % sides.length];
    return next !== undefined && Math.hypot(at[0] - next.at[0], at[1] - next.at[1]) > 1e-4;
  });
  const n = clean.length;
  const out: Pt[] = [];
  clean.forEach((corner, i) => {
    const before = clean[(i + n - 1) % n] ?? corner;
    const after = clean[(i + 1) % n] ?? corner;
    const a = outwards(before.at, corner.at, before.width);
    const b = outwards(corner.at, after.at, corner.width);
    const cross = a.along[0] * b.along[1] - a.along[1] * b.along[0];
    const endOfA: Pt = [corner.at[0] + a.along[1] * before.width, corner.at[1] - a.along[0] * before.width];
    if (Math.abs(cross) < 1e-3) {
      out.push(endOfA);
      if (before.width !== corner.width) out.push(b.at);
      return;
    }
    const t = ((b.at[0] - a.at[0]) * b.along[1] - (b.at[1] - a.at[1]) * b.along[0]) / cross;
    const meet: Pt = [a.at[0] + a.along[0] * t, a.at[1] + a.along[1] * t];
    const far = Math.hypot(meet[0] - corner.at[0], meet[1] - corner.at[1]);
    if (far <= MITRE * Math.max(before.width, corner.width, 0.05)) out.push(meet);
    else out.push(endOfA, b.at);
  });
  return out;
}

function meeting(a: Pt, b: Pt, c: Pt, d: Pt): Pt {
  const t = side(c, d, a) / (side(c, d, a) - side(c, d, b));
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** First pair of sides that cross, by the index of their first corners. */
function crossing(points: readonly Pt[]): { i: number; j: number; at: Pt } | undefined {
  const n = points.length;
  for (let i = 0; i < n; i++) {
    const [a, b] = [points[i], points[(i + 1) % n]];
    for (let j = i + 2; j < n; j++) {
      const [c, d] = [points[j], points[(j + 1) % n]];
      if (!a || !b || !c || !d || (i === 0 && j === n - 1)) continue;
      if (Math.max(c[0], d[0]) < Math.min(a[0], b[0]) || Math.min(c[0], d[0]) > Math.max(a[0], b[0])) continue;
      if (crosses(a, b, c, d)) return { i, j, at: meeting(a, b, c, d) };
    }
  }
  return undefined;
}

/** Cuts off the small loops that an outline runs through where it was widened into a hollow. */
export function unlooped(points: readonly Pt[]): Pt[] {
  let out = [...points];
  for (let round = 0; round < 60; round++) {
    const hit = crossing(out);
    if (!hit) break;
    const inside = [hit.at, ...out.slice(hit.i + 1, hit.j + 1)];
    const outside = [...out.slice(0, hit.i + 1), hit.at, ...out.slice(hit.j + 1)];
    out = areaOf(inside) > areaOf(outside) ? inside : outside;
  }
  return out;
}

/** Whether a point lies inside a closed line. */
export function contains(outline: readonly Pt[], [x, y]: Pt): boolean {
  let isInside = false;
  let p = outline.at(-1);
  for (const q of outline) {
    if (p && q[1] > y !== p[1] > y && x < ((p[0] - q[0]) * (y - q[1])) / (p[1] - q[1]) + q[0]) isInside = !isInside;
    p = q;
  }
  return isInside;
}
