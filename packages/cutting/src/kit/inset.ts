import { distance, flatten, type Path, type Pt, poly } from './path.ts';
import { contains } from './polygon.ts';

/** How far an inset line is drawn on past the ends of its edge before it is cut off at the piece, cm. */
const BEYOND = 6;
/** A corner sharper than this stretches its offset by no more. */
const MITRE = 2;
/** What comes nearer to the edge than this share of the distance belongs to a corner that closed over itself. */
const NEAR = 0.96;

const unit = (a: Pt, b: Pt): Pt => {
  const long = distance(a, b) || 1;
  return [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
};
const along = ([x, y]: Pt, [dx, dy]: Pt, by: number): Pt => [x + dx * by, y + dy * by];

function toSegment([x, y]: Pt, a: Pt, b: Pt): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - a[0] - dx * t, y - a[1] - dy * t);
}

/** Least distance of a point from a line of points. */
export function distanceTo(p: Pt, line: readonly Pt[]): number {
  let least = Infinity;
  line.forEach((b, i) => {
    const a = line[i - 1];
    if (a) least = Math.min(least, toSegment(p, a, b));
  });
  return least;
}

const thinned = (points: readonly Pt[]): Pt[] =>
  points.filter((p, i) => i === 0 || distance(p, points[i - 1] ?? p) > 1e-4);

/** The line moved along its normals, to the right of its way where `by` is positive. */
function beside(points: readonly Pt[], by: number): Pt[] {
  return points.map((p, i) => {
    const before = unit(points[i - 1] ?? p, p);
    const after = unit(p, points[i + 1] ?? p);
    const [u, v] = i === 0 ? [after, after] : i === points.length - 1 ? [before, before] : [before, after];
    const [nx, ny]: Pt = [-(u[1] + v[1]) / 2, (u[0] + v[0]) / 2];
    const square = Math.max(1 / MITRE, nx * nx + ny * ny);
    return [p[0] + (nx / square) * by, p[1] + (ny / square) * by];
  });
}

/** A line that keeps a distance from another, to the right of its way where it is positive. */
export function parallel(path: Path, by: number): Path {
  const [from = path.from, ...rest] = beside(thinned(flatten(path, 20)), by);
  return poly(from, ...rest);
}

/** Where a segment crosses the edge of a piece, from a to b. */
function cuts(a: Pt, b: Pt, piece: readonly Pt[]): Pt[] {
  const found: { t: number; p: Pt }[] = [];
  piece.forEach((q, i) => {
    const p = piece[i - 1] ?? piece.at(-1) ?? q;
    const d = (b[0] - a[0]) * (q[1] - p[1]) - (b[1] - a[1]) * (q[0] - p[0]);
    if (Math.abs(d) < 1e-9) return;
    const t = ((p[0] - a[0]) * (q[1] - p[1]) - (p[1] - a[1]) * (q[0] - p[0])) / d;
    const u = ((p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0])) / d;
    if (t > 0 && t < 1 && u >= 0 && u <= 1) found.push({ t, p: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t] });
  });
  return found.sort((x, y) => x.t - y.t).map(({ p }) => p);
}

/** The longest run of a line that lies inside a piece. */
function longestInside(line: readonly Pt[], piece: readonly Pt[]): Pt[] {
  const runs: Pt[][] = [];
  let run: Pt[] = [];
  const close = () => {
    if (run.length > 1) runs.push(run);
    run = [];
  };
  line.forEach((b, i) => {
    const a = line[i - 1];
    const stops = a ? [a, ...cuts(a, b, piece), b] : [];
    stops.forEach((q, k) => {
      const p = stops[k - 1];
      if (!p) return;
      if (contains(piece, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2])) run.push(...(run.length ? [q] : [p, q]));
      else close();
    });
  });
  close();
  const long = (points: readonly Pt[]) =>
    points.reduce((sum, p, i) => sum + (i ? distance(points[i - 1] ?? p, p) : 0), 0);
  return runs.sort((a, b) => long(b) - long(a))[0] ?? [];
}

/**
 * A line of stitches: everywhere `by` from an edge, inside the piece that the edge belongs to, and ending on the piece's other
 * edges. Undefined where the piece is too narrow to hold it.
 */
export function inset(edge: Path, by: number, piece: Path): Path | undefined {
  const points = thinned(flatten(edge, 20));
  const outline = flatten(piece, 20);
  const middle = Math.floor(points.length / 2);
  const [a, b] = [points[middle - 1], points[middle]];
  if (!a || !b) return undefined;
  const [dx, dy] = unit(a, b);
  const probe: Pt = [(a[0] + b[0]) / 2 - dy * 0.1, (a[1] + b[1]) / 2 + dx * 0.1];
  const side = contains(outline, probe) ? by : -by;
  const moved = thinned(beside(points, side).filter((p) => distanceTo(p, points) > by * NEAR));
  const [first, second, last, before] = [moved[0], moved[1], moved.at(-1), moved.at(-2)];
  if (!first || !second || !last || !before) return undefined;
  const line = [along(first, unit(second, first), BEYOND), ...moved, along(last, unit(before, last), BEYOND)];
  const [from, ...rest] = longestInside(line, outline);
  return from && rest.length ? poly(from, ...rest) : undefined;
}
