import type { Garment } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { dressPerson } from '#atelier/garments/dress-person.ts';
import { buttonColour } from '#atelier/garments/jacket/jacket-buttons.ts';
import { clothOf, garmentOf, lookOf, topOf, trousersOf } from '#atelier/garments/outfits.fixture.ts';
import { isTucked } from '#atelier/garments/tuck.ts';
import { lumaOf } from '#atelier/kit/colour.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';

const jacketOf = (over: Partial<Garment>): Garment =>
  garmentOf({ family: 'jacket', layer: 'outer', sleeve: { shape: 'tailored', length: 'long' }, ...over });

describe('tailoring', () => {
  const shirt = topOf({ collar: 'shirt', closure: 'buttons', sleeve: { shape: 'shirt', length: 'long' } });
  const wool = { cloth: clothOf('wool', '#3a3d45') };
  const suit = jacketOf({ ...wool, collar: 'notch', neckline: 'lapel', closure: 'single-breasted' });
  const waistcoat = garmentOf({ ...wool, family: 'jacket', layer: 'mid', neckline: 'v', closure: 'buttons' });

  test("a suit's jacket stands open over its waistcoat", () => {
    const scale = 0.3;
    const look = lookOf([shirt, trousersOf(wool), waistcoat, suit], { presentation: 'male' });
    const scene = new Scene(scale, 5);
    const wearer = makeWearer(look.person, { x: 390, heel: 0 });
    const { garmentAt } = dressPerson(scene, wearer, look, 5);
    const owner = (y: number): number => {
      const x = (wearer.waist[LEFT][0] + wearer.waist[RIGHT][0]) / 2;
      return garmentAt[Math.round(y * scale) * scene.width + Math.round(x * scale)];
    };
    const waist = (wearer.waist[LEFT][1] + wearer.waist[RIGHT][1]) / 2;
    expect([waist - 40, waist - 20, waist].map(owner)).toEqual([3, 3, 3]);
  });

  test.each(['crop', 'waist', 'hip'] as const)(
    'a tee with jeans is tucked in under a jacket that ends at the waist, not at the hip (%s)',
    (length) => {
      const tee = topOf({ cloth: clothOf('jersey', '#ffffff') });
      const look = lookOf([tee, trousersOf({ cloth: clothOf('denim', '#3b5f93') }), jacketOf({ length })]);
      expect(isTucked(makeWearer(look.person, { x: 390, heel: 0 }), look, tee)).toBe(length !== 'hip');
    },
  );

  test.each(['#141416', '#1f2f63', '#3a3d45', '#8a8d92', '#c19a6b', '#f2ede2'])('buttons are seen on %s', (hex) => {
    for (const closure of ['single-breasted', 'double-breasted'] as const) {
      const button = buttonColour(jacketOf({ cloth: clothOf('wool', hex), closure }));
      expect(Math.abs(lumaOf(button) - lumaOf(hex))).toBeGreaterThan(0.15);
    }
  });
});
