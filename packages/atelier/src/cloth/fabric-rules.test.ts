import { FABRICS } from '@toile/look';
import { CLOTHS } from '@toile/look/records';
import { expect, test } from 'vitest';
import { isSheer, isStretchy } from './fabric-rules.ts';

test.each(FABRICS)('%s is painted as its record says it is: seen through or not, giving or not', (fabric) => {
  expect(isSheer(fabric)).toBe(CLOTHS[fabric].sheer);
  expect(isStretchy(fabric)).toBe(CLOTHS[fabric].stretch !== 'none');
});
