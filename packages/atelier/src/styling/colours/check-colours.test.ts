import { expect, test } from 'vitest';
import { lightness } from '#atelier/kit/colour.ts';
import { read } from '#atelier/read.ts';

const printed = (words: string, seed: number) =>
  read({ words }, seed).garments.find(({ cloth }) => cloth.print.kind !== 'solid')?.cloth;
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

test('gingham of a colour that was asked for is checked with white', () => {
  for (const colour of ['yellow', 'red', 'navy', 'lilac'])
    for (const seed of SEEDS) {
      const cloth = printed(`${colour} gingham sundress`, seed);
      expect([cloth?.colour.name, cloth?.print.colours.map(({ name }) => name)]).toEqual([colour, ['white']]);
    }
});

test('white gingham has a colour of its own', () => {
  for (const seed of SEEDS) expect(printed('white gingham sundress', seed)?.print.colours[0]?.name).not.toBe('white');
});

test('a red tartan has broad bars of a deep colour and fine lines that are lighter than they', () => {
  for (const seed of SEEDS) {
    const [broad, fine] = printed('red tartan kilt', seed)?.print.colours ?? [];
    expect(lightness(broad?.hex ?? '#ffffff')).toBeLessThan(45);
    expect(lightness(fine?.hex ?? '#000000')).toBeGreaterThan(lightness(broad?.hex ?? '#000000') + 25);
  }
});

test('a tartan asked for in two colours is woven of these', () => {
  const cloth = printed('red and green tartan skirt', 3);
  expect([cloth?.colour.name, cloth?.print.colours.map(({ name }) => name)]).toEqual(['red', ['green']]);
});
