import { expect, it } from 'vitest';
import { firstSentences } from '#web/lib/first-sentences.ts';

const FIVE =
  'Red leads. A border of 2.5 cm, gold, belongs to it. With a scoop neck. It falls softly. Besides, sandals.';

it('gives the first sentences of a text', () => {
  expect(firstSentences(FIVE, 3)).toBe('Red leads. A border of 2.5 cm, gold, belongs to it. With a scoop neck.');
});

it('gives all of a text that is hardly longer: nobody presses for one sentence', () => {
  expect(firstSentences('One. Two. Three. Four.', 3)).toBe('One. Two. Three. Four.');
});
