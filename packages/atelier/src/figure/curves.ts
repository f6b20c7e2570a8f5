/** Points, splines and small helpers of the figure. Units are the caller's: the data speak in heads, the sheet in pixels. */
import { add, clamp, lerp, mix, norm, type Point, scaled, smoothstep, sub, unit } from '#atelier/paint/geometry.ts';

export type P = Point;
export { add, clamp, lerp, mix, norm as len, scaled as mul, smoothstep as smooth, sub, unit };

export const perp = (a: P): P => [-a[1], a[0]];
export const rad = (deg: number) => (deg * Math.PI) / 180;
export const polar = (deg: number, r: number): P => [Math.cos(rad(deg)) * r, Math.sin(rad(deg)) * r];
export const shift = (line: P[], d: P): P[] => line.map((p) => add(p, d));

function knot(pts: P[], i: number, ring: boolean): P {
  const n = pts.length;
  if (ring) return pts[(i + n) % n];
  if (i < 0) return sub(scaled(pts[0], 2), pts[1]);
  if (i >= n) return sub(scaled(pts[n - 1], 2), pts[n - 2]);
  return pts[i];
}

/** Centripetal Catmull-Rom through all points, n steps between two of them. */
export function spline(pts: P[], ring = false, n = 10): P[] {
  if (pts.length < 3 && !ring) return pts.slice();
  const out: P[] = [];
  for (let i = 0; i < (ring ? pts.length : pts.length - 1); i++) {
    const p0 = knot(pts, i - 1, ring);
    const p1 = knot(pts, i, ring);
    const p2 = knot(pts, i + 1, ring);
    const p3 = knot(pts, i + 2, ring);
    const d1 = Math.sqrt(norm(sub(p1, p0))) || 1e-4;
    const d2 = Math.sqrt(norm(sub(p2, p1))) || 1e-4;
    const d3 = Math.sqrt(norm(sub(p3, p2))) || 1e-4;
    for (let k = 0; k < n; k++) {
      const t = k / n;
      const t2 = t * t;
      const t3 = t2 * t;
      const at = (c: 0 | 1) => {
        const m1 = d2 * ((p1[c] - p0[c]) / d1 - (p2[c] - p0[c]) / (d1 + d2) + (p2[c] - p1[c]) / d2);
        const m2 = d2 * ((p2[c] - p1[c]) / d2 - (p3[c] - p1[c]) / (d2 + d3) + (p3[c] - p2[c]) / d3);
        return (2 * t3 - 3 * t2 + 1) * p1[c] + (t3 - 2 * t2 + t) * m1 + (3 * t2 - 2 * t3) * p2[c] + (t3 - t2) * m2;
      };
      out.push([at(0), at(1)]);
    }
  }
  if (!ring) out.push(pts[pts.length - 1]);
  return out;
}
export const closed = (pts: P[]) => spline(pts, true);

/** n points at equal distances along a line. */
export function resample(line: P[], n: number): P[] {
  const run = [0];
  for (let i = 1; i < line.length; i++) run.push(run[i - 1] + norm(sub(line[i], line[i - 1])));
  const total = run[run.length - 1];
  const out: P[] = [];
  for (let i = 0, j = 0; i < n; i++) {
    const d = (total * i) / (n - 1);
    while (j < line.length - 2 && run[j + 1] < d) j++;
    out.push(mix(line[j], line[j + 1], clamp((d - run[j]) / (run[j + 1] - run[j] || 1))));
  }
  return out;
}

/** Takes the facets out of a contour; the ends stay. */
export function relax(line: P[], passes = 14, n = 150): P[] {
  let q = resample(line, n);
  for (let k = 0; k < passes; k++)
    q = q.map((p, i) =>
      i === 0 || i === n - 1
        ? p
        : [p[0] * 0.5 + (q[i - 1][0] + q[i + 1][0]) * 0.25, p[1] * 0.5 + (q[i - 1][1] + q[i + 1][1]) * 0.25],
    );
  return q;
}
export const length = (line: P[]) => line.reduce((a, p, i) => (i ? a + norm(sub(p, line[i - 1])) : 0), 0);

/** The stretch of a line between two fractions of its length. */
export function part(line: P[], a: number, b: number, n = 24): P[] {
  const r = resample(line, 160);
  return Array.from({ length: n }, (_, i) => {
    const f = clamp(lerp(a, b, i / (n - 1))) * 159;
    const k = Math.min(158, Math.floor(f));
    return mix(r[k], r[k + 1], f - k);
  });
}
/** The point at a fraction of a line's length. */
export const at = (line: P[], t: number): P => part(line, t, t, 2)[0];

/** Index of the point of a line nearest to p. */
export function nearest(line: P[], p: P): number {
  let best = 0;
  let d = Number.POSITIVE_INFINITY;
  line.forEach((q, i) => {
    const e = norm(sub(q, p));
    if (e < d) {
      d = e;
      best = i;
    }
  });
  return best;
}

/** Rotates by degrees, scales (a negative sx mirrors), then moves to o. */
export function place(pts: P[], o: P, deg = 0, sx = 1, sy = Math.abs(sx)): P[] {
  const c = Math.cos(rad(deg));
  const s = Math.sin(rad(deg));
  return pts.map(([x, y]): P => [o[0] + x * sx * c - y * sy * s, o[1] + x * sx * s + y * sy * c]);
}
/** The curve that lies at fraction t from a to b. */
export const between = (a: P[], b: P[], t: number, n = 24): P[] => {
  const B = resample(b, n);
  return resample(a, n).map((p, i) => mix(p, B[i], t));
};
/** The closed shape between two edges that run the same way. */
export const band = (a: P[], b: P[]): P[] => [...a, ...b.slice().reverse()];
export const ring = (c: P, rx: number, ry = rx, n = 24, deg = 0): P[] =>
  place(
    Array.from(
      { length: n },
      (_, i): P => [Math.cos((i / n) * 2 * Math.PI) * rx, Math.sin((i / n) * 2 * Math.PI) * ry],
    ),
    c,
    deg,
  );
/** A strip along one edge of a limb; its widths, fractions of the limb, follow the muscles from root to tip. */
export function strip(edge: P[], other: P[], a: number, b: number, widths: number[]): P[] {
  const e = part(edge, a, b, 40);
  const o = part(other, a, b, 40);
  const inner = e.map((p, i) => {
    const f = (i / 39) * (widths.length - 1);
    const j = Math.min(widths.length - 2, Math.floor(f));
    const u = f - j;
    return mix(p, o[i], lerp(widths[j], widths[j + 1], u * u * (3 - 2 * u)));
  });
  return band(e, inner);
}
/** Whether p lies inside a closed polygon (even-odd). */
export function inside(poly: P[], p: P): boolean {
  let hit = false;
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [xi, yi] = poly[i];
    const [xj, yj] = poly[j];
    if (yi > p[1] !== yj > p[1] && p[0] < ((xj - xi) * (p[1] - yi)) / (yj - yi) + xi) hit = !hit;
  }
  return hit;
}
