import { expect, test } from 'vitest';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { personOf } from '#atelier/garments/outfits.fixture.ts';
import type { Point } from '#atelier/kit/points.ts';
import { tucksAt } from './body-folds.ts';

const f = makeWearer(personOf(), { x: 390, heel: 0 });
const waist = Array.from({ length: 41 }, (_, i): Point => [330 + i * 3, 500]);

test.each(['cotton', 'silk', 'jersey'] as const)(
  '%s held at a waist stands off it in tucks that begin there',
  (fabric) => {
    const rule = FABRIC_RULES[fabric];
    for (const seed of [3, 11, 42]) {
      const folds = new FoldSet();
      tucksAt({ folds, f, fabric: rule, seed, on: ['bodice'] }, waist, 60, -1);
      for (const { points, height } of folds.list) {
        expect(Math.abs(points[0][1] - 500)).toBeLessThan(2);
        expect(height).toBeGreaterThan(rule.foldHeight * 0.7);
      }
      expect(folds.list.length).toBeGreaterThan(4);
    }
  },
);
