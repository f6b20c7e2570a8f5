import { expect, it } from 'vitest';
import { draftOf } from '#atelier/reading/draft-of.ts';

/** What is said of the whole of the first thing, and what of its lining. */
const outside = (words: string): string[] =>
  draftOf(words)
    .things[0]?.said.filter(({ part }) => !part)
    .map(({ as, value }) => `${as} ${value}`) ?? [];
const inside = (words: string): string[] =>
  draftOf(words)
    .things[0]?.said.filter(({ part }) => part === 'lining')
    .map(({ value }) => value) ?? [];

it.each([
  ['a wool coat, camel, lining checked', ['plaid-lining']],
  ['a trench coat. Lining: check in red', ['plaid-lining', 'red']],
  ['a grey cape lined with floral silk', ['floral-lining', 'silk-lining']],
  ['a navy coat lined in emerald satin', ['emerald', 'satin-lining']],
  ['a white kurta with cotton astar', ['cotton-lining']],
  ['a black blazer with a red paisley lining', ['paisley-lining', 'red']],
])('says of the lining alone what it is like: %s', (words, own) => {
  expect(inside(words).toSorted()).toEqual(own);
  expect(outside(words).filter((one) => /^(?:print|fabric)/.test(one) && !/wool/.test(one))).toEqual([]);
});

it('leaves the cloth of what is named after it to that', () => {
  expect(outside('a lined red silk shirt')).toContain('colour red');
  expect(draftOf('a coat lined in red, silk shirt').things.map(({ entry }) => entry.id)).toEqual(['coat', 'shirt']);
});

it('takes what stands after the label of a colour for one', () => {
  expect(outside('trench coat. Colour: Stone')).toContain('colour stone');
});
