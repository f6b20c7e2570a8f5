/** Smooth closed outlines: a dense contour becomes few points joined by Bézier curves, its true corners kept. */
import type { Context2D } from '#atelier/kit/canvas.ts';
import type { Point } from '#atelier/kit/points.ts';

/** A closed outline: where it starts, then per segment two control points and the end. */
export interface Outline {
  start: Point;
  curves: [Point, Point, Point][];
}

/** Points of an open run that stray more than `tolerance` from its chord (Ramer, Douglas, Peucker); both ends are kept. */
function thinned(run: readonly Point[], tolerance: number): Point[] {
  const kept = new Uint8Array(run.length);
  kept[0] = 1;
  kept[run.length - 1] = 1;
  const open: [number, number][] = [[0, run.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const [ax, ay] = run[from];
    const dx = run[to][0] - ax;
    const dy = run[to][1] - ay;
    const long = Math.hypot(dx, dy);
    let far = tolerance;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const [px, py] = run[i];
      const away = long < 1e-6 ? Math.hypot(px - ax, py - ay) : Math.abs((px - ax) * dy - (py - ay) * dx) / long;
      if (away > far) {
        far = away;
        at = i;
      }
    }
    if (at > 0) {
      kept[at] = 1;
      open.push([from, at], [at, to]);
    }
  }
  return run.filter((_, i) => kept[i]);
}

/** The corners of a closed line, thinned: it is cut at two points far apart, for a closed chord has no length. */
function thinnedLoop(loop: readonly Point[], tolerance: number): Point[] {
  let far = 0;
  let at = 0;
  for (let i = 1; i < loop.length; i++) {
    const away = Math.hypot(loop[i][0] - loop[0][0], loop[i][1] - loop[0][1]);
    if (away > far) {
      far = away;
      at = i;
    }
  }
  const there = thinned(loop.slice(0, at + 1), tolerance);
  const back = thinned([...loop.slice(at), loop[0]], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

/** A turn sharper than this (cosine) is a corner. */
const CORNER = 0.45;
/** How much farther than its neighbour a segment's handle may reach. */
const MOST_REACH = 1.5;

/** @param tolerance how far the outline may stray from the contour, in its units. */
export function smoothOutline(loop: readonly Point[], tolerance: number): Outline | null {
  const points = thinnedLoop(loop, tolerance);
  const n = points.length;
  if (n < 3) return null;
  const tangents = points.map((p, i): Point => {
    const a = points[(i + n - 1) % n];
    const b = points[(i + 1) % n];
    const before = Math.hypot(p[0] - a[0], p[1] - a[1]) || 1;
    const after = Math.hypot(b[0] - p[0], b[1] - p[1]) || 1;
    const inX = (p[0] - a[0]) / before;
    const inY = (p[1] - a[1]) / before;
    const outX = (b[0] - p[0]) / after;
    const outY = (b[1] - p[1]) / after;
    if (inX * outX + inY * outY < CORNER) return [0, 0];
    // the shorter neighbour pulls harder: long chords beside short ones would overshoot
    const x = inX * after + outX * before;
    const y = inY * after + outY * before;
    const length = Math.hypot(x, y) || 1;
    return [x / length, y / length];
  });
  const lengths = points.map((p, i) => Math.hypot(points[(i + 1) % n][0] - p[0], points[(i + 1) % n][1] - p[1]));
  const curves = points.map((p, i): [Point, Point, Point] => {
    const q = points[(i + 1) % n];
    const [s, t] = [tangents[i], tangents[(i + 1) % n]];
    // a straight side that ends in a short bend stays straight
    const out = Math.min(lengths[i], lengths[(i + n - 1) % n] * MOST_REACH) / 3;
    const back = Math.min(lengths[i], lengths[(i + 1) % n] * MOST_REACH) / 3;
    return [[p[0] + s[0] * out, p[1] + s[1] * out], [q[0] - t[0] * back, q[1] - t[1] * back], q];
  });
  return { start: points[0], curves };
}

/** How far controls may stand off the chord of what is written as a straight line, steps. */
const STRAIGHT = 0.4;

/** SVG path data of outlines in whole steps, `steps` to a unit; relative and without needless spaces. */
export function pathData(outlines: readonly Outline[], steps = 10): string {
  let said = '';
  const number = (value: number): string => (value < 0 ? `${value}` : ` ${value}`);
  for (const { start, curves } of outlines) {
    let [x, y] = start.map((v) => Math.round(v * steps));
    said += `M${x} ${y}`;
    let last = '';
    for (const points of curves) {
      const ends = points.flatMap(([px, py]) => [Math.round(px * steps) - x, Math.round(py * steps) - y]);
      const [ax, ay, bx, by, ex, ey] = ends;
      // a curve whose controls lie on its chord is a line
      const near = STRAIGHT * Math.hypot(ex, ey);
      const straight = Math.abs(ax * ey - ay * ex) <= near && Math.abs(bx * ey - by * ex) <= near;
      const letter = straight ? 'l' : 'c';
      const numbers = (straight ? [ex, ey] : ends).map(number).join('');
      said += letter === last ? numbers : letter + numbers.trimStart();
      last = letter;
      x += ex;
      y += ey;
    }
    said += 'z';
  }
  return said;
}

/** Starts a path along outlines; fill it by the even-odd rule. */
export function followOutlines(c: Context2D, outlines: readonly Outline[]): void {
  c.beginPath();
  for (const { start, curves } of outlines) {
    c.moveTo(start[0], start[1]);
    for (const [a, b, end] of curves) c.bezierCurveTo(a[0], a[1], b[0], b[1], end[0], end[1]);
    c.closePath();
  }
}
