import { detailsNamed } from '@toile/look';
import { expect, test } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { dressPerson } from '#atelier/garments/dress-person.ts';
import { trousersOf as garmentOf, lookOf, personOf } from '#atelier/garments/outfits.fixture.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT } from '#atelier/kit/side.ts';
import { PLEATS_A_LEG, pleatedLegs } from './pleated-legs.ts';
import { trousersOf } from './trousers-of.ts';

const f = makeWearer(personOf(), { x: 390, heel: 0 });
const wide = garmentOf({ silhouette: 'wide', length: 'cropped' });

test('pleats run from the band to the hem of each leg, side by side', () => {
  const { legs } = trousersOf({ f, seed: 5 }, wide);
  const { folds, lines } = pleatedLegs(legs, 5);
  expect(lines).toHaveLength(legs.length * (PLEATS_A_LEG - 1));
  expect(folds.every(({ on }) => on?.length === 1)).toBe(true);
  for (const { points } of lines) {
    const [top, low] = [points[0], points[points.length - 1]];
    expect(low[1] - top[1]).toBeGreaterThan(250);
    expect(Math.abs(low[0] - top[0])).toBeLessThan(110);
  }
});

test('wide trousers are pleated where that is said, and no others', () => {
  const ink = (details: string[]): number => {
    const scene = new Scene(0.5, 1);
    dressPerson(scene, f, lookOf([{ ...wide, details: detailsNamed(details) }]), 5);
    const y = Math.round(f.leg[LEFT].knee[1] * 0.5);
    let change = 0;
    for (let x = 1; x < scene.width; x++)
      change += Math.abs(scene.rgb[(y * scene.width + x) * 3] - scene.rgb[(y * scene.width + x - 1) * 3]);
    return change;
  };
  expect(ink(['pleats'])).toBeGreaterThan(ink([]) * 1.3);
});
