import { describe, expect, it } from 'vitest';
import { clampStep, createLock, stepOfKey, stepOfSwipe, stepOfWheel } from '#web/features/reel/reel-input.ts';

describe('a step of the reel', () => {
  it.each([
    [0, undefined],
    [19, undefined],
    [-19.9, undefined],
    [20, 1],
    [-20, -1],
    [480, 1],
  ])('by a wheel of %d units is %s', (delta, step) => {
    expect(stepOfWheel(delta)).toBe(step);
  });

  it.each([
    [500, 471, undefined],
    [500, 470, 1],
    [470, 499, undefined],
    [470, 500, -1],
  ])('by a swipe from %d to %d is %s', (from, to, step) => {
    expect(stepOfSwipe(from, to)).toBe(step);
  });

  it.each([
    ['ArrowDown', 1],
    ['PageDown', 1],
    ['ArrowUp', -1],
    ['PageUp', -1],
    ['Enter', undefined],
    ['toString', undefined],
  ])('by the key %s is %s', (key, step) => {
    expect(stepOfKey(key)).toBe(step);
  });

  it('ends at the first and the last design', () => {
    expect(clampStep(0, -1, 5)).toBe(0);
    expect(clampStep(4, 1, 5)).toBe(4);
    expect(clampStep(2, 1, 5)).toBe(3);
    expect(clampStep(0, 1, 0)).toBe(0);
  });

  it('is followed by none for 450 milliseconds', () => {
    let time = 1000;
    const passes = createLock(() => time);
    expect(passes()).toBe(true);
    time = 1449;
    expect(passes()).toBe(false);
    time = 1450;
    expect(passes()).toBe(true);
  });
});
