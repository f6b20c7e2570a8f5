import { expect, test } from 'vitest';
import { Scene } from '#atelier/kit/scene.ts';
import { paintSwatch, pinked } from './swatch.ts';

const BOX = { x: 730, y: 700, width: 200, height: 90 };

test.each([0.5, 0.33])(
  'a swatch shows its cloth inside its cut and leaves the page around it alone, at %f pixels a unit',
  (scale) => {
    const scene = new Scene(scale, 4);
    paintSwatch(scene, { fabric: 'cotton', colour: '#1e6b52' }, BOX, 4);
    const at = (x: number, y: number): number[] => {
      const i = (Math.round(y * scale) * scene.width + Math.round(x * scale)) * 3;
      return [...scene.rgb.subarray(i, i + 3)];
    };
    const [r, g] = at(800, 740);
    expect(g).toBeGreaterThan(r * 1.6);
    for (const [x, y] of [
      [710, 740],
      [860, 670],
      [860, 830],
      [958, 740],
    ])
      expect(at(x, y)[0]).toBeGreaterThan(0.94);
  },
);

test('the cut has teeth on all four sides, none deeper than the shears', () => {
  const outline = pinked(BOX);
  expect(outline.length).toBeGreaterThan(80);
  for (const [x, y] of outline) {
    expect(x).toBeGreaterThanOrEqual(BOX.x - 3);
    expect(x).toBeLessThanOrEqual(BOX.x + BOX.width + 3);
    expect(y).toBeGreaterThanOrEqual(BOX.y - 3);
    expect(y).toBeLessThanOrEqual(BOX.y + BOX.height + 3);
  }
});

test('a print lies on the swatch the way it runs on the garment', () => {
  const striped = (direction: 'vertical' | 'horizontal'): { along: number; across: number } => {
    const scene = new Scene(1, 4);
    const print = { kind: 'stripe' as const, colours: ['#101010'], scale: 1, direction };
    paintSwatch(scene, { fabric: 'cotton', colour: '#f4f0e8', print }, BOX, 4);
    const at = (x: number, y: number): number => scene.rgb[(y * scene.width + x) * 3];
    const change = (dx: number, dy: number): number => {
      let sum = 0;
      for (let i = 0; i < 60; i++)
        sum += Math.abs(at(800 + dx * i, 715 + dy * i) - at(800 + dx * (i + 1), 715 + dy * (i + 1)));
      return sum;
    };
    return { along: change(0, 1), across: change(1, 0) };
  };
  const upright = striped('vertical');
  const level = striped('horizontal');
  expect(upright.across).toBeGreaterThan(upright.along * 2);
  expect(level.along).toBeGreaterThan(level.across * 2);
});
