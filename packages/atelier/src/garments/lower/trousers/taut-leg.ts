/** A pressed leg falls as one clean tube: its edges bridge the hollow of the knee and stand clear of the calf. */
import { resample } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';

/** Points an edge needs to be bridged and rounded. */
const FINE = 130;
/** Share of the hollows that is bridged, and how often the corners of the bridges are rounded. */
const BRIDGED = 0.55;
const ROUNDED = 14;

/** The points of an edge over which a thread pulled taut on its outside would run; `out` is the way out, -1 or 1. */
function threadOf(points: readonly Point[], out: number): Point[] {
  const thread: Point[] = [];
  for (const p of points) {
    while (thread.length > 1) {
      const [a, b] = thread.slice(-2);
      const t = (b[1] - a[1]) / (p[1] - a[1] || 1);
      if (out * (b[0] - lerp(a[0], p[0], t)) > 0) break;
      thread.pop();
    }
    thread.push(p);
  }
  return thread;
}

/** An edge from waist or crotch to hem, drawn taut below page height `from`. */
export function tautEdge(edge: readonly Point[], out: number, from: number): Point[] {
  const fine = resample(edge, FINE);
  const first = fine.findIndex((p) => p[1] >= from);
  if (first < 0) return fine;
  const low = fine.slice(first).filter((p, i, all) => i === 0 || p[1] > all[i - 1][1]);
  const thread = threadOf(low, out);
  let k = 1;
  const taut = low.map(([x, y]): Point => {
    while (k < thread.length - 1 && thread[k][1] < y) k++;
    const [a, b] = [thread[k - 1], thread[k]];
    return [lerp(x, lerp(a[0], b[0], (y - a[1]) / (b[1] - a[1] || 1)), BRIDGED), y];
  });
  const whole = [...fine.slice(0, first), ...taut];
  for (let pass = 0; pass < ROUNDED; pass++)
    for (let i = Math.max(1, first - 4); i < whole.length - 1; i++)
      whole[i][0] = (whole[i - 1][0] + whole[i][0] * 2 + whole[i + 1][0]) / 4;
  return whole;
}
