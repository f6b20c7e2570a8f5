import { expect, test } from 'vitest';
import { byDay } from '#web/features/wallet/history/days.ts';

const now = new Date(2026, 10, 21, 12);
const at = (day: number, hour = 10, month = 10) => ({ at: new Date(2026, month, day, hour).toISOString() });

test('what happened on one day stands together, days as they came', () => {
  const days = byDay([at(21, 9), at(21, 1), at(20), at(17), at(14), at(3, 5, 8)], now);
  expect(days.map(({ name, items }) => [name, items.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Tuesday', 1],
    [null, 1],
    [null, 1],
  ]);
  expect(days[4]?.date).toBe('3 September 2026');
});

test('a day begins at midnight where the person is', () => {
  expect(byDay([at(21, 0), at(20, 23)], now).map(({ name }) => name)).toEqual(['Today', 'Yesterday']);
});
