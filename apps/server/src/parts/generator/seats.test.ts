import { expect, test } from 'vitest';
import { createSeats } from './seats.ts';

const never = new AbortController().signal;

test('there are as many seats as are made at once, and each that is left is free again', () => {
  const seats = createSeats(2);
  const leave = seats.tryTake();
  expect(seats.tryTake()).toBeDefined();
  expect(seats.tryTake()).toBeUndefined();
  leave?.();
  expect(seats.tryTake()).toBeDefined();
});

test('a seat that is given back twice is one seat', () => {
  const seats = createSeats(1);
  const leave = seats.tryTake();
  leave?.();
  leave?.();
  expect([seats.tryTake(), seats.tryTake()]).toEqual([expect.any(Function), undefined]);
});

test('whoever waits gets the next one in turn, before anybody who only looks', async () => {
  const seats = createSeats(1);
  const leave = seats.tryTake();
  const told: string[] = [];
  const first = seats.take(never).then((done) => {
    told.push('first');
    return done;
  });
  const second = seats.take(never).then(() => told.push('second'));
  leave?.();
  expect(seats.tryTake()).toBeUndefined();
  (await first)();
  await second;
  expect(told).toEqual(['first', 'second']);
});

test('whoever stops waiting takes no seat from those behind', async () => {
  const seats = createSeats(1);
  const leave = seats.tryTake();
  const stop = new AbortController();
  const leaving = seats.take(stop.signal);
  const staying = seats.take(never);
  stop.abort(new Error('left'));
  await expect(leaving).rejects.toThrow('left');
  await expect(seats.take(stop.signal)).rejects.toThrow('left');
  leave?.();
  expect(await staying).toBeTypeOf('function');
});
