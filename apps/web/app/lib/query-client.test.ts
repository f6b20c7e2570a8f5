import { AppwriteException } from 'appwrite';
import { expect, test } from 'vitest';
import { retryDelayMs, shouldRetry } from '#web/lib/query-client.ts';

test('a fault is tried again three times, each wait twice the last, never above 30 s', () => {
  const fault = new TypeError('Failed to fetch');
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, fault))).toEqual([true, true, true, false]);
  expect([0, 1, 2, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 30_000]);
});

test('a refusal is not tried again', () => {
  expect(shouldRetry(0, new AppwriteException('no', 401))).toBe(false);
});
