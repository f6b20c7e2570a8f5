import { type Path, type Pt, poly, type Step } from './path.ts';

/**
 * A seam that falls through the given points, top to bottom, as a smooth curve whose x never bulges past them
 * (monotone cubic): a side seam that claims a chest and a hip is nowhere wider than they are.
 */
export function fall(points: readonly Pt[], start?: number): Path {
  const kept = points.filter((p, i) => i === 0 || p[1] > (points[i - 1]?.[1] ?? -Infinity) + 0.05);
  const slopes = kept.slice(1).map((p, i) => {
    const before = kept[i] ?? p;
    return (p[0] - before[0]) / (p[1] - before[1]);
  });
  const tangents = kept.map((_, i) => {
    const above = slopes[i - 1];
    const below = slopes[i];
    if (above === undefined) return start ?? (below ?? 0) * 0.6;
    if (below === undefined) return above;
    return above * below <= 0 ? 0 : (2 * above * below) / (above + below);
  });
  const first = kept[0];
  if (!first) return poly([0, 0]);
  const steps = kept.slice(1).map((q, i): Step => {
    const p = kept[i] ?? q;
    const h = (q[1] - p[1]) / 3;
    return {
      to: q,
      by: [
        [p[0] + (tangents[i] ?? 0) * h, p[1] + h],
        [q[0] - (tangents[i + 1] ?? 0) * h, q[1] - h],
      ],
    };
  });
  return { from: first, steps };
}

/** A side that falls in one bow from the first point to the second: `spring` is how much wider than straight it stands on its way. */
export function bowed(from: Pt, to: Pt, spring: number): Path {
  const [dx, h] = [to[0] - from[0], (to[1] - from[1]) / 3];
  return {
    from,
    steps: [
      {
        to,
        by: [
          [from[0] + (dx * (1 + spring)) / 3, from[1] + h],
          [to[0] - (dx * (1 - spring)) / 3, to[1] - h],
        ],
      },
    ],
  };
}

/** A side from the waist to the fullest line of the hip: round all the way, and on to what follows at the slope `m` of x by y. */
export function roundTo(from: Pt, hip: Pt, m: number): Path {
  const [dx, dy] = [hip[0] - from[0], hip[1] - from[1]];
  return {
    from,
    steps: [
      {
        to: hip,
        by: [
          [from[0] + dx * 0.36, from[1] + dy * 0.28],
          [hip[0] - m * dy * 0.42, hip[1] - dy * 0.42],
        ],
      },
    ],
  };
}
