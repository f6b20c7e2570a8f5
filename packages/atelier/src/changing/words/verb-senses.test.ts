import { expect, test } from 'vitest';
import { bySense } from './verb-senses.ts';

test.each([
  ['drop the hem to mid-calf', 'make it midi length'],
  ['drop the belt', 'drop the belt'],
  ['take the dress down to the ankle', 'make the dress ankle length'],
  ['take the hat off', 'take the hat off'],
  ['bring the sleeves up to the elbow', 'elbow sleeves'],
  ['take the slit down to just the knee', 'slit to the knee'],
  ['bring it down to the knee', 'to the knee'],
  ['pleat it', 'pleats on it'],
  ['a stripe down the side of the joggers', 'a side stripe on the joggers'],
  ['tie a ribbon at the waist', 'add a ribbon at the waist'],
  ['a red tie', 'a red tie'],
  ['keep the hat but in black', 'hat in black'],
  ['hem the trousers', 'make the trousers shorter'],
  ['a longer hem', 'a longer hem'],
  ['roll the sleeves down', 'remove the rolled sleeves'],
  ['roll the sleeves up', 'roll the sleeves up'],
  ['tone the yellow down', 'tone down the yellow'],
  ['go back to no hat like before', 'no hat'],
  ['go back to the original', 'go back to the original'],
  ['can the skirt be a sarong', 'change the skirt to a sarong'],
  ['can the skirt be a bit longer', 'can the skirt be a bit longer'],
])("'%s' is meant as '%s'", (words, meant) => {
  expect(bySense(words)).toBe(meant);
});

test('whoever insists on it, and why it is wished, say nothing of the picture', () => {
  expect(bySense('add a hat, my mother insists').trim()).toBe('add a hat');
  expect(bySense('a size bigger so she grows into it').trim()).toBe('a size bigger');
});
