import { expect, test } from 'vitest';
import { drawingQueue } from './drawing-queue.ts';

test.each([1, 120, 600, 1800, 36_000])('an attempt outlives a deadline of %i s', (seconds) => {
  expect(drawingQueue(seconds * 1000).attemptSeconds).toBeGreaterThanOrEqual(seconds + 60);
});

test('an attempt is given up within a day, as the queue demands', () => {
  expect(drawingQueue(36_000_000).attemptSeconds).toBeLessThan(24 * 60 * 60);
});
