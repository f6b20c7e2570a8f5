import { expect, test } from 'vitest';
import { numberWritten } from './number-written.ts';

test.each([
  ['12', 12],
  [' 97.5 ', 97.5],
  ['97,5', 97.5],
  ['97,25', 97.25],
  ['0,125', 0.125],
  ['1,000', 1000],
  ['12,500.50', 12_500.5],
  ['1,000,000', 1_000_000],
  ['1,00,000', 100_000],
  ['12,34,567', 1_234_567],
  ['१,००,०००', 100_000],
])('reads %s as %d', (text, number) => {
  expect(numberWritten(text)).toBe(number);
});

test.each([
  '',
  '  ',
  'abc',
  '-5',
  '1e3',
  '0x10',
  '1,0000',
  '10,00,00',
  '1.000,50',
  '1,00,0000',
  '1,,000',
  ',5',
  '0,000,000',
  '1 000',
])('refuses “%s”', (text) => {
  expect(numberWritten(text)).toBeNaN();
});
