import type { Move } from '@toile/contract';
import { expect, test } from 'vitest';
import { forgetSet, keyOfSet } from './set-keys.ts';

const FITS: Move[][] = [[{ slot: 'g1.fit', to: 'tight' }], [{ slot: 'g1.fit', to: 'relaxed' }]];

test('a set has one key until it has ended, whoever asks, and another design or choice has another', () => {
  const key = keyOfSet('one', FITS);
  expect(keyOfSet('one', structuredClone(FITS))).toBe(key);
  expect(keyOfSet('two', FITS)).not.toBe(key);
  expect(keyOfSet('one', FITS.toReversed())).not.toBe(key);
  forgetSet('one', FITS);
  expect(keyOfSet('one', FITS)).not.toBe(key);
});
