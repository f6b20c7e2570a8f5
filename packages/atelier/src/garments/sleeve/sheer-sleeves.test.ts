import { detailsNamed, type Fabric } from '@toile/look';
import { expect, test } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { dressPerson } from '#atelier/garments/dress-person.ts';
import { clothOf, dressOf, lookOf } from '#atelier/garments/outfits.fixture.ts';
import { mix } from '#atelier/kit/points.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';

const SCALE = 0.5;

/** How light a white dress with long sleeves is on the upper arm of a dark woman, and on her waist, 0..1. */
function lightness(details: string[], fabric: Fabric = 'satin'): { sleeve: number; waist: number } {
  const gown = dressOf({
    kind: 'wedding-dress',
    cloth: clothOf(fabric, '#f8f6f0'),
    sleeve: { shape: 'set-in', length: 'long' },
    details: detailsNamed(details),
  });
  const look = lookOf([gown], { skin: 'deep-cool', pose: 'relaxed' });
  const scene = new Scene(SCALE, 5);
  const wearer = makeWearer(look.person, { x: 390, heel: 0 });
  dressPerson(scene, wearer, look, 5);
  const around = ([x, y]: readonly [number, number]): number => {
    let sum = 0;
    for (let dy = -12; dy < 12; dy++)
      for (let dx = -3; dx < 3; dx++)
        sum += scene.rgb[((Math.round(y * SCALE) + dy) * scene.width + Math.round(x * SCALE) + dx) * 3 + 1];
    return sum / (24 * 6);
  };
  const { shoulder, elbow } = wearer.arm[LEFT];
  return {
    sleeve: around(mix(shoulder, elbow, 0.7)),
    waist: around(mix(wearer.waist[LEFT], wearer.waist[RIGHT], 0.5)),
  };
}

test('an arm is seen through sleeves that are asked of lace or sheer, the body through neither', () => {
  const plain = lightness([]);
  for (const details of [['sheer-sleeve', 'lace-sleeve'], ['sheer-sleeve']]) {
    const sheer = lightness(details);
    expect(plain.sleeve - sheer.sleeve).toBeGreaterThan(0.15);
    expect(Math.abs(plain.waist - sheer.waist)).toBeLessThan(0.05);
  }
});

test('the sleeves of a lace gown are unlined, however the gown is', () => {
  const { sleeve, waist } = lightness([], 'lace');
  expect(waist - sleeve).toBeGreaterThan(0.15);
});
