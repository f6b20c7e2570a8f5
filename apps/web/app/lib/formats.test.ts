import { rupees } from '@toile/contract';
import { expect, test } from 'vitest';
import { formatCount, formatRupees } from '#web/lib/formats.ts';

test('rupees carry their sign and are grouped the Indian way', () => {
  expect(formatRupees(rupees(150000))).toBe('₹1,50,000');
  expect(formatRupees(rupees(350))).toBe('₹350');
});

test('paise are shown only where there are some', () => {
  expect(formatRupees(rupees(13.5))).toBe('₹13.50');
  expect(formatRupees(rupees(13))).toBe('₹13');
});

test('counts are grouped like rupees', () => {
  expect([0, 7, 42, 999, 1000, 12345, 100000, 1234567, 123456789].map(formatCount)).toEqual([
    '0',
    '7',
    '42',
    '999',
    '1,000',
    '12,345',
    '1,00,000',
    '12,34,567',
    '12,34,56,789',
  ]);
  expect(formatCount(-1234567)).toBe('-12,34,567');
});
