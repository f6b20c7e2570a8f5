import { expect, it } from 'vitest';
import { Scene } from '#atelier/kit/scene.ts';
import { watercolour } from './watercolour.ts';

const SIZE = 140;
const [LEFT, RIGHT] = [40, 100];
const DENIM = [0.24, 0.38, 0.62] as const;

/** The colour of an upright roll of denim, lit from the left, at so many page units within its far edge. */
function farSide(within: number): number[] {
  const S = new Scene(1, 3, undefined, { width: SIZE, height: SIZE }, true);
  const garmentAt = new Uint8Array(SIZE * SIZE);
  for (let y = 10; y < SIZE - 10; y++)
    for (let x = LEFT; x < RIGHT; x++) {
      const at = y * SIZE + x;
      const u = ((x - LEFT) / (RIGHT - LEFT)) * 2 - 1;
      const light = Math.max(0.36, 1 - 0.7 * Math.max(0, u + 0.2) ** 1.2);
      S.figure[at] = 1;
      garmentAt[at] = 1;
      if (S.light) S.light[at] = light;
      // pigment laid thicker loses its lesser channels first
      DENIM.forEach((v, q) => {
        S.rgb[at * 3 + q] = Math.max(0.02, v - (1 - light) * 0.56);
      });
    }
  watercolour(S, garmentAt, { cloths: [{ fabric: 'denim', printed: false, edged: false }], rounds: [] });
  const at = (Math.round(SIZE / 2) * SIZE + RIGHT - within) * 3;
  return [...S.rgb.slice(at, at + 3)];
}
const luma = ([r, g, b]: readonly number[]): number => r * 0.3 + g * 0.59 + b * 0.11;

it('the far side of cloth is one shade of its own hue, and no black band', () => {
  const edge = farSide(6);
  expect(luma(edge)).toBeGreaterThan(luma(DENIM) * 0.26);
  // blue and not violet: there is more green than red
  expect(edge[1]).toBeGreaterThan(edge[0]);
  expect(edge[1] / edge[2]).toBeGreaterThan(0.35);
});
