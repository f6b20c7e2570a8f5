import { expect, it } from 'vitest';
import { isColour } from './is-colour.ts';

it.each([
  ['red', true],
  ['in a bright red, please', true],
  ['the same shade of dusty pink', true],
  ['off-white', true],
  ['red silk', false],
  ['a red belt', false],
  ['please', false],
])('%s is a colour alone: %s', (words, isOne) => {
  expect(isColour(words)).toBe(isOne);
});

it('comes back from a long row of colours that ends in another word, however its blanks could be parted', () => {
  expect(isColour(`${'red '.repeat(40)}r`)).toBe(false);
  expect(isColour(`${'red collar '.repeat(30)}r`)).toBe(false);
});
