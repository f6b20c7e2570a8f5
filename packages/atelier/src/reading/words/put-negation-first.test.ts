import { expect, it } from 'vitest';
import { draftOf } from '#atelier/reading/draft-of.ts';

const ruledOut = (words: string): string[] => [...draftOf(words).without].toSorted();
const worn = (words: string): string[] => draftOf(words).things.map(({ entry }) => entry.id);

it.each([
  ['a sherwani, pagdi not required', 'turban'],
  ['a lehenga, veil is not needed', 'veil'],
  ['a suit, white shirt, tie is not wanted', 'tie'],
  ['a suit with a white shirt, no need of a tie', 'tie'],
  ['a saree, I do not want a bindi', 'bindi'],
  ['a coat, skip the scarf', 'scarf'],
  ['a coat minus the scarf', 'scarf'],
  ['a coat, scarf to be avoided', 'scarf'],
])('wears nothing that is denied before or after its name: %s', (words, id) => {
  expect(worn(words)).not.toContain(id);
  expect(ruledOut(words)).toContain(id);
});

it('denies a quality that is ruled out after its name', () => {
  const { things } = draftOf('a kurta, buttons not wanted');
  expect(things[0]?.said.map(({ as }) => as)).not.toContain('closure');
});

it('denies no more than the name before it', () => {
  expect(worn('a red dress with boots, hat not needed')).toEqual(['dress', 'ankle-boots']);
  expect(worn('a saree, dupatta not required gold bangles')).toEqual(['saree', 'bangles']);
  expect(worn('black lehenga, heels nahi juttis')).toEqual(['lehenga', 'mojaris']);
});

it('takes a denial of what follows for no denial of what stood before', () => {
  expect(worn('a saree with bangles, no need of a purse')).toEqual(['saree', 'bangles']);
});

it('reads a word of wanting for no typing mistake', () => {
  expect(draftOf('a kurta, buttons not wanted').spans.map(({ value }) => value)).not.toContain('vent');
});
