/** Closed shapes as polygons. */
import { part, resample } from './curves.ts';
import { lerp, times } from './numbers.ts';
import { mix, type Point } from './points.ts';

/** Closed ellipse as a polygon. */
export const ellipse = (centre: Point, rx: number, ry = rx, count = 24): Point[] =>
  times(count, (i): Point => {
    const a = (i / count) * 2 * Math.PI;
    return [centre[0] + Math.cos(a) * rx, centre[1] + Math.sin(a) * ry];
  });

/** The closed shape between two edges that run the same way. */
export const band = (a: Point[], b: Point[]): Point[] => [...a, ...b.slice().reverse()];

/** A strip along one edge of a limb; its widths, fractions of the limb, follow the muscles from root to tip. */
export function strip(edge: Point[], other: Point[], a: number, b: number, widths: number[]): Point[] {
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
