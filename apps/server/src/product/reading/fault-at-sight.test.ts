import { faultInPublic, faultBetweenTwo as judgeBetweenTwo } from '@toile/atelier/public-words';
import { expect, test } from 'vitest';
import { faultAtSight, faultBetweenTwo } from './fault-at-sight.ts';

const CURSE_AND_NUMBER = 'fuck you, call 98765 43210';
const TEXTS = [
  'Riya Sharma',
  '',
  'write to riya@example.com',
  'call 98765 43210',
  `a coat ${'with a hem '.repeat(40)}`,
  'fuck',
  CURSE_AND_NUMBER,
];

const seen = () => Promise.all(TEXTS.map(faultAtSight));

test('a text is judged at sight as the atelier judges it, however often it is asked', async () => {
  for (let time = 0; time < 3; time++) expect(await seen()).toEqual(TEXTS.map(faultInPublic));
  expect((await seen()).filter((fault) => fault !== undefined).length).toBeGreaterThan(1);
});

test('what curses is found in words that say how to reach somebody too', async () => {
  for (let time = 0; time < 2; time++)
    expect(await Promise.all(TEXTS.map(faultBetweenTwo))).toEqual(TEXTS.map(judgeBetweenTwo));
  expect([await faultAtSight(CURSE_AND_NUMBER), await faultBetweenTwo(CURSE_AND_NUMBER)]).toEqual([
    'contact',
    'obscene',
  ]);
});
