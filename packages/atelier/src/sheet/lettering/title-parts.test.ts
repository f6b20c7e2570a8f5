import { expect, test } from 'vitest';
import { DAY_DRESS } from '#atelier/sheet/looks.fixture.ts';
import { titleParts } from './title-parts.ts';

const [dress] = DAY_DRESS.garments;
const parts = (title: string, ...names: string[]): ReturnType<typeof titleParts> =>
  titleParts({ title, garments: names.map((name) => ({ ...dress, name })) });

test('a title is parted before the first garment it names', () => {
  expect(parts('Navy wool overcoat', 'overcoat')).toEqual({ lead: 'NAVY WOOL', head: 'Overcoat' });
  expect(parts('Emerald silk blouse and wide-leg trousers', 'wide-leg trousers', 'blouse')).toEqual({
    lead: 'EMERALD SILK',
    head: 'Blouse and wide-leg trousers',
  });
});

test('the cloth a garment is called by stands with its colour', () => {
  expect(parts('Black leather jacket and T-shirt', 'leather jacket', 'T-shirt')).toEqual({
    lead: 'BLACK LEATHER',
    head: 'Jacket and T-shirt',
  });
});

test('a title that names no garment, or begins with one, is set whole', () => {
  expect(parts('An outfit', 'dress')).toEqual({ lead: '', head: 'An outfit' });
  expect(parts('Saree for a wedding', 'saree')).toEqual({ lead: '', head: 'Saree for a wedding' });
});

test('a dress whose kind is not told is called by its length', () => {
  const garments = [{ ...dress, name: 'dress', length: 'maxi' as const }];
  expect(titleParts({ title: 'Butter chiffon dress', garments }).head).toBe('Maxi dress');
});
