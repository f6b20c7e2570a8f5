import { expect, test } from 'vitest';
import { stream } from './chance.ts';
import { resample, spline } from './curves.ts';
import { drawInk } from './ink.ts';
import { keep, putBack } from './keep.ts';
import type { Point } from './points.ts';
import { PAGE, Scene } from './scene.ts';
import { ellipse } from './shapes.ts';
import { layWash } from './wash.ts';

const square: Point[] = [
  [100, 100],
  [200, 100],
  [200, 200],
  [100, 200],
];
const pixel = (scene: Scene, x: number, y: number): number[] => {
  const i = (Math.round(y * scene.scale) * scene.width + Math.round(x * scene.scale)) * 3;
  return [...scene.rgb.subarray(i, i + 3)];
};

test('a fresh page is paper, with nothing of the figure on it', () => {
  const scene = new Scene(0.25, 1);
  expect([scene.width, scene.height]).toEqual([PAGE.width / 4, Math.round(PAGE.height / 4)]);
  expect(pixel(scene, 500, 500)[0]).toBeCloseTo(scene.paper[0], 5);
  expect(scene.figure.every((v) => v === 0)).toBe(true);
});

test('a mask is full inside its shape, empty outside and cut by its clip', () => {
  const scene = new Scene(0.5, 1);
  const box = scene.bbox([square], 20);
  const whole = scene.mask([square], box);
  const area = whole.reduce((a, b) => a + b, 0);
  expect(area).toBeGreaterThan(2450);
  expect(area).toBeLessThan(2550);
  const half = scene.mask([square], box, [
    [
      [0, 0],
      [150, 0],
      [150, 999],
      [0, 999],
    ],
  ]);
  expect(half.reduce((a, b) => a + b, 0) / area).toBeCloseTo(0.5, 1);
});

test('a box never leaves the page', () => {
  const scene = new Scene(0.5, 1);
  for (const at of [-5000, -10, 1020, 5000]) {
    const box = scene.bbox([ellipse([at, at], 30)], 40);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.w).toBeLessThanOrEqual(scene.width);
    expect(box.y + box.h).toBeLessThanOrEqual(scene.height);
    expect(box.w * box.h).toBeGreaterThan(0);
  }
});

test('a blur keeps the amount of paint', () => {
  const scene = new Scene(0.25, 1);
  const field = new Float32Array(41 * 31);
  field[15 * 41 + 20] = 1;
  const soft = scene.blur(field, 41, 31, 3);
  expect(soft.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 3);
  expect(soft[15 * 41 + 20]).toBeLessThan(0.1);
});

test('a wash darkens by its pigment and leaves the rest of the page alone', () => {
  const scene = new Scene(0.5, 1);
  layWash(scene, [square], { colour: '#2040c0', density: 1, wander: 0 });
  const [r, , b] = pixel(scene, 150, 150);
  expect(r).toBeLessThan(0.5);
  expect(b).toBeGreaterThan(r + 0.2);
  expect(pixel(scene, 400, 400)[0]).toBeCloseTo(scene.paper[0], 5);
});

test('ink covers its line and stops where it is cut', () => {
  const scene = new Scene(1, 1);
  const line: Point[] = [
    [100, 300],
    [300, 300],
  ];
  drawInk(scene, [{ points: line, width: 6 }], {
    colour: '#101010',
    cut: [
      [
        [200, 280],
        [320, 280],
        [320, 320],
        [200, 320],
      ],
    ],
  });
  expect(pixel(scene, 150, 300)[0]).toBeLessThan(0.3);
  expect(pixel(scene, 250, 300)[0]).toBeCloseTo(scene.paper[0], 5);
});

test('kept pixels come back exactly where the mask asks', () => {
  const scene = new Scene(0.5, 1);
  const box = scene.bbox([square]);
  const kept = keep(scene, box);
  layWash(scene, [square], { colour: '#000000', density: 2, wander: 0 });
  putBack(scene, kept, new Float32Array(box.w * box.h).fill(1));
  expect(pixel(scene, 150, 150)[0]).toBeCloseTo(scene.paper[0], 5);
});

test('a spline passes through its points and resampling keeps the ends', () => {
  const points: Point[] = [
    [0, 0],
    [10, 30],
    [40, 35],
    [50, 80],
  ];
  const curve = spline(points, 8);
  for (const [i, p] of points.entries())
    expect(curve[i * 8]).toEqual([expect.closeTo(p[0], 6), expect.closeTo(p[1], 6)]);
  const even = resample(curve, 17);
  expect(even[0]).toEqual(points[0]);
  expect(even[16][1]).toBeCloseTo(80, 6);
});

test('the same seed gives the same chance, another seed another', () => {
  const draw = (seed: number) => {
    const next = stream(seed, 'test');
    return Array.from({ length: 5 }, next);
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});
