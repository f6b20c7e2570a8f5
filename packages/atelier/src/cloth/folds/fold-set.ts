/** Folds of one garment. A fold that would cross one already accepted is refused: cloth never does that. */
import type { FoldCurve } from '#atelier/cloth/build.ts';
import { LIGHT } from '#atelier/cloth/shading/shade.ts';
import { spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point, scaled, sub, unit } from '#atelier/kit/points.ts';

const side = (p: Point, q: Point, r: Point): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** Points skipped when two folds are compared. */
const STRIDE = 3;

/** The side on which a fold along these points falls away softly: toward the light, so that its wall holds the core shadow. */
export function litSide(points: readonly Point[]): 1 | -1 {
  const [dx, dy] = sub(points[points.length - 1], points[0]);
  return -dy * LIGHT[0] + dx * LIGHT[1] >= 0 ? 1 : -1;
}

export class FoldSet {
  readonly list: FoldCurve[] = [];

  /** Adds a fold unless it crosses another; says whether it did. */
  add(fold: FoldCurve): boolean {
    const a = fold.points;
    for (const { points: b } of this.list)
      for (let i = STRIDE; i < a.length; i += STRIDE)
        for (let j = STRIDE; j < b.length; j += STRIDE)
          if (cross(a[i - STRIDE], a[i], b[j - STRIDE], b[j])) return false;
    this.list.push(fold);
    return true;
  }

  /** Adds a fold whose wall stands away from the light. */
  lay(fold: Omit<FoldCurve, 'side'>): boolean {
    return this.add({ ...fold, side: litSide(fold.points) });
  }
}

/** Curve from an anchor in a direction (radians on the page), bending by `bow` of its length. */
export function ray(from: Point, angle: number, length: number, bow = 0.12): Point[] {
  const d: Point = [Math.cos(angle), Math.sin(angle)];
  const n: Point = [-d[1], d[0]];
  return spline(
    [from, add(add(from, scaled(d, length * 0.5)), scaled(n, length * bow)), add(from, scaled(d, length))],
    8,
  );
}

/** Curve between two places that hangs through by `sag` of its length, to the right of its way if positive. */
export function swag(from: Point, to: Point, sag: number): Point[] {
  const way = sub(to, from);
  const [dx, dy] = unit(way);
  const deep = sag * Math.hypot(way[0], way[1]);
  return spline([from, add(mix(from, to, 0.5), [-dy * deep, dx * deep]), to], 8);
}
