/** Lines on the page and smooth curves through points. Units are the caller's. */
import { clamp, lerp, times } from './numbers.ts';
import { distance, mix, norm, type Point, scaled, sub } from './points.ts';

/** A centripetal Catmull-Rom curve through all points; a closed one comes back to the first. */
function catmullRom(points: readonly Point[], steps: number, closed: boolean): Point[] {
  const count = points.length;
  if (count < 2) return points.slice();
  const knot = (i: number): Point => {
    if (closed) return points[(i + count) % count];
    if (i < 0) return sub(scaled(points[0], 2), points[1]);
    if (i >= count) return sub(scaled(points[count - 1], 2), points[count - 2]);
    return points[i];
  };
  const out: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const p0 = knot(i - 1);
    const p1 = knot(i);
    const p2 = knot(i + 1);
    const p3 = knot(i + 2);
    const d1 = Math.sqrt(distance(p1, p0)) || 1e-4;
    const d2 = Math.sqrt(distance(p2, p1)) || 1e-4;
    const d3 = Math.sqrt(distance(p3, p2)) || 1e-4;
    const tangent = (a: number, b: number, c: number, da: number, db: number): number =>
      d2 * ((b - a) / da - (c - a) / (da + db) + (c - b) / db);
    const m1x = tangent(p0[0], p1[0], p2[0], d1, d2);
    const m1y = tangent(p0[1], p1[1], p2[1], d1, d2);
    const m2x = tangent(p1[0], p2[0], p3[0], d2, d3);
    const m2y = tangent(p1[1], p2[1], p3[1], d2, d3);
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const t2 = t * t;
      const t3 = t2 * t;
      const a = 2 * t3 - 3 * t2 + 1;
      const b = t3 - 2 * t2 + t;
      const c = 3 * t2 - 2 * t3;
      const d = t3 - t2;
      out.push([a * p1[0] + b * m1x + c * p2[0] + d * m2x, a * p1[1] + b * m1y + c * p2[1] + d * m2y]);
    }
  }
  if (!closed) out.push(points[count - 1]);
  return out;
}

/** A smooth curve through all points, `steps` points between two of them. */
export const spline = (points: readonly Point[], steps = 10): Point[] => catmullRom(points, steps, false);
/** A smooth closed curve through all points, `steps` points between two of them. */
export const closedSpline = (points: readonly Point[], steps = 10): Point[] => catmullRom(points, steps, true);

export function arcLength(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i], line[i - 1]);
  return sum;
}

// room for one line at a time: a fresh field for each would cost more than the work
let along = new Float64Array(1024);
// of many stretches of one line each would measure it anew
let measured: readonly Point[] = [];

/** Notes in `along` how far along a line each of its points lies. */
function measure(line: readonly Point[]): void {
  if (along.length < line.length) along = new Float64Array(line.length * 2);
  along[0] = 0;
  for (let i = 1; i < line.length; i++) along[i] = along[i - 1] + distance(line[i], line[i - 1]);
  measured = line;
}

/** The points of the line just measured at equal distances, one by one, as they are asked for in ascending order. */
function stepper(line: readonly Point[], count: number): (i: number) => Point {
  const last = line.length - 1;
  const total = last < 0 ? 0 : along[last];
  let j = 0;
  return (i) => {
    const d = (total * i) / (count - 1);
    while (j < last - 1 && along[j + 1] < d) j++;
    const a = line[j];
    const b = line[j + 1] ?? a;
    const t = last > 0 ? clamp((d - along[j]) / (along[j + 1] - along[j] || 1)) : 0;
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
}

/** The same line as `count` points at equal arc distance. */
export function resample(line: readonly Point[], count: number): Point[] {
  measure(line);
  const step = stepper(line, count);
  const out: Point[] = [];
  for (let i = 0; i < count; i++) out.push(step(i));
  return out;
}

/** A line without the points that lie within `least` of the last one kept; its ends stay. */
export function sparse(line: readonly Point[], least: number): readonly Point[] {
  const square = least * least;
  const kept: Point[] = [];
  let x = Number.POSITIVE_INFINITY;
  let y = 0;
  for (const p of line) {
    const dx = p[0] - x;
    const dy = p[1] - y;
    if (dx * dx + dy * dy < square) continue;
    kept.push(p);
    x = p[0];
    y = p[1];
  }
  const last = line[line.length - 1];
  if (last && kept[kept.length - 1] !== last) kept.push(last);
  return kept.length > 2 ? kept : line;
}

/** Point at fraction `t` of the line's points (not of its arc). */
export function at(line: readonly Point[], t: number): Point {
  if (line.length < 2) return line[0];
  const f = clamp(t) * (line.length - 1);
  const i = Math.min(line.length - 2, Math.floor(f));
  return mix(line[i], line[i + 1], f - i);
}

/** Stretch of a line between two fractions of its points, as `count` points. */
export const slice = (line: readonly Point[], from: number, to: number, count = 24): Point[] =>
  times(count, (i) => at(line, lerp(from, to, i / (count - 1))));

/** Points at which a line is known when a stretch of it is taken. */
const FINE = 160;

/** The stretch of a line between two fractions of its length. A line of which several are taken stays as it is meanwhile. */
export function part(line: readonly Point[], a: number, b: number, n = 24): Point[] {
  // whichever way it runs, the fine points are asked for in ascending order
  if (line !== measured) measure(line);
  const fine = stepper(line, FINE);
  const out: Point[] = [];
  let known = -2;
  let from: Point = line[0];
  let to: Point = line[0];
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
export const pointAlong = (line: readonly Point[], t: number): Point => part(line, t, t, 2)[0];

/** Unit normals; for a line running down the page they point to the viewer's left. */
export function normals(line: readonly Point[]): Point[] {
  return line.map((_, i) => {
    const d = sub(line[Math.min(line.length - 1, i + 1)], line[Math.max(0, i - 1)]);
    const l = norm(d) || 1;
    return [-d[1] / l, d[0] / l];
  });
}

export const reversed = (line: readonly Point[]): Point[] => line.slice().reverse();

/** A line from a side to the middle (x = 0), with its mirror image after it. */
export const mirrored = (half: readonly Point[]): Point[] => [
  ...half,
  ...reversed(half.slice(0, -1)).map(([x, y]): Point => [-x, y]),
];

/** Index of the point of a line nearest to p. */
export function nearest(line: readonly Point[], p: Point): number {
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

/** The curve that lies at fraction t from a to b. */
export const between = (a: Point[], b: Point[], t: number, n = 24): Point[] => {
  const B = resample(b, n);
  return resample(a, n).map((p, i) => mix(p, B[i], t));
};

// room for the work on one line at a time
let nowX = new Float64Array(1024);
let nowY = new Float64Array(1024);
let nextX = new Float64Array(1024);
let nextY = new Float64Array(1024);

/** Takes the facets out of a contour; the ends stay. */
export function relax(line: readonly Point[], passes = 14, n = 150): Point[] {
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
  return start.map((_, i): Point => [nowX[i], nowY[i]]);
}
