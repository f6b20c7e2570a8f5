import { describe, expect, test } from 'vitest';
import { areaOf, contours } from './contours.ts';
import { type Outline, pathData } from './outline.ts';
import { trace } from './trace.ts';

/** A field of `side` pixels that is 1 inside, softened over a pixel. */
function field(side: number, depth: (x: number, y: number) => number) {
  const data = new Float32Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) data[y * side + x] = Math.min(1, Math.max(0, depth(x, y) + 0.5));
  return { data, w: side, h: side };
}
const disc = field(60, (x, y) => 20 - Math.hypot(x - 30, y - 30));
const ring = field(60, (x, y) => 6 - Math.abs(Math.hypot(x - 30, y - 30) - 18));

describe('tracing', () => {
  test('finds one closed line round a disc, between the pixels', () => {
    const loops = contours(disc);
    expect(loops).toHaveLength(1);
    for (const [x, y] of loops[0] ?? []) expect(Math.abs(Math.hypot(x - 30, y - 30) - 20)).toBeLessThan(0.15);
  });

  test('tells a hole from an island by the way the line runs', () => {
    const areas = contours(ring)
      .map(areaOf)
      .sort((a, b) => b - a);
    expect(areas).toHaveLength(2);
    expect(areas[0]).toBeGreaterThan(Math.PI * 23 ** 2);
    expect(areas[1]).toBeLessThan(-Math.PI * 11 ** 2);
  });

  test('closes what touches the rim of the field', () => {
    const full = { data: new Float32Array(25).fill(1), w: 5, h: 5 };
    expect(areaOf(contours(full)[0] ?? [])).toBeGreaterThan(20);
  });

  test('a disc becomes two dozen curves that stay on it', () => {
    const [outline] = trace(disc, { scale: 1 });
    expect(outline?.curves.length).toBeLessThanOrEqual(24);
    for (const [a, b, end] of outline?.curves ?? []) {
      expect(Math.abs(Math.hypot(end[0] - 30.5, end[1] - 30.5) - 20)).toBeLessThan(0.5);
      expect(Math.hypot(a[0] - 30.5, a[1] - 30.5)).toBeLessThan(22);
      expect(Math.hypot(b[0] - 30.5, b[1] - 30.5)).toBeLessThan(22);
    }
  });

  test('keeps a square square: its sides do not belly, its corners reach out', () => {
    const square = field(40, (x, y) => Math.min(x - 8, 31 - x, y - 8, 31 - y));
    const outlines = trace(square, { scale: 1 });
    expect(outlines).toHaveLength(1);
    const points = outlines[0]?.curves.flat() ?? [];
    for (const [x, y] of points) {
      expect(Math.min(x, y)).toBeGreaterThan(8);
      expect(Math.max(x, y)).toBeLessThan(32);
    }
    const corner = Math.min(...points.map(([x, y]) => Math.hypot(x - 8.5, y - 8.5)));
    expect(corner).toBeLessThan(1.2);
  });

  test('writes path data relative, in whole steps, a straight side as a line', () => {
    const triangle: Outline = {
      start: [1, 2],
      curves: [
        [
          [1, 2],
          [4, 2],
          [4, 2],
        ],
        [
          [4, 2],
          [4, 6],
          [4, 6],
        ],
        [
          [3, 6],
          [1, 4],
          [1, 2],
        ],
      ],
    };
    expect(pathData([triangle])).toBe('M10 20l30 0 0 40c-10 0-30-20-30-40z');
  });

  test('leaves specks out', () => {
    expect(
      trace(
        field(20, (x, y) => 0.8 - Math.hypot(x - 9, y - 9)),
        { scale: 1 },
      ),
    ).toEqual([]);
  });
});
