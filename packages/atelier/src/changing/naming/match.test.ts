import type { Look } from '@toile/look';
import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from '../change.ts';

const SAREE = 'red silk saree with gold border and black blouse';
const DOTTED = 'white dress with black polka dots';
const SUIT = 'black suit with white shirt';
const LAYERED = 'navy chiffon midi dress with floral print and a white cotton jacket';

const changedBy = (brief: string, words: string): { before: Look; look: Look; slots: string[]; notDone: string[] } => {
  const before = read({ words: brief }, 7);
  const { look, changed, notDone } = change({ look: before, words });
  return { before, look, slots: changed.map(({ slot }) => slot).sort(), notDone };
};

test.each([
  [SAREE, 'match the shoes to the blouse', 'footwear.colour'],
  [SUIT, 'shirt the colour of the suit', 'g3.colour'],
  [LAYERED, 'jacket in the same print as the dress', 'g2.colour g2.print'],
  ['blue shirt and beige trousers with a brown belt', 'belt should match the shirt', 'accessory.belt.colour g2.trims'],
])("of '%s' '%s' takes over what is named of the other, and nothing else: %s", (brief, words, slots) => {
  expect(changedBy(brief, words).slots).toEqual(slots.split(' '));
});

test('shoes that match the blouse are of its very colour', () => {
  const { look } = changedBy(SAREE, 'match the shoes to the blouse');
  expect(look.footwear.colour).toEqual(look.garments.find(({ family }) => family === 'choli')?.cloth.colour);
});

test.each(['swap the colours of the saree and the blouse', 'saree and blouse the other way round'])(
  "'%s' gives each the colour of the other",
  (words) => {
    const { before, look, slots } = changedBy(SAREE, words);
    const colours = ({ garments }: Look): string[] => garments.map(({ cloth }) => cloth.colour.name);
    expect(slots).toEqual(['g1.colour', 'g2.colour']);
    expect(colours(look)).toEqual(colours(before).toReversed());
  },
);

test('the colours of one printed thing change places, its ground and its figure', () => {
  const { before, look } = changedBy(DOTTED, 'reverse the colours');
  const [was, is] = [before, look].map(({ garments }) => garments[0]?.cloth);
  expect(is?.colour).toEqual(was?.print.colours[0]);
  expect(is?.print).toEqual({ ...was?.print, colours: [was?.colour] });
});

test('what is to match something that nobody wears stays as it is, and that is said', () => {
  const { slots, notDone } = changedBy(SAREE, 'match the shoes to the hat');
  expect(slots).toEqual([]);
  expect(notDone).toHaveLength(1);
});
