import { expect, test } from 'vitest';
import { cropOf, drag, placeOf, settle, WHOLE, ZOOM_MAX } from '#web/features/account/crop-square.ts';

const WIDE = { width: 1200, height: 800 };

test('at first the middle of the picture is taken, as large as it goes', () => {
  const { x, y, side } = cropOf(WHOLE, WIDE);
  expect([x * 1200, y * 800, side]).toEqual([expect.closeTo(200), 0, 1]);
});

test('a drag to the right shows what lies to the left, and stops at the edge', () => {
  const moved = drag(WHOLE, WIDE, { dx: 30, dy: 0, side: 300 });
  expect(cropOf(moved, WIDE).x * 1200).toBeCloseTo(120);
  expect(cropOf(drag(moved, WIDE, { dx: 9000, dy: 9000, side: 300 }), WIDE)).toMatchObject({ x: 0, y: 0 });
});

test('a smaller square lies within the picture wherever it is moved', () => {
  const corner = settle({ cx: 2, cy: 2, zoom: 2 }, WIDE);
  const { x, y, side } = cropOf(corner, WIDE);
  expect([x * 1200 + side * 800, y * 800 + side * 800]).toEqual([expect.closeTo(1200), expect.closeTo(800)]);
});

test('nobody enlarges beyond the limits', () => {
  expect(settle({ ...WHOLE, zoom: 99 }, WIDE).zoom).toBe(ZOOM_MAX);
  expect(settle({ ...WHOLE, zoom: 0 }, WIDE).zoom).toBe(1);
});

test('the picture lies behind the window so that the square fills it', () => {
  const percents = Object.values(placeOf(WHOLE, WIDE)).map((text) => Number.parseFloat(text));
  expect(percents).toEqual([150, 100, -25, 0].map((percent) => expect.closeTo(percent)));
});
