import { rupees } from '@toile/contract';
import { expect, test } from 'vitest';
import { tokensFor } from './tokens-for.ts';

test.each([
  [15, 1],
  [75, 5],
  [150, 10],
  [350, 25],
  [375, 25],
  [650, 50],
  [750, 50],
  [15_000, 1000],
])('%d rupees buy %d tokens', (price, tokens) => {
  expect(tokensFor(rupees(price))).toBe(tokens);
});

test.each([
  0,
  -15,
  -150,
  1,
  14,
  16,
  149,
  349,
  351,
  7.5,
  15.000001,
  15_015,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
])('nothing costs %d rupees', (price) => {
  expect(() => tokensFor(rupees(price))).toThrow('Invalid `amount` param');
});
