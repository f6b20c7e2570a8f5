import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';

const lengthOf = (words: string) =>
  read({ words }, 7).garments.find(({ family }) => /dress|skirt/.test(family))?.length;

test.each([
  'ivory crepe bridal gown, full length with a chapel train',
  'emerald satin floor-length evening gown with a thigh slit and a short train',
  'black maxi skirt with a train and a white shirt',
])('%s: lies on the floor', (words) => {
  expect(lengthOf(words)).toBe('floor');
});

test('a train leaves a hem short that the words call short', () => {
  expect(lengthOf('white mini dress with a train')).toBe('mini');
});

test('a jhola hangs across the body', () => {
  const { accessories } = read({ words: 'khadi kurta for a man, white churidar, a jhola across the body' }, 7);
  expect(accessories.map(({ kind, name }) => [kind, name])).toEqual([['crossbody', 'jhola']]);
});
