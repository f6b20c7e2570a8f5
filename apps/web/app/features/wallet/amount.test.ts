import { PLANS } from '@toile/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheaperPlan, isBeyond, readAmount, savingOf, singlePrice, stepAmount } from '#web/features/wallet/amount.ts';
import { slideAfter } from '#web/features/wallet/swipe.ts';

test('an empty field is 1, a whole number is taken, and what is no number is ignored', () => {
  expect(readAmount('', 7)).toBe(1);
  expect(readAmount('12', 7)).toBe(12);
  expect(readAmount('0', 7)).toBe(1);
  for (const text of ['abc', '-3', '2.5', '1e3', '१२']) expect(readAmount(text, 7)).toBe(7);
  expect(readAmount('99999', 7)).toBe(1000);
  expect(['1000', '1001', 'x'].map(isBeyond)).toEqual([false, true, false]);
});

test('the decrement stops at 1', () => {
  expect(stepAmount(2, -1)).toBe(1);
  expect(stepAmount(1, -1)).toBe(1);
  expect(stepAmount(5, 1)).toBe(6);
});

test('whatever is typed, what is bought is a whole number from 1 to 1000', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 1000 }), (text, before) => {
      const amount = readAmount(text, before);
      expect(Number.isInteger(amount) && amount >= 1 && amount <= 1000).toBe(true);
    }),
  );
});

test('a package that costs less than the amount singly is pointed at', () => {
  expect(cheaperPlan(23)).toBeUndefined();
  expect(cheaperPlan(24)?.tokens).toBe(25);
  expect(cheaperPlan(26)).toBeUndefined();
  expect(cheaperPlan(44)?.tokens).toBe(50);
  expect(cheaperPlan(51)).toBeUndefined();
  expect(singlePrice(5)).toBe(75);
  expect(PLANS.map(savingOf)).toEqual([0, 25, 100]);
});

test('a swipe of 50 px turns to the next package, one of 49 px does not, and both ends hold', () => {
  expect(slideAfter(1, -50, 3)).toBe(2);
  expect(slideAfter(1, 50, 3)).toBe(0);
  expect(slideAfter(1, 49, 3)).toBe(1);
  expect(slideAfter(1, -49, 3)).toBe(1);
  expect(slideAfter(2, -300, 3)).toBe(2);
  expect(slideAfter(0, 300, 3)).toBe(0);
});
