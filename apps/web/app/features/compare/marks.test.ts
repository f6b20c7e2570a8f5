import { expect, it } from 'vitest';
import { marksOf } from './marks.ts';

const at = (garmentId: string) => ({ garmentId, x: 0.1, y: 0.2, width: 0.3, height: 0.4 });

it('marks each garment that differs once, with the numbers of all its differences, and nothing else', () => {
  const differences = [{ slot: 'g1.colour' }, { slot: 'person.pose' }, { slot: 'g1.length' }, { slot: 'g10' }];
  expect(marksOf(differences, [at('g1'), at('g2'), at('g10')])).toEqual([
    { ...at('g1'), numbers: [1, 3] },
    { ...at('g10'), numbers: [4] },
  ]);
  expect(marksOf([], [at('g1')])).toEqual([]);
});
