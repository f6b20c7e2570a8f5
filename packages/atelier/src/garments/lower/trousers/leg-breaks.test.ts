import { expect, test } from 'vitest';
import type { FoldCurve } from '#atelier/cloth/build.ts';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { clothOf, lookOf, trousersOf as pairOf } from '#atelier/garments/outfits.fixture.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { trousersOf } from './trousers-of.ts';

const pair = pairOf({ silhouette: 'straight', cloth: clothOf('denim', '#4a6ea0') });
const look = lookOf([pair]);
const f = makeWearer(look.person, { x: 390, heel: 0 });
const SEEDS = Array.from({ length: 16 }, (_, i) => i * 7 + 1);

/** The folds that run across a leg from a height of the page to another. */
const acrossFrom = (from: number, to: number, seed: number): FoldCurve[] =>
  trousersOf({ f, seed }, pair).folds.filter(({ points }) => {
    const [a, z] = [points[0], points[points.length - 1]];
    return a[1] > from && a[1] < to && Math.abs(z[0] - a[0]) > Math.abs(z[1] - a[1]);
  });

test('where a leg breaks on its shoe shade tells it, and no dash of ink', () => {
  const ankle = Math.max(f.leg[LEFT].ankle[1], f.leg[RIGHT].ankle[1]);
  const breaks = SEEDS.flatMap((seed) => acrossFrom(ankle - 90, ankle + 60, seed));
  expect(breaks.length).toBeGreaterThan(SEEDS.length);
  for (const { ink = 0 } of breaks) expect(ink).toBeLessThan(0.5);
});
