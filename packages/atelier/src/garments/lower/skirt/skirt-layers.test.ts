import { expect, test } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { clothOf, dressOf, personOf } from '#atelier/garments/outfits.fixture.ts';
import { LEFT } from '#atelier/kit/side.ts';
import { skirtCut } from './skirt-cuts.ts';
import { skirtLayers } from './skirt-layers.ts';

const f = makeWearer(personOf(), { x: 390, heel: 0 });
const net = dressOf({ cloth: clothOf('net', '#1a2a5a'), length: 'floor' });
const heights = { low: f.leg[LEFT].knee[1] + 40, hemY: f.floor - 20, seed: 5 };
const lowOf = ({ panel }: ReturnType<typeof skirtLayers>[number]): number => panel.map(0, 1)[1];
const wideOf = ({ panel }: ReturnType<typeof skirtLayers>[number]): number => panel.halfWidth(1);

test('a full sheer skirt is layered nearly to its hem, each layer longer and wider than the one under it', () => {
  const [lining, over] = skirtLayers(f, net, skirtCut('circle'), heights);
  expect(lowOf(lining)).toBeGreaterThan(heights.low + 100);
  expect(lowOf(over)).toBeGreaterThan(lowOf(lining));
  expect(lowOf(over)).toBeLessThan(heights.hemY + 60);
  expect(wideOf(over)).toBeGreaterThan(wideOf(lining));
});

test('a slender one has a slip that ends where the legs are to be seen, and double cloth below it', () => {
  const [slip, over, ...more] = skirtLayers(f, net, skirtCut('a-line'), heights);
  expect(more).toHaveLength(0);
  expect(lowOf(slip)).toBeLessThan(heights.low + 60);
  expect(slip.lines.some(({ kind }) => kind === 'hem')).toBe(false);
  expect(lowOf(over)).toBeGreaterThan(lowOf(slip) + 60);
  expect(lowOf(over)).toBeLessThan(heights.hemY + 30);
});

test('what lies on the leg has room for a slip alone', () => {
  expect(skirtLayers(f, net, skirtCut('pencil'), heights)).toHaveLength(1);
});
