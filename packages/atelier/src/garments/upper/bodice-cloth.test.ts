import { detailsNamed } from '@toile/look';
import { expect, test } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { dressPerson } from '#atelier/garments/dress-person.ts';
import { materialOf } from '#atelier/garments/measures.ts';
import { clothOf, dressOf, lookOf } from '#atelier/garments/outfits.fixture.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { clothsOf } from './bodice-cloth.ts';

const SCALE = 0.5;
const pink = dressOf({ cloth: clothOf('cotton', '#e08aa0'), silhouette: 'a-line', length: 'knee' });
const silver = { name: 'silver', hex: '#b9bcc1' };
const sequinned = { ...pink, details: detailsNamed(['sequins-bodice']), trims: { embroidery: silver } };

/** How much redder than green the middle of the chest and of the skirt are, 0..1. */
function rednessOf(garment: typeof pink): { chest: number; skirt: number } {
  const look = lookOf([garment]);
  const scene = new Scene(SCALE, 5);
  const f = makeWearer(look.person, { x: 390, heel: 0 });
  dressPerson(scene, f, look, 5);
  const around = (x: number, y: number): number => {
    let sum = 0;
    for (let dy = -6; dy < 6; dy++)
      for (let dx = -6; dx < 6; dx++) {
        const i = ((Math.round(y * SCALE) + dy) * scene.width + Math.round(x * SCALE) + dx) * 3;
        sum += scene.rgb[i] - scene.rgb[i + 1];
      }
    return sum / 144;
  };
  const middle = (f.waist[LEFT][0] + f.waist[RIGHT][0]) / 2;
  return { chest: around(middle, f.underbust[LEFT][1] - 10), skirt: around(middle, f.hip[LEFT][1] + 60) };
}

test('a bodice that is asked of sequins is cut from them, in the colour of their thread; the skirt keeps its cloth', () => {
  const plain = rednessOf(pink);
  const worked = rednessOf(sequinned);
  expect(plain.chest).toBeGreaterThan(0.2);
  expect(worked.chest).toBeLessThan(0.1);
  expect(worked.skirt).toBeCloseTo(plain.skirt, 1);
});

test('a bodice named of another cloth keeps the colour of the dress', () => {
  const velvet = { ...pink, details: detailsNamed(['velvet-bodice']) };
  const [own, , bodice] = clothsOf(velvet, materialOf(velvet.cloth), materialOf(velvet.cloth));
  expect(bodice).toMatchObject({ fabric: 'velvet', colour: own.colour });
  expect(clothsOf(pink, own, own)[2]).toBe(own);
});
