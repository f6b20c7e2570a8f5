import { expect, test } from 'vitest';
import { rgbOf } from './colour.ts';
import { inkShapes } from './ink-shapes.ts';
import type { Point } from './points.ts';
import { Scene } from './scene.ts';

const BAR: Point[] = [
  [100, 100],
  [300, 100],
  [300, 140],
  [100, 140],
];
/** Colours darker than a pencil's line, as cords are asked for. */
const DARK = ['#b01e2a', '#1f2b4a', '#1f4a38', '#6a1f33'];

function drawn(colour: string, isCord: boolean): { line: number; rgb: number[] } {
  const scene = new Scene(0.5, 1, undefined, undefined, true);
  inkShapes(scene, [{ inked: [{ shape: BAR, rgb: rgbOf('#222222'), alpha: 1 }] }]);
  inkShapes(scene, [{ inked: [{ shape: BAR, rgb: rgbOf(colour), alpha: 1, isCord }] }]);
  const at = Math.round(120 * scene.scale) * scene.width + Math.round(200 * scene.scale);
  return { line: scene.line?.[at] ?? Number.NaN, rgb: [...scene.rgb.subarray(at * 3, at * 3 + 3)] };
}

test.each(DARK)('a cord of %s keeps its colour where lines are kept apart, and covers the line below', (colour) => {
  const { line, rgb } = drawn(colour, true);
  expect(line).toBeLessThan(0.2);
  rgbOf(colour).forEach((value, q) => {
    expect(Math.abs((rgb[q] ?? 1) - value)).toBeLessThan(0.12);
  });
});

test.each(DARK)('a stroke of %s that is no cord is a line of the drawing', (colour) => {
  expect(drawn(colour, false).line).toBeGreaterThan(0.7);
});
