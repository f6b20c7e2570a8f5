import { describe, expect, it } from 'vitest';
import { distanceTo, inset } from './inset.ts';
import { closed, curve, flatten, join, type Pt, poly } from './path.ts';
import { contains } from './polygon.ts';

const edge = curve([20, 60], [14, 64], [7, 66], [0, 66]);
const piece = closed(join(poly([0, 0], [18, 0], [20, 60]), edge));

describe('a line of stitches', () => {
  it('keeps its distance from a curved edge all along and lies within the piece', () => {
    const line = inset(edge, 2.5, piece);
    if (!line) throw new Error('no line');
    const points = flatten(line);
    const hem = flatten(edge, 40);
    for (const [x, y] of points.slice(1, -1)) {
      expect(Math.abs(distanceTo([x, y], hem) - 2.5)).toBeLessThan(0.15);
      expect(contains(flatten(piece, 40), [x, y])).toBe(true);
    }
  });

  it('ends on the edges that it meets', () => {
    const points = flatten(inset(edge, 2.5, piece) ?? poly([0, 0]));
    const ends = [points[0], points.at(-1)].map((p): Pt => p ?? [9, 9]).sort((a, b) => a[0] - b[0]);
    expect(ends[0]?.[0]).toBeCloseTo(0, 3);
    expect(
      distanceTo(ends[1] ?? [0, 0], [
        [18, 0],
        [20, 60],
      ]),
    ).toBeLessThan(0.01);
  });

  it('is none where the piece is narrower than its distance', () => {
    expect(inset(poly([0, 0], [10, 0]), 4, closed(poly([0, 0], [10, 0], [10, 2], [0, 2])))).toBeUndefined();
  });
});
