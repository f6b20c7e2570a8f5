import { expect, test } from 'vitest';
import { openRecent } from './recent.ts';

test('of so many texts the one that was asked for longest ago is forgotten', () => {
  const recent = openRecent<number>(2);
  recent.keep('a', 1);
  recent.keep('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.keep('c', 3);
  expect(['a', 'b', 'c'].map(recent.get)).toEqual([1, undefined, 3]);
});

test('what is made anew takes the place of what was', () => {
  const recent = openRecent<number>(2);
  recent.keep('a', 1);
  expect(recent.keep('a', 2)).toBe(2);
  expect(recent.get('a')).toBe(2);
});
