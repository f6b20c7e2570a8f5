import type { Fabric, Silhouette } from '@toile/look';
import { expect, test } from 'vitest';
import type { FoldCurve } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { lookOf } from '#atelier/garments/outfits.fixture.ts';
import { crotchFolds } from './crotch-folds.ts';
import { trouserCut } from './trouser-cuts.ts';
import { trousers } from './trouser-legs.ts';

const f = makeWearer(lookOf([]).person, { x: 390, heel: 0 });
const SEEDS = Array.from({ length: 12 }, (_, i) => i * 7 + 1);

const dragsOf = (fabric: Fabric, silhouette: Silhouette, seed: number): FoldCurve[] => {
  const folds = new FoldSet();
  const cut = trouserCut(silhouette);
  crotchFolds(folds, f, f.crotch, { cut, fabric: FABRIC_RULES[fabric], seed, length: 1.055, stiff: 0.6 });
  return folds.list;
};

test.each(['straight', 'wide', 'tapered'] as const)('pressed %s trousers of wool fall clean from the crotch', (cut) => {
  const drags = SEEDS.map((seed) => dragsOf('wool', cut, seed));
  for (const laid of drags) expect(laid.length).toBeLessThanOrEqual(1);
  expect(drags.flat().every((fold) => !fold.ink)).toBe(true);
});

test('the crotch of denim is creased, and of no two pairs alike', () => {
  const drags = SEEDS.map((seed) => dragsOf('denim', 'slim', seed));
  for (const laid of drags) expect(laid.length).toBeGreaterThanOrEqual(2);
  expect(new Set(drags.map((laid) => laid.length)).size).toBeGreaterThan(1);
});

test('drags of the crotch rise toward the hips', () => {
  for (const seed of SEEDS)
    for (const { points } of dragsOf('denim', 'slim', seed))
      expect(points[points.length - 1][1]).toBeLessThan(points[0][1]);
});

test('every pressed leg keeps its crease, however its hem falls', () => {
  for (const seed of SEEDS) {
    const { folds, legs } = trousers(f, {
      cut: trouserCut('wide'),
      fabric: FABRIC_RULES.wool,
      seed,
      length: 1.055,
      stiff: 0.6,
    });
    for (const { name, panel } of legs) {
      const fromWaist = folds.filter(({ on, points }) => {
        const [[, top], [, end]] = [points[0], points[points.length - 1]];
        return on?.includes(name) && top < panel.map(0, 0.06)[1] && end > panel.map(0, 0.85)[1];
      });
      expect(fromWaist.length).toBe(1);
    }
  }
});
