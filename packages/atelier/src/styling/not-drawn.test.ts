import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';

const undrawn = (words: string) =>
  read({ words }, 1)
    .reading.understood.filter((span) => span.drawn === false)
    .map((span) => span.text);

test('words that were understood but are not drawn are marked as such', () => {
  expect(undrawn('Emerald silk saree, border embroidered with unicorns')).toEqual(['unicorns']);
});

test('what is drawn carries no mark', () => {
  expect(
    undrawn('Emerald silk saree with a gold border, jhumka earrings and a red potli bag, embroidered with peacocks'),
  ).toEqual([]);
});

test('what a cloth is made of is drawn with it', () => {
  expect(read({ words: 'sequin camisole in emerald with black trousers' }, 7).reading.notDrawn).toEqual([]);
});
