import { expect, it } from 'vitest';
import {
  countFilters,
  dayOf,
  readFilter,
  recentFrom,
  startOfDay,
  wishOf,
} from '#web/features/history/history-filter.ts';

const filterOf = (query: string) => readFilter(new URLSearchParams(query));

it('an address without a filter asks for everything', () => {
  const filter = filterOf('tab=all-generations');
  expect(countFilters(filter)).toBe(0);
  expect(Object.values(wishOf(filter, false)).filter(Boolean)).toEqual([]);
});

it('asks only for what the server knows', () => {
  const wish = wishOf(filterOf('category=hat&season=winter&liked=true&words=silk&occasion=all'), true);
  expect(wish).toMatchObject({ season: 'winter', liked: 'true', words: 'silk', trash: 'true' });
  expect(wish.category).toBeUndefined();
  expect(wish.occasion).toBeUndefined();
});

it('days are whole days of this browser: the last one counts to its end', () => {
  const wish = wishOf(filterOf('from=2026-11-20&to=2026-11-20'), false);
  expect(Date.parse(wish.to ?? '') - Date.parse(wish.from ?? '')).toBe(24 * 60 * 60 * 1000);
  expect(wish.from).toBe(new Date(2026, 10, 20).toISOString());
  expect(startOfDay('yesterday')).toBeUndefined();
});

it('recent goes seven days back, today included', () => {
  const now = new Date(2026, 2, 3, 15, 30);
  expect(dayOf(now)).toBe('2026-03-03');
  expect(recentFrom(now)).toBe('2026-02-25');
});

it('recent is a filter of its own, and writes no day into From', () => {
  const filter = filterOf('recent=true');
  expect([filter.from, countFilters(filter)]).toEqual(['', 1]);
  const now = new Date(2026, 10, 22, 12);
  expect(wishOf(filter, false, now).from).toBe(startOfDay('2026-11-16'));
});
