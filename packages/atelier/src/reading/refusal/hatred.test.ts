import { expect, test } from 'vitest';
import { coarsenessOf } from './coarse.ts';
import { HARMFUL, HARMLESS } from './hatred.fixture.ts';

test.each(HARMFUL)('nobody reads harm under a picture: %s', (words) => {
  expect(['threatening', 'hateful']).toContain(coarsenessOf(words));
});

test.each(HARMLESS)('clothes may be spoken of: %s', (words) => {
  expect(coarsenessOf(words)).toBeUndefined();
});
