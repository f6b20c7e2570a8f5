import { expect, test } from 'vitest';
import type { Point } from '#atelier/kit/points.ts';
import { buckleLines, strapEnd } from './buckle.ts';

const line: Point[] = [
  [300, 400],
  [360, 404],
  [420, 408],
];
const lowest = (points: readonly Point[]): number => Math.max(...points.map(([, y]) => y));

test('a buckle frames the belt at its middle', () => {
  const xs = buckleLines(line, 13).flatMap(({ points }) => points.map(([x]) => x));
  expect(Math.min(...xs)).toBeGreaterThan(345);
  expect(Math.max(...xs)).toBeLessThan(375);
  expect(lowest(buckleLines(line, 13).flatMap(({ points }) => points))).toBeGreaterThan(404 + 6.5);
});

test('the end of a leather belt lies on along it, that of a cloth belt hangs', () => {
  const [leather] = strapEnd(line, 13, false).pieces;
  const [cloth] = strapEnd(line, 13, true).pieces;
  expect(lowest(leather.outline)).toBeLessThan(425);
  expect(lowest(cloth.outline)).toBeGreaterThan(465);
});
