import { expect, it } from 'vitest';
import { isCut } from '#web/lib/whole-rows/is-cut.ts';

it('finds the row that an edge goes through, and none that ends over it or begins under it', () => {
  expect(isCut({ top: 700, bottom: 740 }, 720)).toBe(true);
  expect(isCut({ top: 660, bottom: 720 }, 720)).toBe(false);
  expect(isCut({ top: 720, bottom: 760 }, 720)).toBe(false);
});

it('leaves what is taller than a row: a block goes on under the edge', () => {
  expect(isCut({ top: 300, bottom: 900 }, 720)).toBe(false);
});
