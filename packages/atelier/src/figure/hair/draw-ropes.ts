/** Hair in ropes: box braids and locs, each rope its own small tube from its root to its own length. */

import type { Brush, Ramp } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { between, part } from '#atelier/kit/curves.ts';
import { add, type Point, perp, scaled, shift, sub, unit } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';

/** Marks across a rope: the chevrons of a plait, or the uneven bands of a loc. */
function marks(line: Point[], width: number, plaited: boolean, next: () => number): Stroke[] {
  const n = Math.round(line.length * (plaited ? 0.72 : 0.34));
  return Array.from({ length: n }, (_, i): Stroke => {
    const t = Math.min(0.98, (i + (plaited ? 0.5 : next())) / n);
    const [p, q] = part(line, t, Math.min(1, t + 0.02), 2);
    const way = unit(sub(q, p));
    const side = perp(way);
    const half = width * 0.46;
    const lean = plaited ? (i % 2 ? 1 : -1) * half * 0.9 : (next() - 0.5) * half;
    return {
      pts: [
        add(add(p, scaled(side, half)), scaled(way, -lean)),
        p,
        add(add(p, scaled(side, -half)), scaled(way, lean)),
      ],
      w: plaited ? 0.0066 : 0.0056,
      press: [0.3, 1, 0.3],
      a: plaited ? 0.75 : 0.5,
    };
  });
}

/**
 * Ropes between the two edges of a lock, the outer ones first. @param dark 0 to 1: how far they lie in shade.
 */
export function drawRopes(
  H: Brush,
  inner: Point[],
  outer: Point[],
  c: Ramp,
  o: { n: number; width: number; plaited: boolean; next: () => number; dark?: number },
): void {
  paintRopes(H, ropeLines(inner, outer, o.n, o.next), c, o);
}

/** Ropes hung between two edges, the outer ones first. */
function ropeLines(inner: Point[], outer: Point[], n: number, next: () => number): Point[][] {
  return Array.from({ length: n }, (_, i) => {
    const u = 1 - (i + 0.5 + (next() - 0.5) * 0.4) / n;
    return part(between(inner, outer, u, 60), 0.02, 0.86 + next() * 0.14, 48).map(
      (p, k): Point => add(p, [Math.sin(k * 0.19 + i * 2) * 0.006 * (k / 12), 0]),
    );
  });
}

/** Paints ropes along their own lines, first to last. */
export function paintRopes(
  H: Brush,
  lines: readonly Point[][],
  c: Ramp,
  o: { width: number; plaited: boolean; dark?: number; next: () => number },
): void {
  const { next } = o;
  const tube = (line: Point[], w: number): Point[] => {
    const edge = (g: number) =>
      line.map((p, k) => {
        const way = unit(sub(line[Math.min(line.length - 1, k + 1)], line[Math.max(0, k - 1)]));
        const end = Math.min(1, (line.length - 1 - k) / 4 + 0.35, 0.3 + k / 5);
        return add(p, scaled(perp(way), (g * w * end) / 2));
      });
    return band(edge(1), edge(-1));
  };
  for (const [i, line] of lines.entries()) {
    const shape = tube(line, o.width * (0.9 + (i % 3) * 0.08));
    H.glaze([shift(shape, [0.012, 0.008])], '#3a2c30', 0.35, 0.008, undefined, true);
    H.form([shape], c, { round: 0.024, base: 0.36 + (o.dark ?? 0) * 0.4 + (i % 2) * 0.05, edge: 0.5, grain: 0.6 });
    H.ink(
      [...marks(line, o.width, o.plaited, next), { pts: [...shape, shape[0]], w: 0.0075, press: [0.6, 1, 0.8, 0.6] }],
      c.ink,
      { clip: [shape] },
    );
  }
}

/** Roots of the ropes on the scalp: partings between small squares of hair. */
export function ropeRoots(hairline: Point[], skull: Point[]): Stroke[] {
  const rows = [0.22, 0.45, 0.68].map((v) => part(between(hairline, skull, v, 50), 0.06, 0.94, 40));
  const columns = Array.from({ length: 11 }, (_, i) => {
    const u = 0.1 + i * 0.08;
    return [0, 0.5, 0.95].map((v) => part(between(hairline, skull, v, 50), u + (v - 0.5) * 0.02, 1, 2)[0]);
  });
  return [...rows, ...columns].map((pts): Stroke => ({ pts, w: 0.0075, press: [0.4, 1, 0.4], a: 0.55 }));
}
