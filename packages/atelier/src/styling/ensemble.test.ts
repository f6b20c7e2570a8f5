import type { Garment, Look } from '@toile/look';
import { expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const look = (words: string): Look => read({ words }, 7);
const of = (words: string, family: Garment['family']): Garment | undefined =>
  look(words).garments.find((garment) => garment.family === family);

it.each(['choli', 'dupatta'] as const)(
  'makes the %s of an embroidered lehenga with it, in the thread that was said',
  (family) => {
    const made = of('ivory lehenga with rose gold embroidery', family);
    expect(made?.cloth.colour.name).toBe('ivory');
    expect(made?.trims.embroidery?.name).toBe('rose gold');
  },
);

it('leaves a dupatta the colour that was said', () => {
  expect(of('ivory lehenga with gold embroidery and a red dupatta', 'dupatta')?.cloth.colour.name).toBe('red');
});

it('cuts no dark blouse beside a pastel', () => {
  expect(of('mint lehenga', 'choli')?.cloth.colour.name).toBe('mint');
});

it('sews a sequin border in a metal near the cloth', () => {
  expect(of('blush pink chiffon saree with sequin border', 'saree')?.border?.colour.name).toBe('rose gold');
});

it('cuts the blouse of a saree in the colour its border is said to have', () => {
  expect(of('white cotton saree with red border', 'choli')?.cloth.colour.name).toBe('red');
});

it('jewels a bride in choker and nose ring, and a guest in neither', () => {
  const worn = (words: string): string[] => look(words).accessories.map(({ kind }) => kind);
  expect(worn('bridal red lehenga')).toEqual(expect.arrayContaining(['choker', 'nose-ring']));
  expect(worn('green lehenga')).not.toContain('nose-ring');
});
