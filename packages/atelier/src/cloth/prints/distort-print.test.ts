import { expect, test } from 'vitest';
import type { Piece } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import type { ClothField } from '#atelier/cloth/shading/field.ts';
import type { Point } from '#atelier/kit/points.ts';
import { distortPrint } from './distort-print.ts';

const SIDE = 240;

/** Cloth that stands in tubes 34 wide, and the print on it after its folds have drawn it in. */
function tubes(): ClothField {
  const filled = (value: (x: number, y: number) => number): Float32Array =>
    Float32Array.from({ length: SIDE * SIDE }, (_, i) => value(i % SIDE, (i / SIDE) | 0));
  const zero = (): Float32Array => filled(() => 0);
  const height = filled((x) => 8 * Math.sin((Math.PI * x) / 34) ** 2);
  const field: ClothField = {
    box: { x: 0, y: 0, w: SIDE, h: SIDE },
    cover: filled(() => 1),
    height,
    u: filled((x) => x),
    v: filled((_, y) => y),
    piece: new Uint8Array(SIDE * SIDE),
    occlusion: zero(),
    shared: null,
    slip: { x: zero(), y: zero() },
  };
  const corners: Point[] = [
    [0, 0],
    [SIDE, 0],
    [SIDE, SIDE],
    [0, SIDE],
  ];
  const surface = new Panel([corners[0], corners[3]], [corners[1], corners[2]]);
  const piece: Piece = { name: 'front', outline: corners, surface };
  distortPrint(field, [piece], height, 1, [false]);
  return field;
}

test('over a fold a dot is broader on the crest than in the hollow, and stays a dot', () => {
  const { u } = tubes();
  const stretch = Array.from({ length: SIDE - 60 }, (_, i) => {
    const at = 120 * SIDE + 30 + i;
    return (u[at + 4] - u[at - 4]) / 8;
  });
  expect(Math.min(...stretch)).toBeGreaterThan(0.62);
  expect(Math.min(...stretch)).toBeLessThan(0.95);
  expect(Math.max(...stretch)).toBeLessThan(1.4);
});
