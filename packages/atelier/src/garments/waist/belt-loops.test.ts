import { detailsNamed } from '@toile/look';
import { expect, test } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { dressPerson } from '#atelier/garments/dress-person.ts';
import { lookOf, personOf, trousersOf } from '#atelier/garments/outfits.fixture.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';

const f = makeWearer(personOf(), { x: 390, heel: 0 });
const green = { name: 'green', hex: '#1f9a3a' };
const red = { name: 'red', hex: '#d01818' };

/** How many loops' breadths of green lie across the middle of a red belt, and how many columns of it are red. */
function across(details: string[]): { loops: number; red: number } {
  const scene = new Scene(1, 1);
  const base = trousersOf({ length: 'full', waistline: 'high', silhouette: 'straight' });
  const pair = { ...base, cloth: { ...base.cloth, fabric: 'cotton' as const, colour: green } };
  dressPerson(scene, f, lookOf([{ ...pair, details: detailsNamed(details), trims: { belt: red } }]), 5);
  const rgb = (x: number, y: number): number[] => [
    ...scene.rgb.slice((y * scene.width + x) * 3, (y * scene.width + x) * 3 + 3),
  ];
  const waist = (f.waist[LEFT][1] + f.waist[RIGHT][1]) / 2;
  let [loops, reds, middle, wasGreen] = [0, 0, 0, false];
  for (let x = Math.round(f.waist[LEFT][0]); x <= f.waist[RIGHT][0]; x++) {
    const rows: number[] = [];
    for (let y = Math.round(waist - 20); y < waist + 60; y++) {
      const [r, g] = rgb(x, y);
      if (r > 0.2 && r > 2 * g) rows.push(y);
    }
    if (rows.length > 3) [middle, reds] = [Math.round((rows[0] + rows[rows.length - 1]) / 2), reds + 1];
    const [r, g] = middle ? rgb(x, middle) : [1, 0];
    const isGreen = g > 1.2 * r;
    if (isGreen && !wasGreen) loops++;
    wasGreen = isGreen;
  }
  return { loops, red: reds };
}

test('loops lie over the belt that goes through them', () => {
  const looped = across(['belt', 'belt-loops']);
  expect(looped.loops).toBeGreaterThanOrEqual(3);
  expect(looped.red).toBeGreaterThan(40);
});
