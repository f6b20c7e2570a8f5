import { expect, it } from 'vitest';
import { worn } from '#atelier/read.fixture.ts';

it.each([
  ['a cocktail dress, black bodice white skirt', 'cocktail-dress', 'white', 'black'],
  ['a knee length dress, navy bodice, silver skirt', 'dress', 'silver', 'navy'],
])('each half of a dress has its own colour: %s', (words, kind, skirt, bodice) => {
  const { cloth, trims } = worn(words, kind);
  expect(cloth.colour.name).toBe(skirt);
  expect(trims.bodice?.name).toBe(bodice);
});

it('each half has its own cloth', () => {
  const { cloth, details } = worn('a ball gown, velvet bodice, chiffon skirt', 'ball-gown');
  expect(cloth.fabric).toBe('chiffon');
  expect(details).toContainEqual({ id: 'velvet', part: 'bodice' });
});
