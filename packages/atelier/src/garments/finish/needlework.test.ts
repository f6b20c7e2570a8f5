/** Needlework lies where embroiderers put it, in the thread that was asked for. */

import { detailsNamed, type Garment, type Look, type Print } from '@toile/look';
import { expect, test } from 'vitest';
import { type Measured, measure } from '#atelier/check/measured.ts';
import { luma, lumaOf } from '#atelier/kit/colour.ts';
import { read } from '#atelier/read.ts';
import { needleworkOf } from './needlework.ts';

const SCALE = 0.35;

function kurta(details: string[], change: Partial<Garment> = {}): Look {
  const look = read({ words: 'plain navy cotton kurta' }, 7);
  const [first, ...rest] = look.garments;
  if (!first) throw new Error('a kurta is read');
  return {
    ...look,
    person: { ...look.person, pose: 'relaxed' },
    garments: [{ ...first, details: [...first.details, ...detailsNamed(details)], ...change }, ...rest],
  };
}

const plain = measure(kurta([]), 5, SCALE);

/** Pixels of the kurta that differ from the plain one, as shares of its thirds from top to hem. */
function workedThirds(m: Measured): number[] {
  const { width } = m.scene;
  const owned: number[] = [];
  m.dressed.garmentAt.forEach((g, i) => {
    if (g === 1 && plain.dressed.garmentAt[i] === 1) owned.push(i);
  });
  const rows = owned.map((i) => Math.floor(i / width));
  const [top, low] = [Math.min(...rows), Math.max(...rows)];
  const counts = [0, 0, 0];
  const sizes = [0, 0, 0];
  for (const i of owned) {
    const third = Math.min(2, Math.floor(((Math.floor(i / width) - top) / (low - top + 1)) * 3));
    sizes[third]++;
    const at = (s: Measured): number => luma([s.scene.rgb[i * 3], s.scene.rgb[i * 3 + 1], s.scene.rgb[i * 3 + 2]]);
    if (Math.abs(at(m) - at(plain)) > 0.1) counts[third]++;
  }
  return counts.map((n, k) => n / sizes[k]);
}

test('embroidery named at the neck is at the neck alone', () => {
  const [top, middle, low] = workedThirds(measure(kurta(['embroidery-neck']), 5, SCALE));
  expect(top).toBeGreaterThan(0.02);
  expect(middle).toBeLessThan(0.004);
  expect(low).toBeLessThan(0.004);
});

test('an embroidered kurta is worked at the yoke and the hem, with butis on the field between', () => {
  const [top, middle, low] = workedThirds(measure(kurta(['zardosi']), 5, SCALE));
  expect(top).toBeGreaterThan(0.04);
  expect(low).toBeGreaterThan(0.04);
  expect(middle).toBeGreaterThan(0.01);
  // the field stays quiet: the cloth keeps its colour
  expect(middle).toBeLessThan(Math.min(top, low));
});

test('a graphic lies once on the chest, not on the hem', () => {
  const { cloth } = plain.look.garments[0] as Garment;
  const print: Print = { kind: 'graphic', colours: [{ name: 'ivory', hex: '#efe6d2' }], scale: 'medium' };
  const printed = kurta([], { cloth: { ...cloth, print } });
  const [top, middle, low] = workedThirds(measure(printed, 5, SCALE));
  expect(top + middle).toBeGreaterThan(0.04);
  expect(low).toBe(0);
});

test('thread takes the colour that was said; without one each craft has its own', () => {
  const silver = { name: 'silver', hex: '#c0c3c7' };
  const teal = { name: 'teal', hex: '#1f7a78' };
  const worked = (details: string[], trims = {}) => needleworkOf(kurta(details, { trims }).garments[0] as Garment);
  expect(worked(['zardosi'], { embroidery: teal })?.threads.first).toBe(teal.hex);
  // metal is sewn in its lit side
  const lit = worked(['zardosi'], { embroidery: silver })?.threads.first ?? '';
  expect(lumaOf(lit)).toBeGreaterThan(lumaOf(silver.hex));
  const crafts = ['embroidery', 'chikankari', 'phulkari', 'zardosi', 'gota', 'mirror-work', 'kantha', 'beads'];
  expect(new Set(crafts.map((id) => worked([id])?.craft)).size).toBe(crafts.length);
  expect(worked(['belt'])).toBeNull();
});
