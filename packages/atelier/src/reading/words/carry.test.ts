import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';

test.each([
  ['a man in a black tuxedo holding a glass of champagne', 'black', 'solid'],
  ['a bride in a white gown holding a bouquet of white roses', 'white', 'solid'],
  ['a woman in a navy coat holding a tray of pink macarons', 'navy', 'solid'],
])('what the thing in the hand is of is not of the clothes: %s', (words, colour, print) => {
  const { garments, accessories } = read({ words }, 3);
  const cloth = garments.at(-1)?.cloth;
  expect([cloth?.colour.name, cloth?.print.kind]).toEqual([colour, print]);
  expect(accessories.map(({ name }) => name).join(' ')).toMatch(/ of (?:champagne|white roses|pink macarons)/i);
});
