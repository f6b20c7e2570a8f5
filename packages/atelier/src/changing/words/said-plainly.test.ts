import { expect, test } from 'vitest';
import { saidPlainly } from './said-plainly.ts';

test.each([
  ['make short to hip please', 'make hip length please'],
  ['a bit longer till the ankle', 'ankle length'],
  ['the sleeves shorter to the waist', 'the sleeves shorter to the waist'],
  ['the stripes going up and down, not across', 'vertical stripes'],
  ['open the top button', 'open collar'],
  ['make am flare from waist', 'make it flared'],
  ['sweater should have v, not round', 'sweater should have v neck, not round'],
])("'%s' is '%s'", (words, plain) => {
  expect(saidPlainly(words)).toBe(plain);
});

test.each(['in peach, red will clash with her lehenga', 'in peach, i always need a jacket for the dress'])(
  "the reason in '%s' names nothing that is to change",
  (words) => {
    expect(saidPlainly(words)).toBe('in peach, ');
  },
);
