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

/** How many columns of the waist are red, and how often red gives way to green between two red ones. */
function across(details: string[]): { red: number; gaps: number } {
  const scene = new Scene(1, 1);
  const base = trousersOf({ length: 'full', waistline: 'high', silhouette: 'straight' });
  const pair = { ...base, cloth: { ...base.cloth, fabric: 'cotton' as const, colour: green } };
  dressPerson(scene, f, lookOf([{ ...pair, details: detailsNamed(details), trims: { belt: red } }]), 5);
  const [left, right] = [f.waist[LEFT][0], f.waist[RIGHT][0]];
  const waist = (f.waist[LEFT][1] + f.waist[RIGHT][1]) / 2;
  const columns: boolean[] = [];
  for (let x = Math.round(left); x <= right; x++) {
    let count = 0;
    for (let y = Math.round(waist - 20); y < waist + 60; y++) {
      const at = (y * scene.width + x) * 3;
      if (scene.rgb[at] > 0.2 && scene.rgb[at] > 2 * scene.rgb[at + 1]) count++;
    }
    columns.push(count > 3);
  }
  const [from, to] = [columns.indexOf(true), columns.lastIndexOf(true)];
  const within = columns.slice(from, to + 1);
  return {
    red: within.filter(Boolean).length,
    gaps: within.filter((isRed, i) => isRed && within[i + 1] === false).length,
  };
}

test('loops hide the belt that goes through them', () => {
  const looped = across(['belt', 'belt-loops']);
  expect(looped.gaps).toBeGreaterThanOrEqual(2);
  expect(looped.red).toBeGreaterThan(40);
});
