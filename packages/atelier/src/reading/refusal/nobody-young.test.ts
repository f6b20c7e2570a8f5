import { expect, test } from 'vitest';
import { hear } from '#atelier/judge.ts';
import { read } from '#atelier/read.ts';

/** What is called after the young and is nobody. */
const SAID = [
  'teen patti night cocktail saree with a plunging blouse',
  'teen patti party sequin mini dress with deep neck',
  'Diwali teen patti outfit, backless choli',
  '1990s teen movie inspired slip dress',
  'sweet 16 mm pearls with a corset',
  "Destiny's Child inspired metallic bikini",
  'flower child 70s crochet bikini',
  'cheetah print bikini, wild child style',
  'indie kid fishnet top',
  'kids-free honeymoon bikini',
  'Class 1 gazetted officer saree sheer',
  'grade 12 microns mesh top',
  'minor pleats on a sheer skirt',
];

test.each(SAID)('a grown woman is drawn in %s', (words) => {
  expect(hear({ words }).refused).toBeUndefined();
  expect(read({ words }, 7).person.ageGroup).toBe('adult');
});

test.each(SAID)('and somebody young beside it is heard all the same: %s', (words) => {
  expect(hear({ words: `a girl of nine, ${words}, in a string bikini` }).refused?.reason).toBe('minors');
});
