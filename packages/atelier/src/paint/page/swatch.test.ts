import { expect, test } from 'vitest';
import { paintSwatch, pinked } from '#atelier/paint/page/swatch.ts';
import { Scene } from '#atelier/paint/scene.ts';

const BOX = { x: 760, y: 700, width: 200, height: 90 };

test('a swatch shows its cloth inside its cut and leaves the page around it alone', () => {
  const scene = new Scene(0.5, 4);
  paintSwatch(scene, { fabric: 'cotton', colour: '#1e6b52' }, BOX, 4);
  const at = (x: number, y: number): number[] => {
    const i = (Math.round(y * 0.5) * scene.width + Math.round(x * 0.5)) * 3;
    return [...scene.rgb.subarray(i, i + 3)];
  };
  const [r, g] = at(800, 740);
  expect(g).toBeGreaterThan(r * 1.6);
  for (const [x, y] of [
    [740, 740],
    [860, 670],
    [860, 830],
    [985, 740],
  ])
    expect(at(x, y)[0]).toBeGreaterThan(0.94);
});

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
