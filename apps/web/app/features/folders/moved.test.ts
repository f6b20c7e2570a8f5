import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it('moves one earlier or later, and nothing beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  for (const [one, by] of [
    ['a', -1],
    ['c', 1],
    ['x', 1],
  ] as const)
    expect(moved(['a', 'b', 'c'], one, by)).toEqual(['a', 'b', 'c']);
});
