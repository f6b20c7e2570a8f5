import { describe, expect, it } from 'vitest';
import { cropAbout, standingIn } from '#web/lib/figure/figure-middle.ts';

const [WIDTH, HEIGHT] = [40, 60];

/** A ground with a floor, and somebody of one colour from column to column. */
function picture(from: number, to: number): number[] {
  return Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    if (x >= from && x < to && y > 5 && y < 55) return [20, 120, 80, 255];
    return y > 48 ? [150, 60, 40, 255] : [190, 90, 60, 255];
  }).flat();
}

describe('where somebody stands', () => {
  it('is told whatever the ground', () => {
    expect(standingIn(picture(24, 32), WIDTH, HEIGHT)).toEqual({ middle: 0.7, left: 0.6, right: 0.8 });
  });

  it('is not told of a ground alone', () => {
    expect(standingIn(picture(0, 0), WIDTH, HEIGHT)).toBeNull();
  });
});

describe('what is cut off about them', () => {
  it('leaves them in the middle', () => {
    const { left, right } = cropAbout({ middle: 0.7, left: 0.6, right: 0.8 });
    expect(left).toBeCloseTo(0.4);
    expect(right).toBe(0);
  });

  it('is nothing where they stand there already', () => {
    expect(cropAbout({ middle: 0.5, left: 0.3, right: 0.7 })).toEqual({ left: 0, right: 0 });
  });

  it('is never a part of them', () => {
    expect(cropAbout({ middle: 0.7, left: 0.1, right: 0.8 }).left).toBeLessThan(0.1);
  });
});
