import { expect, test } from 'vitest';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { lookOf } from '#atelier/garments/outfits.fixture.ts';
import { sleeve } from './sleeve.ts';
import { type SleeveCut, sleeveCut } from './sleeve-cuts.ts';

const f = makeWearer(lookOf([]).person, { x: 390, heel: 0 });

/** Folds of a long sleeve that begin in its last fifth. */
function atTheWrist(cut: SleeveCut, seed: number): number {
  const { panel, folds } = sleeve(f, 1, { cut, fabric: FABRIC_RULES.cotton, seed });
  const from = panel.map(0, 0.8)[1];
  return folds.filter(({ points }) => points[0][1] > from).length;
}

test("a coat's sleeve hangs straight to the wrist, where a shirt's settles on it", () => {
  const coat = sleeveCut('tailored', 'long');
  const shirt = sleeveCut('shirt', 'long');
  if (!coat || !shirt) throw new Error('a long sleeve has a cut');
  for (const seed of [3, 14, 27, 40]) {
    expect(atTheWrist({ ...coat, clean: true }, seed)).toBe(0);
    expect(atTheWrist(shirt, seed)).toBeGreaterThan(0);
  }
});
