import { expect, test } from 'vitest';
import { offsetOnRing } from '#web/features/landing/use-carousel.ts';

test('the slide in the middle has no offset, its neighbours one to either side', () => {
  expect([2, 3, 4].map((index) => offsetOnRing(index, 3, 8))).toEqual([-1, 0, 1]);
});

test('the ring closes: the last slide is the left neighbour of the first', () => {
  expect(offsetOnRing(7, 0, 8)).toBe(-1);
  expect(offsetOnRing(0, 7, 8)).toBe(1);
});

test('every slide has a place of its own', () => {
  const places = Array.from({ length: 8 }, (_, index) => offsetOnRing(index, 5, 8));
  expect([...places].sort((a, b) => a - b)).toEqual([-3, -2, -1, 0, 1, 2, 3, 4]);
});
