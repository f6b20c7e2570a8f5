import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';

const titleOf = (words: string): string => read({ words }, 3).title;

test('pieces of one cloth are called by the name of the whole', () => {
  expect(titleOf('charcoal wool suit for a man')).toBe('Charcoal wool suit');
  expect(titleOf('charcoal wool three piece suit for a man')).toBe('Charcoal wool three-piece suit');
  expect(titleOf('navy wool skirt suit')).toBe('Navy wool skirt suit');
});

test('a jacket over another cloth keeps its own name', () => {
  expect(titleOf('charcoal wool suit jacket with beige cotton trousers')).toMatch(/suit jacket/);
});

test('a print stands before the cloth it is printed on', () => {
  expect(titleOf('powder blue floral cotton dress')).toBe('Powder blue floral cotton dress');
  expect(titleOf('red striped silk blouse')).toBe('Red striped silk blouse');
});

test('both garments that the words name are in the title, if need be without their cloth', () => {
  expect(titleOf('green cargo pants with white crop top')).toMatch(/^White \w+ crop top and cargo trousers$/);
  expect(titleOf('black houndstooth blazer with pencil skirt')).toBe('Black houndstooth wool blazer and pencil skirt');
});

test('a track jacket with trousers of its cloth is a tracksuit', () => {
  expect(titleOf('navy tracksuit with white stripes')).toMatch(/^Navy .*tracksuit$/);
});
