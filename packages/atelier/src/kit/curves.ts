/** Points, splines and small helpers of the figure. Units are the caller's: the data speak in heads, the sheet in pixels. */
import {
  add,
  clamp,
  distance,
  lerp,
  mix,
  norm,
  type Point,
  scaled,
  smoothstep,
  sparse,
  sub,
  unit,
} from './geometry.ts';

export type P = Point;
export { add, clamp, lerp, mix, norm as len, scaled as mul, smoothstep as smooth, sparse, sub, unit };

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
    const d1 = Math.sqrt(distance(p1, p0)) || 1e-4;
    const d2 = Math.sqrt(distance(p2, p1)) || 1e-4;
    const d3 = Math.sqrt(distance(p3, p2)) || 1e-4;
    const tangent = (a: number, b: number, c: number, da: number, db: number): number =>
      d2 * ((b - a) / da - (c - a) / (da + db) + (c - b) / db);
    const m1x = tangent(p0[0], p1[0], p2[0], d1, d2);
    const m1y = tangent(p0[1], p1[1], p2[1], d1, d2);
    const m2x = tangent(p1[0], p2[0], p3[0], d2, d3);
    const m2y = tangent(p1[1], p2[1], p3[1], d2, d3);
    for (let k = 0; k < n; k++) {
      const t = k / n;
      const t2 = t * t;
      const t3 = t2 * t;
      const a = 2 * t3 - 3 * t2 + 1;
      const b = t3 - 2 * t2 + t;
      const c = 3 * t2 - 2 * t3;
      const d = t3 - t2;
      out.push([a * p1[0] + b * m1x + c * p2[0] + d * m2x, a * p1[1] + b * m1y + c * p2[1] + d * m2y]);
    }
  }
  if (!ring) out.push(pts[pts.length - 1]);
  return out;
}
export const closed = (pts: P[]) => spline(pts, true);

// room for the work on one line at a time: a fresh field for each would cost more than the work
let run = new Float64Array(1024);
let nowX = new Float64Array(1024);
let nowY = new Float64Array(1024);
let nextX = new Float64Array(1024);
let nextY = new Float64Array(1024);

// of many stretches of one line each would measure it anew
let measured: readonly P[] = [];
let total = 0;

/** Notes in `run` how far along a line each of its points lies. @returns the length of the line. */
function measureRun(line: readonly P[]): number {
  if (line === measured) return total;
  if (run.length < line.length) run = new Float64Array(line.length * 2);
  run[0] = 0;
  for (let i = 1; i < line.length; i++) {
    const dx = line[i][0] - line[i - 1][0];
    const dy = line[i][1] - line[i - 1][1];
    run[i] = run[i - 1] + Math.sqrt(dx * dx + dy * dy);
  }
  measured = line;
  total = line.length ? run[line.length - 1] : 0;
  return total;
}

/** The points of a line at equal distances, one by one, as they are asked for in ascending order; one line at a time. */
function stepper(line: readonly P[], n: number): (i: number) => P {
  const whole = measureRun(line);
  let j = 0;
  return (i) => {
    const d = (whole * i) / (n - 1);
    while (j < line.length - 2 && run[j + 1] < d) j++;
    const a = line[j];
    const b = line[j + 1] ?? a;
    const t = clamp((d - run[j]) / (run[j + 1] - run[j] || 1));
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
}

/** n points at equal distances along a line. */
export function resample(line: P[], n: number): P[] {
  const at = stepper(line, n);
  const out: P[] = [];
  for (let i = 0; i < n; i++) out.push(at(i));
  return out;
}

/** Takes the facets out of a contour; the ends stay. */
export function relax(line: P[], passes = 14, n = 150): P[] {
  const start = resample(line, n);
  if (nowX.length < n) [nowX, nowY, nextX, nextY] = [0, 1, 2, 3].map(() => new Float64Array(n));
  for (let i = 0; i < n; i++) {
    nowX[i] = nextX[i] = start[i][0];
    nowY[i] = nextY[i] = start[i][1];
  }
  for (let k = 0; k < passes; k++) {
    for (let i = 1; i < n - 1; i++) {
      nextX[i] = nowX[i] * 0.5 + (nowX[i - 1] + nowX[i + 1]) * 0.25;
      nextY[i] = nowY[i] * 0.5 + (nowY[i - 1] + nowY[i + 1]) * 0.25;
    }
    [nowX, nextX] = [nextX, nowX];
    [nowY, nextY] = [nextY, nowY];
  }
  return start.map((_, i): P => [nowX[i], nowY[i]]);
}
export const length = (line: P[]): number => measureRun(line);

/** Points at which a line is known when a stretch of it is taken. */
const FINE = 160;

/** The stretch of a line between two fractions of its length. */
export function part(line: P[], a: number, b: number, n = 24): P[] {
  // whichever way it runs, the fine points are asked for in ascending order
  const fine = stepper(line, FINE);
  const out: P[] = [];
  let known = -2;
  let from: P = line[0];
  let to: P = line[0];
  for (let m = 0; m < n; m++) {
    const i = a <= b ? m : n - 1 - m;
    const f = clamp(lerp(a, b, i / (n - 1))) * (FINE - 1);
    const k = Math.min(FINE - 2, Math.floor(f));
    if (k !== known) {
      from = k === known + 1 ? to : fine(k);
      to = fine(k + 1);
      known = k;
    }
    out.push(mix(from, to, f - k));
  }
  return a <= b ? out : out.reverse();
}
/** The point at a fraction of a line's length. */
export const at = (line: P[], t: number): P => part(line, t, t, 2)[0];

/** Index of the point of a line nearest to p. */
export function nearest(line: P[], p: P): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < line.length; i++) {
    const dx = line[i][0] - p[0];
    const dy = line[i][1] - p[1];
    const square = dx * dx + dy * dy;
    if (square >= least) continue;
    least = square;
    best = i;
  }
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
    const a = poly[i];
    const b = poly[j];
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) hit = !hit;
  }
  return hit;
}
