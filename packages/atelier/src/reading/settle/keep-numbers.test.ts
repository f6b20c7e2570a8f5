import { expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const told = (words: string): string => read({ words }, 7).reading.notDrawn.join(' ');

it.each([
  ['a linen dress with 3/4 bell sleeves', /3|4/],
  ['a girl in a yellow frock, two pigtails', /two/],
  ['navy dungarees with two brass buckles over a white t-shirt', /two/],
  ['cognac leather tote bag, two shoulder straps', /two/],
  ['red stilettos, 4 inch heel', /4/],
])('tells no number as lost that is drawn: %s', (words, number) => {
  expect(told(words)).not.toMatch(number);
});

it('tells a number that is not kept', () => {
  expect(told('a navy backpack, two front pockets')).toContain('two');
});

it.each([
  "men's kurta, length 40, chest 42 finished, side slits 10",
  'A-line skirt, waist 28, hip 38, 24 inch long',
  'Nehru jacket mens 40, sleeves 23, neck 7 deep',
  'tiered skirt, tiers of 12, 13 and 14 inch',
])('leaves what measures to whoever cuts: %s', (words) => {
  expect(told(words)).not.toMatch(/\d/);
});

it.each([
  ['a navy skirt with godets 6', '6'],
  ['a white shirt, collar, 2 hangers', '2'],
])('tells a count beside a measure: %s', (words, count) => {
  expect(told(words)).toContain(count);
});

it('gives a row of buttons to what has a front, and a bib to what has one', () => {
  const { garments } = read({ words: 'a maroon bandhgala over beige trousers, five fabric buttons' }, 7);
  const buttonsOf = (family: string) =>
    garments.find((garment) => garment.family === family)?.details.find(({ id }) => id === 'buttons')?.count;
  expect([buttonsOf('jacket'), buttonsOf('trousers')]).toEqual([5, undefined]);
  const boy = read({ words: 'a boy in navy dungarees over a striped t-shirt, a bear patch on the bib' }, 7);
  expect(boy.garments.find(({ family }) => family === 'top')?.details.map(({ id }) => id)).not.toContain('bib');
});

it('shuts no front with the buttons of a cuff', () => {
  const [blouse] = read({ words: 'an ivory blouse, buttons down the back, cuffs with two buttons each' }, 7).garments;
  expect(blouse?.closure).not.toBe('single-breasted');
});
