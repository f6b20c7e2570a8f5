import { expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

it.each([
  ['dark indigo jeans. Man about 60, grey beard', 'senior', 'male'],
  ['kurta pyjama for father in law 65 yrs', 'senior', 'male'],
  ['an emerald wrap blouse, woman around 30', 'adult', 'female'],
  ['seersucker blazer, man late 30s', 'adult', 'male'],
  ['skater boy 17, baggy shorts', 'teen', 'male'],
] as const)('%s tells an age and for whom it is', (words, age, presentation) => {
  const { person } = read({ words }, 1);
  expect([person.ageGroup, person.presentation]).toEqual([age, presentation]);
});

it.each([
  ['a twenty-five-year-old woman in a red dress', 'adult'],
  ['a woman, forty two years old, in a coat', 'adult'],
  ['a man aged sixty-five in a suit', 'senior'],
  ['a five year old in a red dress', 'child'],
] as const)('%s is as old as both words of the number', (words, age) => {
  expect(read({ words }, 1).person.ageGroup).toBe(age);
});

it('takes a size for no age, and no number of pieces or inches', () => {
  for (const words of ['girl 2 piece set in pink', 'girl 5 pocket jeans', 'man 60 inch chest kurta'])
    expect(read({ words }, 1).person.ageGroup, words).toBe('adult');
  expect(read({ words: 'a shirt for men, size 60' }, 1).person.ageGroup).toBe('adult');
  expect(read({ words: 'a 60s shift dress' }, 1).person.ageGroup).toBe('adult');
});
