import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';

test.each([
  ['pencil sketch of a black pencil skirt and a white shirt', 'pencil'],
  ['watercolour illustration of a red saree', 'watercolour'],
  ['ink and wash drawing of a red saree', 'ink'],
  ['flat vector art, denim jacket and jeans', 'flat'],
  ['emerald gown painted in gouache', 'gouache'],
  ['a dress with a watercolour print', undefined],
  ['black pencil skirt', undefined],
])('"%s" is made in %s', (words, medium) => {
  const look = read({ words }, 1);
  expect(look.medium).toBe(medium);
  expect(look.reading.unread).toEqual([]);
});
