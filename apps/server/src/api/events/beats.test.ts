import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBeats } from './beats.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('everybody is told once in each span, the first time within it, on one timer, until they leave', () => {
  const beats = openBeats(8000);
  const all = Array.from({ length: 20 }, () => ({ beat: vi.fn() }));
  const leave = all.map((each) => beats.join(each));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(8000);
  expect(all.map(({ beat }) => beat.mock.calls.length)).toEqual(all.map(() => 1));
  leave[0]?.();
  leave[0]?.();
  vi.advanceTimersByTime(16_000);
  expect(all.map(({ beat }) => beat.mock.calls.length)).toEqual(all.map((_, nth) => (nth === 0 ? 1 : 3)));
  for (const each of leave) each();
  expect(vi.getTimerCount()).toBe(0);
});
