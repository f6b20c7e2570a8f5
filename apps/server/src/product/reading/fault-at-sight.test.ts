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

const seen = () => Promise.all(TEXTS.map(faultAtSight));

test('a text is judged at sight as the atelier judges it, however often it is asked', async () => {
  for (let time = 0; time < 3; time++) expect(await seen()).toEqual(TEXTS.map(faultInPublic));
  expect((await seen()).filter((fault) => fault !== undefined).length).toBeGreaterThan(1);
});
