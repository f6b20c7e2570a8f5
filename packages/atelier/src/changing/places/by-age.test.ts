import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from '../change.ts';

test.each([
  ['mother and daughter in matching yellow salwar suits, the daughter aged eight', 'daughter in pink', true],
  ['mother and daughter in matching yellow salwar suits, the daughter aged eight', 'mother in pink', false],
  ['father and son in white kurtas, the son aged six', "the son's kurta in green", true],
])("of '%s' '%s' is of the right one of two", (brief, words, isOfSecond) => {
  const look = read({ words: brief }, 7);
  const { changed, notDone } = change({ look, words });
  const second = new Set(look.companion?.garments.map(({ id }) => id));
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.every(({ slot }) => second.has(slot.split('.')[0] ?? '') === isOfSecond)).toBe(true);
  expect(notDone).toEqual([]);
});
