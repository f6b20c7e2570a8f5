import { flatten, mapped, type Path, type Pt, poly } from './path.ts';

/** Where a line of points crosses the level y, from left to right. */
export function crossings(points: readonly Pt[], y: number, close = false): number[] {
  const xs: number[] = [];
  const last = points.at(-1);
  let p = close ? last : undefined;
  for (const q of points) {
    if (p && p[1] <= y !== q[1] <= y) xs.push(p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0]));
    p = q;
  }
  return xs.sort((a, b) => a - b);
}

/** x of a falling path at the level y; its nearest end where it does not reach there. */
export function xAt(path: Path, y: number): number {
  const points = flatten(path, 32);
  const hit = crossings(points, y).at(-1);
  if (hit !== undefined) return hit;
  const nearest = points.reduce((a, b) => (Math.abs(b[1] - y) < Math.abs(a[1] - y) ? b : a));
  return nearest[0];
}

/** y of a hem, which runs across, at x. */
export const yAt = (path: Path, x: number): number =>
  xAt(
    mapped(path, ([px, py]) => [py, px]),
    x,
  );

/** Outermost width of closed shapes and open lines at the level y; 0 where there is nothing. */
export function widthAt(paths: readonly Path[], y: number): number {
  const xs = paths.flatMap((path) => crossings(flatten(path, 32), y, path.closed));
  return xs.length ? Math.max(...xs) - Math.min(...xs) : 0;
}

/** The part of a falling path between two levels, as corner points. */
export function partBetween(path: Path, top: number, bottom: number): Path {
  const inside = flatten(path, 32).filter(([, y]) => y > top + 0.01 && y < bottom - 0.01);
  return poly([xAt(path, top), top], ...inside, [xAt(path, bottom), bottom]);
}
