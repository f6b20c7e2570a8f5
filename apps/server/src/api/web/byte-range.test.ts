import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test('players ask for the beginning, the rest or the end', () => {
  expect(byteRange('bytes=0-1', 100)).toEqual({ start: 0, end: 1 });
  expect(byteRange('bytes=40-', 100)).toEqual({ start: 40, end: 99 });
  expect(byteRange('bytes=-10', 100)).toEqual({ start: 90, end: 99 });
});

test('what reaches behind the end ends there, and what begins behind it cannot be had', () => {
  expect(byteRange('bytes=90-500', 100)).toEqual({ start: 90, end: 99 });
  expect(byteRange('bytes=-500', 100)).toEqual({ start: 0, end: 99 });
  expect(byteRange('bytes=100-', 100)).toBe('unsatisfiable');
});

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=9-2'])(
  'where no single range is asked for, the whole is the answer: %s',
  (header) => {
    expect(byteRange(header, 100)).toBeUndefined();
  },
);
