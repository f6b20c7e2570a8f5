/** Leaves, stems, flowers and fronds as outlines for a fine brush. */
import { at, closedSpline, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import type { Hand } from './hand.ts';

const polar = (angle: number, length: number): Point => [Math.cos(angle) * length, Math.sin(angle) * length];

/** A leaf from its stalk, broadest before the middle. @param angle radians, 0 to the right, down the page positive. */
export function leaf(from: Point, angle: number, length: number, breadth: number, bend = 0.12): Point[] {
  const along = (t: number, side: number): Point => {
    const turned = angle + bend * t;
    const base = add(from, polar(turned, length * t));
    return add(base, polar(turned + Math.PI / 2, side * breadth));
  };
  return closedSpline([from, along(0.3, 0.5), along(0.62, 0.4), along(1, 0), along(0.62, -0.36), along(0.3, -0.46)], 5);
}

/** A stem in one sweep of the brush: its line, thickness in page units. */
export const stem = (points: readonly Point[]): Point[] => spline(points, 9);

/** Leaves in turn to both sides of a stem, smaller towards its tip. */
export function leaves(line: readonly Point[], count: number, size: number, hand: Hand, slender = 0.34): Point[][] {
  const out: Point[][] = [];
  for (let i = 0; i < count; i++) {
    const t = lerp(0.16, 1, i / (count - 1));
    const from = at(line, t);
    const ahead = at(line, Math.min(1, t + 0.04));
    const behind = at(line, Math.max(0, t - 0.04));
    const heading = Math.atan2(ahead[1] - behind[1], ahead[0] - behind[0]);
    const side = i === count - 1 ? 0 : i % 2 ? 1 : -1;
    const length = size * lerp(1, 0.55, t) * hand.between(0.8, 1.15);
    out.push(leaf(from, heading + side * hand.between(0.6, 0.95), length, length * slender, side * -0.3));
  }
  return out;
}

/** A marigold or any full flower: a scalloped disc. */
export function blossom([x, y]: Point, radius: number, hand: Hand): Point[] {
  const petals = 9;
  const turn = hand.next() * 6;
  return Array.from({ length: petals * 4 }, (_, i): Point => {
    const angle = (i / (petals * 4)) * 2 * Math.PI;
    const r = radius * (0.88 + 0.12 * Math.cos(angle * petals + turn)) * (0.98 + 0.04 * hand.next());
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
}

/** A frond: narrow leaves on both sides of a bent rib. */
export function frond(rib: readonly Point[], count: number, size: number, hand: Hand): Point[][] {
  const out: Point[][] = [];
  for (let i = 0; i < count; i++) {
    const t = lerp(0.14, 1, i / (count - 1));
    const from = at(rib, t);
    const ahead = at(rib, Math.min(1, t + 0.05));
    const behind = at(rib, Math.max(0, t - 0.05));
    const heading = Math.atan2(ahead[1] - behind[1], ahead[0] - behind[0]);
    const length = size * Math.sin(Math.PI * lerp(0.22, 0.97, t)) * hand.between(0.88, 1.08);
    for (const side of [-1, 1])
      out.push(leaf(from, heading + side * lerp(1.05, 0.4, t), length, length * 0.13, side * 0.22));
  }
  return out;
}

/** A bare branch and its twigs, as lines that grow thinner. */
export function branch(
  from: Point,
  angle: number,
  length: number,
  width: number,
  hand: Hand,
): { points: Point[]; width: number }[] {
  if (length < 26) return [];
  const bend = hand.between(-0.3, 0.3);
  const mid = add(from, polar(angle, length * 0.5));
  const end = add(mid, polar(angle + bend, length * 0.5));
  const out = [{ points: spline([from, mid, end], 6), width }];
  for (const [t, side] of [
    [0.45, 1],
    [0.72, -1],
    [1, hand.between(-0.4, 0.4)],
  ]) {
    const root = at(out[0].points, t);
    out.push(...branch(root, angle + bend * t + side * hand.between(0.45, 0.75), length * 0.56, width * 0.62, hand));
  }
  return out;
}
