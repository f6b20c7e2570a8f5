import { expect, test } from 'vitest';
import { createBell } from './bell.ts';

const LONG = 60_000;

test('wakes the waiter when it rings', async () => {
  const bell = createBell();
  const waiting = bell.wait(LONG);
  bell.ring();
  await expect(waiting).resolves.toBeUndefined();
});

test('keeps one ring for a waiter who is late, and no more', async () => {
  const bell = createBell();
  bell.ring();
  bell.ring();
  await bell.wait(LONG);
  const began = performance.now();
  await bell.wait(20);
  expect(performance.now() - began).toBeGreaterThan(15);
});

test('lets the waiter go after a while, and at once when told to stop', async () => {
  const bell = createBell();
  await bell.wait(5);
  const stop = new AbortController();
  const waiting = bell.wait(LONG, stop.signal);
  stop.abort();
  await waiting;
  await expect(bell.wait(LONG, stop.signal)).resolves.toBeUndefined();
});
