import { expect, test } from 'vitest';
import { readAndSee } from '../read-and-see.ts';
import { checkLook } from './check-look.ts';

test.each([
  ['a buckle over an open jacket, on what is worn under it', 'teal cotton utility jacket, worn with a belt', 377],
  [
    'an edging of which one cell shows between jacket and pallu',
    'rust silk leather jacket with asymmetric hem and nauvari, worn with a tote bag',
    247,
  ],
])('%s is found where it is', (_, words, seed) => {
  const faults = checkLook(readAndSee({ words }, seed), seed).filter(({ rule }) => rule === 'part');
  expect(faults).toEqual([]);
});
