import { expect, it } from 'vitest';
import { isCut } from '#web/lib/whole-rows/is-cut.ts';

const sharp = (ends: number) => ({ fades: ends, ends });

it('finds the row that an edge goes through, and none that ends over it or begins under it', () => {
  expect(isCut({ top: 700, bottom: 740 }, sharp(720))).toBe(true);
  expect(isCut({ top: 660, bottom: 720 }, sharp(720))).toBe(false);
  expect(isCut({ top: 720, bottom: 760 }, sharp(720))).toBe(false);
});

it('finds the row that would be half seen where the page fades before its edge', () => {
  const edge = { fades: 700, ends: 720 };
  expect(isCut({ top: 680, bottom: 710 }, edge)).toBe(true);
  expect(isCut({ top: 706, bottom: 740 }, edge)).toBe(true);
  expect(isCut({ top: 660, bottom: 700 }, edge)).toBe(false);
});

it('leaves what is taller than a row: a block goes on under the edge', () => {
  expect(isCut({ top: 300, bottom: 900 }, sharp(720))).toBe(false);
});
