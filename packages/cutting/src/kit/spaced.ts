import { between, distance, flatten, lengthOfPoints, type Path, type Pt } from './path.ts';

/** Points along a line at even distances, clear of its ends. */
export function spaced(line: Path, apart: number): Pt[] {
  const points = flatten(line, 20);
  const long = lengthOfPoints(points);
  const n = Math.max(1, Math.floor((long - 1) / apart));
  const out: Pt[] = [];
  let gone = 0;
  points.forEach((q, i) => {
    const p = points[i - 1];
    if (!p) return;
    const step = distance(p, q);
    while (out.length < n && gone + step >= ((out.length + 0.5) * long) / n)
      out.push(between(p, q, (((out.length + 0.5) * long) / n - gone) / (step || 1)));
    gone += step;
  });
  return out;
}
