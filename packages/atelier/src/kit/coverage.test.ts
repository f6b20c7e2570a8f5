import { expect, test } from 'vitest';
import { stream } from './chance.ts';
import { confine, erase, stroke, unite } from './cover-field.ts';
import { sweep } from './coverage.ts';
import type { Point } from './points.ts';
import { ellipse } from './shapes.ts';

const raster = (w: number, h: number) => ({ w, h, scale: 1, x: 0, y: 0 });
const square = (x: number, y: number, side: number): Point[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
function coverOf(shape: readonly Point[], w: number, h: number): Float32Array {
  const field = new Float32Array(w * h);
  unite(field, [shape], raster(w, h));
  return field;
}
const sum = (field: Float32Array): number => field.reduce((a, b) => a + b, 0);

/** Winding number of a point: what the nonzero rule is about. */
function windsAround(shape: readonly Point[], x: number, y: number): boolean {
  let winds = 0;
  for (const [i, [bx, by]] of shape.entries()) {
    const [ax, ay] = shape.at(i - 1) ?? [0, 0];
    if (ay <= y === by <= y) continue;
    if (ax + ((bx - ax) * (y - ay)) / (by - ay) < x) winds += by > ay ? 1 : -1;
  }
  return winds !== 0;
}

test('an edge through a pixel covers exactly its share', () => {
  const field = coverOf(square(1.25, 1.5, 2), 5, 5);
  expect([...field.subarray(5, 10)]).toEqual([0, 0.375, 0.5, 0.125, 0]);
  expect([...field.subarray(10, 15)]).toEqual([0, 0.75, 1, 0.25, 0]);
  expect(sum(field)).toBeCloseTo(4, 5);
});

test('a pixel holds what a hundred points in it say, whatever the shape and wherever it leaves the raster', () => {
  const next = stream(5, 'test');
  for (let round = 0; round < 12; round++) {
    const shape = ellipse([16, 14], 1, 1, 3 + (round % 5)).map(([x, y]): Point => {
      const reach = 6 + next() * 22;
      return [16 + (x - 16) * reach, 14 + (y - 14) * reach];
    });
    const field = coverOf(shape, 32, 28);
    for (const [i, cover] of field.entries()) {
      let inside = 0;
      for (let n = 0; n < 100; n++)
        if (windsAround(shape, (i % 32) + ((n % 10) + 0.5) / 10, Math.floor(i / 32) + (Math.floor(n / 10) + 0.5) / 10))
          inside++;
      expect(Math.abs(cover - inside / 100)).toBeLessThan(0.08);
    }
  }
});

test('the direction of an outline does not matter, and a shape beyond the raster leaves no trace in the next', () => {
  const ring = ellipse([20, 20], 12, 9);
  const field = coverOf(ring, 40, 40);
  coverOf(square(-300, -300, 900), 40, 40);
  coverOf(square(60, 5, 10), 40, 40);
  const back = coverOf([...ring].reverse(), 40, 40);
  expect(Math.max(...back.map((cover, i) => Math.abs(cover - field[i])))).toBeLessThan(1e-5);
  sweep([], raster(40, 40), () => expect.unreachable());
});

test('a field is cut to one path and loses another', () => {
  const field = coverOf(square(0, 0, 10), 10, 10);
  confine(field, [square(2, 2, 3), square(6, 6, 2)], raster(10, 10));
  expect(sum(field)).toBeCloseTo(13, 5);
  erase(field, [square(2, 2, 1)], raster(10, 10));
  expect(sum(field)).toBeCloseTo(12, 5);
});

test('a stroke is as wide as it is asked to be, and round at its ends', () => {
  const field = new Float32Array(60 * 20);
  const line: Point[] = [
    [10, 10],
    [30, 10],
    [50, 10],
  ];
  stroke(field, line, 6, raster(60, 20));
  expect(sum(field)).toBeCloseTo(40 * 6 + Math.PI * 9, -1);
  expect(field[10 * 60 + 7]).toBeGreaterThan(0.3);
  expect(field[12 * 60 + 7]).toBeLessThan(0.3);
});

test('on a coarse raster a crowded outline covers what a sparse one covers', () => {
  const coverAt = (points: number): Float32Array => {
    const field = new Float32Array(30 * 30);
    unite(field, [ellipse([50, 50], 40, 30, points)], { w: 30, h: 30, scale: 0.3, x: 0, y: 0 });
    return field;
  };
  const crowded = coverAt(2000);
  expect(sum(crowded)).toBeCloseTo(Math.PI * 40 * 30 * 0.3 * 0.3, -1);
  for (const [i, cover] of coverAt(60).entries()) expect(Math.abs(cover - crowded[i])).toBeLessThan(0.25);
});
