/** Lines and places laid out over the inside of an outline. */
import type { Point } from '#atelier/kit/points.ts';
import { isInside } from '#atelier/kit/shapes.ts';

export const turned = (points: readonly Point[], angle: number): Point[] => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([x, y]): Point => [x * c - y * s, x * s + y * c]);
};

/** Stretches of the line at height `y` that lie within an outline. */
export function spans(outline: readonly Point[], y: number): [number, number][] {
  const cuts: number[] = [];
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length];
    if (ay > y !== by > y) cuts.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  });
  cuts.sort((a, b) => a - b);
  return Array.from({ length: cuts.length >> 1 }, (_, i): [number, number] => [cuts[2 * i], cuts[2 * i + 1]]);
}

function extent(points: readonly Point[], axis: 0 | 1): [number, number] {
  let [low, high] = [1e9, -1e9];
  for (const p of points) {
    if (p[axis] < low) low = p[axis];
    if (p[axis] > high) high = p[axis];
  }
  return [low, high];
}

/** Parallel lines within an outline. @param angle radians from the horizontal. @param gap between two of them. */
export function ruled(outline: readonly Point[], angle: number, gap: number): Point[][] {
  const level = turned(outline, -angle);
  const [top, bottom] = extent(level, 1);
  const out: Point[][] = [];
  for (let i = Math.ceil(top / gap - 0.5); (i + 0.5) * gap < bottom; i++) {
    const y = (i + 0.5) * gap;
    for (const [a, b] of spans(level, y)) {
      const line: Point[] = [
        [a, y],
        [b, y],
      ];
      out.push(turned(line, angle));
    }
  }
  return out;
}

/** Places in a half-drop within an outline, `margin` from its edge. @param angle of the rows, radians. */
export function strewn(outline: readonly Point[], angle: number, gap: number, margin: number): Point[] {
  const level = turned(outline, -angle);
  const [top, bottom] = extent(level, 1);
  const out: Point[] = [];
  for (let row = Math.ceil(top / gap); row * gap < bottom; row++) {
    const y = (row + 0.5) * gap;
    const offset = row % 2 ? 0.5 : 0;
    for (const [a, b] of spans(level, y))
      for (let i = Math.ceil((a + margin) / gap - offset); (i + offset) * gap < b - margin; i++)
        out.push([(i + offset) * gap, y]);
  }
  return turned(out, angle).filter(
    ([x, y]) => isInside([x, y - margin], outline) && isInside([x, y + margin], outline),
  );
}

/** Longer than this many times its breadth a piece has a direction of its own. */
const LONG = 1.8;
/** Radians by which such a piece may lean, and its cloth with it; a body that leans less is one whose sides differ. */
const LEAST_LEAN = 0.1;
const MOST_LEAN = 0.75;

/** Direction in which the cloth of a piece runs down, radians: along a sleeve, else upright. */
export function fallOf(outline: readonly Point[]): number {
  const n = outline.length;
  let [mx, my] = [0, 0];
  for (const [x, y] of outline) {
    mx += x / n;
    my += y / n;
  }
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of outline) {
    xx += (x - mx) ** 2;
    xy += (x - mx) * (y - my);
    yy += (y - my) ** 2;
  }
  const spread = Math.hypot(xx - yy, 2 * xy);
  const sum = xx + yy;
  const isLong = sum + spread > LONG * LONG * (sum - spread);
  // the main axis, turned to point down
  const axis = 0.5 * Math.atan2(2 * xy, xx - yy);
  const down = axis < 0 ? axis + Math.PI : axis;
  const lean = Math.abs(down - Math.PI / 2);
  return isLong && lean > LEAST_LEAN && lean < MOST_LEAN ? down : Math.PI / 2;
}
