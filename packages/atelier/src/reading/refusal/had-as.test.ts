import { expect, test } from 'vitest';
import { coarsenessOf } from './coarse.ts';
import { HAD_AS, NOT_HAD, WISHED_BARE, WISHED_OF_CLOTHES } from './had-as.fixture.ts';

test.each([...HAD_AS, ...WISHED_BARE])('nobody young is to be had: %s', (words) => {
  expect(coarsenessOf(words)).toBe('young');
});

test.each([...NOT_HAD, ...WISHED_OF_CLOTHES])('clothes are for whom they are for: %s', (words) => {
  expect(coarsenessOf(words)).toBeUndefined();
});
