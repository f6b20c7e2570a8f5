import { expect, test } from 'vitest';
import { faultInPublic, isYoungName } from '#atelier/public-words.ts';
import { DISGUISED, INNOCENT_BESIDE, INNOCENT_NAMES, NAMES_OF_THE_YOUNG } from './captions-in-disguise.fixture.ts';
import { INNOCENT_CAPTIONS } from './innocent-captions.fixture.ts';

test.each(DISGUISED)('under a picture nobody reads: %s', (words) => {
  expect(faultInPublic(words)).toBeDefined();
});

test.each([...INNOCENT_BESIDE, ...INNOCENT_CAPTIONS])('and everybody may: %s', (words) => {
  expect(faultInPublic(words)).toBeUndefined();
});

test.each(NAMES_OF_THE_YOUNG)('nobody who shows or sells anything is called: %s', (name) => {
  expect(faultInPublic(name) !== undefined || isYoungName(name)).toBe(true);
});

test.each(INNOCENT_NAMES)('and anybody may be: %s', (name) => {
  expect([faultInPublic(name), isYoungName(name)]).toEqual([undefined, false]);
});
