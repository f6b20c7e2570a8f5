import { expect, test } from 'vitest';
import { IS_SOAK, SEED, shareOf } from './soak.fixture.ts';

test('a share is spread over the whole row and moves with the seed; a soak takes the row', () => {
  const share = shareOf(100, 20);
  const first = IS_SOAK ? 0 : SEED % 5;
  expect(share).toEqual(Array.from({ length: IS_SOAK ? 100 : 20 }, (_, i) => (IS_SOAK ? i : first + i * 5)));
  expect(Math.max(...share)).toBeLessThan(100);
});

test('a run has a seed of its own', () => {
  expect(process.env.SEED).toMatch(/^\d+$/);
});
