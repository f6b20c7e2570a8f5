import { expect, test } from 'vitest';
import type { Point } from '#atelier/kit/points.ts';
import { fair } from './fair.ts';
import type { Mark } from './pen.ts';

const wobbly = Array.from({ length: 80 }, (_, i): Point => [20 + Math.sin(i * 0.7) * 0.35, i]);
const cloth: Mark = {
  kind: 'fill',
  tone: 'cloth',
  points: [
    [0, 0],
    [20, 0],
    [20, 79],
    [0, 79],
  ],
};
const line = (points: Point[]): Mark => ({ kind: 'line', weight: 'contour', points });
const turning = (points: readonly Point[]): number =>
  points.slice(2).reduce((sum, p, i) => {
    const heading = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0]);
    return sum + Math.abs(heading(points[i + 1], p) - heading(points[i], points[i + 1]));
  }, 0);

test('a seam that wobbled on the figure is drawn in one sweep, and stays where it was', () => {
  const [, side] = fair([cloth, line(wobbly)], false);
  expect(turning(side.points)).toBeLessThan(turning(wobbly) / 8);
  for (const [x] of side.points) expect(Math.abs(x - 20)).toBeLessThan(0.7);
});

test('a corner stays a corner', () => {
  const bent: Point[] = [
    ...Array.from({ length: 20 }, (_, i): Point => [i, 40]),
    ...Array.from({ length: 20 }, (_, i): Point => [19, 41 + i]),
  ];
  const [, hem] = fair([cloth, line(bent)], false);
  expect(hem.points).toContainEqual([19, 40]);
});

test('what runs on beyond the cloth is cut off', () => {
  const [, centre] = fair([cloth, line(Array.from({ length: 60 }, (_, i): Point => [10, i - 30]))], false);
  expect(Math.min(...centre.points.map(([, y]) => y))).toBeGreaterThan(-1.5);
});
