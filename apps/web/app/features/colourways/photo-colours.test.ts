import { expect, it } from 'vitest';
import { mainColours } from './photo-colours.ts';

/** A picture of these colours, so many pixels of each. */
const picture = (...parts: readonly (readonly [readonly [number, number, number, number], number])[]) =>
  new Uint8ClampedArray(parts.flatMap(([rgba, count]) => Array.from({ length: count }, () => rgba).flat()));

it('finds the colours of a picture, the most frequent first, and nothing of what is clear', () => {
  const data = picture([[200, 0, 0, 255], 50], [[0, 0, 200, 255], 100], [[0, 255, 0, 0], 500]);
  expect(mainColours(data, 6)).toEqual(['#0000c8', '#c80000']);
});

it('takes shades of one colour for one, gives no more than it is asked for, and the same again', () => {
  const data = picture([[200, 0, 0, 255], 5], [[205, 4, 4, 255], 5], [[0, 0, 0, 255], 9], [[255, 255, 255, 255], 8]);
  expect(mainColours(data, 8)).toHaveLength(3);
  expect(mainColours(data, 2)).toHaveLength(2);
  expect(mainColours(data, 8)).toEqual(mainColours(data, 8));
  expect(mainColours(new Uint8ClampedArray(), 4)).toEqual([]);
});
