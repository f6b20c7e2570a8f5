/** Points, splines and seeded chance. Page units: 964 × 1285, y down. */

export type Point = [number, number];
/** Knots of a smooth one-dimensional profile: position along, value. Positions ascend. */
export type Profile = [number, number][];

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : Math.min(x, high));
/** 0 before `a`, 1 after `b`, smooth between; `a` may be the greater one. */
export const smoothstep = (a: number, b: number, x: number): number => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};

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

/** A generator of numbers in [0, 1) from a 32-bit seed (mulberry32): the only chance in the atelier. */
export function random(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Centripetal Catmull-Rom through all points, `steps` points per segment. */
export function spline(points: readonly Point[], steps = 10, closed = false): Point[] {
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
    const d1 = Math.sqrt(distance(p1, p0)) || 1e-3;
    const d2 = Math.sqrt(distance(p2, p1)) || 1e-3;
    const d3 = Math.sqrt(distance(p3, p2)) || 1e-3;
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

export function arcLength(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i], line[i - 1]);
  return sum;
}

// room for one line at a time: a fresh field for each would cost more than the work
let along = new Float64Array(1024);

/** The same line as `count` points at equal arc distance. */
export function resample(line: readonly Point[], count: number): Point[] {
  const last = line.length - 1;
  if (along.length < line.length) along = new Float64Array(line.length * 2);
  along[0] = 0;
  for (let i = 1; i <= last; i++) along[i] = along[i - 1] + distance(line[i], line[i - 1]);
  const total = along[last];
  const out: Point[] = [];
  for (let i = 0, j = 0; i < count; i++) {
    const d = (total * i) / (count - 1);
    while (j < last - 1 && along[j + 1] < d) j++;
    const a = line[j];
    const b = line[Math.min(j + 1, last)];
    const t = last > 0 ? clamp((d - along[j]) / (along[j + 1] - along[j] || 1)) : 0;
    out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
  }
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

/** `count` values, made one after the other; several times as fast as an array of a length. */
export function times<T>(count: number, make: (i: number) => T): T[] {
  const out: T[] = [];
  for (let i = 0; i < count; i++) out.push(make(i));
  return out;
}

/** Stretch of a line between two fractions, as `count` points. */
export const slice = (line: readonly Point[], from: number, to: number, count = 24): Point[] =>
  times(count, (i) => at(line, lerp(from, to, i / (count - 1))));

/** Unit normals; for a line running down the page they point to the viewer's left. */
export function normals(line: readonly Point[]): Point[] {
  return line.map((_, i) => {
    const d = sub(line[Math.min(line.length - 1, i + 1)], line[Math.max(0, i - 1)]);
    const l = norm(d) || 1;
    return [-d[1] / l, d[0] / l];
  });
}

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

/** Closed ellipse as a polygon. */
export const ellipse = (centre: Point, rx: number, ry = rx, count = 24): Point[] =>
  times(count, (i): Point => {
    const a = (i / count) * 2 * Math.PI;
    return [centre[0] + Math.cos(a) * rx, centre[1] + Math.sin(a) * ry];
  });

export const reversed = (line: readonly Point[]): Point[] => line.slice().reverse();

/** Whether a point lies inside a closed shape. */
export function isInside([x, y]: Point, shape: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const a = shape[i];
    const b = shape[j];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** The runs of a line that lie outside a closed shape. */
export function outsideOf(line: readonly Point[], shape: readonly Point[]): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const p of resample(line, 60)) {
    if (!isInside(p, shape)) run.push(p);
    else if (run.length) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length) runs.push(run);
  return runs.filter((r) => r.length > 1);
}
