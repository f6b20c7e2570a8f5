import { detailsNamed, type Pose } from '@toile/look';
import { expect, test } from 'vitest';
import { centreX } from '#atelier/figure/body/landmarks.ts';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { wornAlone } from '#atelier/garments/fitting.ts';
import { clothsAmong, layersOf } from '#atelier/garments/layer.ts';
import { lookOf, personOf, topOf } from '#atelier/garments/outfits.fixture.ts';
import { cutTop } from '#atelier/garments/upper/cut-top.ts';

/** The two pockets on the chest of a shirt, each as how far its edges lie from the middle of the front, page units. */
function pocketsOf(pose: Pose): { near: number; far: number }[] {
  const shirt = topOf({ kind: 'shirt', closure: 'buttons', details: detailsNamed(['chest-pocket']) });
  shirt.details[0].count = 2;
  const f = makeWearer(personOf({ pose }), { x: 390, heel: 0 });
  const cut = cutTop(shirt, { f, seed: 5 }, wornAlone(lookOf([shirt])));
  return clothsAmong(layersOf(cut))
    .filter(({ part }) => part === 'pocket')
    .flatMap(({ build }) => build.pieces)
    .map(({ outline }) => {
      const off = outline.map(([x, y]) => Math.abs(x - centreX(f, y)));
      return { near: Math.min(...off), far: Math.max(...off) };
    });
}

test('a pocket keeps clear of where the front closes, however the body is turned', () => {
  for (const pose of ['relaxed', 'three-quarter'] as const) {
    const pockets = pocketsOf(pose);
    expect(pockets).toHaveLength(2);
    for (const { near } of pockets) expect(near).toBeGreaterThan(9);
  }
});

test('on the far side of a turned chest a pocket is foreshortened', () => {
  const breadths = pocketsOf('three-quarter').map(({ near, far }) => far - near);
  expect(Math.min(...breadths)).toBeLessThan(Math.max(...breadths) * 0.9);
});
