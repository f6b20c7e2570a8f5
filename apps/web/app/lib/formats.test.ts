import { expect, test } from 'vitest';
import { formatCount, formatRupees } from '#web/lib/formats.ts';

test('rupees carry their sign and are grouped the Indian way', () => {
  expect(formatRupees(150000)).toBe('₹1,50,000');
  expect(formatRupees(350)).toBe('₹350');
});

test('paise are shown only where there are some', () => {
  expect(formatRupees(13.5)).toBe('₹13.50');
  expect(formatRupees(13)).toBe('₹13');
});

test('counts are grouped like rupees', () => {
  expect(formatCount(1234567)).toBe('12,34,567');
});
