import { describe, expect, it } from 'vitest';
import { groundAt, laidOn } from '#web/lib/figure/widened.ts';

const [WIDTH, HEIGHT] = [40, 50];

/** A wall over a floor, and something of another colour between two columns. */
function picture(from: number, to: number) {
  const data = Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    if (x >= from && x < to && y > 10) return [20, 90, 60, 255];
    return y > 40 ? [120, 60, 40, 255] : [200, 150, 90, 255];
  }).flat();
  return { data, width: WIDTH, height: HEIGHT };
}

describe('the ground at an edge', () => {
  it('goes on until something stands before it', () => {
    expect(groundAt(picture(6, 30), -1)).toBe(6);
    expect(groundAt(picture(6, 35), 1)).toBe(5);
  });

  it('is never more than a part of the picture', () => {
    expect(groundAt(picture(20, 20), -1)).toBe(12);
  });
});

describe('ground laid on', () => {
  it('begins with the edge and goes to and fro over its strip', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((beyond) => laidOn(beyond, 3))).toEqual([0, 1, 2, 2, 1, 0, 0]);
  });
});
