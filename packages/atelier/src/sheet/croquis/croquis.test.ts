import { expect, it } from 'vitest';
import { read } from '#atelier/read.ts';
import { sketch } from '#atelier/sketch.ts';
import { type Croquis, croquisOf } from './croquis.ts';

const SIZE = { width: 240, height: 320 };
const GOWN = { words: 'red silk slip gown', options: {} };

const xsOf = (path: string): number[] => [...path.matchAll(/([\d.-]+) [\d.-]+/g)].map(([, x]) => Number(x));

/** Where in its picture a croquis stands, in parts of the picture's width. */
function middleOf({ box, body }: Croquis): number {
  const xs = xsOf(body);
  return ((Math.min(...xs) + Math.max(...xs)) / 2 - box.x) / box.width;
}

/** Where in a painted picture its red gown is, in parts of the picture's width. */
function redIn({ data, width, height }: { data: Uint8ClampedArray; width: number; height: number }): number {
  const xs: number[] = [];
  for (let i = 0; i < width * height; i++)
    if (data[i * 4] > 110 && data[i * 4 + 1] < 45 && data[i * 4 + 2] < 60) xs.push(i % width);
  return xs.reduce((sum, x) => sum + x, 0) / xs.length / width;
}

it.each([1, 5, 9])('stands where the painted figure will, seed %i', (seed) => {
  let told: Croquis | undefined;
  const painted = sketch(GOWN, seed, { width: SIZE.width, isFigure: true, onCroquis: (croquis) => (told = croquis) });
  expect(painted).not.toBeNull();
  expect(told).toBeDefined();
  if (!told || !painted) return;
  expect(told.box.width / told.box.height).toBeCloseTo(painted.width / painted.height, 1);
  expect(Math.abs(middleOf(told) - redIn(painted))).toBeLessThan(0.12);
});

it('keeps places beside the figure on its sheet alone', () => {
  const look = read(GOWN, 1);
  expect(croquisOf(look, 1, SIZE, false)?.slots.length).toBeGreaterThan(0);
  expect(croquisOf(look, 1, SIZE, true)?.slots).toEqual([]);
});

it('is none of two people', () => {
  expect(croquisOf(read({ words: 'a couple in matching linen shirts', options: {} }, 1), 1, SIZE, false)).toBeNull();
});
