import { faultInPublic } from '@toile/atelier/public-words';
import { expect, test } from 'vitest';
import { faultAtSight } from './fault-at-sight.ts';

const TEXTS = [
  'Riya Sharma',
  '',
  'write to riya@example.com',
  'call 98765 43210',
  `a coat ${'with a hem '.repeat(40)}`,
  'fuck',
];

test('a text is judged at sight as the atelier judges it, however often it is asked', () => {
  for (let time = 0; time < 3; time++) expect(TEXTS.map(faultAtSight)).toEqual(TEXTS.map(faultInPublic));
  expect(TEXTS.map(faultAtSight).filter((fault) => fault !== undefined).length).toBeGreaterThan(1);
});
