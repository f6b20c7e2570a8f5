import { expect, test } from 'vitest';
import { shareOf } from '../../soak.fixture.ts';
import { MADE_EDITS, MADE_PAIRS, type MadeEdit, outcomeOf } from './made-edits.fixture.ts';

/** How many of each row every run takes; a soak takes them all. */
const SHARE = 220;
/** Of the whole rows under 2 in 100 are wrong, or under 6; a share of some hundreds may hold twice as many by chance. */
const MOST_WRONG = { alone: 0.04, pairs: 0.1 };

const wrongIn = (row: readonly MadeEdit[]): string[] =>
  shareOf(row.length, Math.min(SHARE, row.length))
    .flatMap((at) => row[at] ?? [])
    .map(outcomeOf)
    .filter(({ isRight }) => !isRight)
    .map(({ words, brief, changed, told }) => `${words} | ${brief} => ${changed} ! ${told}`);

test('there are many thousands of them', () => {
  expect(MADE_EDITS.length).toBeGreaterThan(20_000);
  expect(MADE_PAIRS.length).toBeGreaterThan(4000);
});

test('of the edits that were made up, what is asked changes and nothing else does', () => {
  const wrong = wrongIn(MADE_EDITS);
  expect(wrong.length, wrong.join('\n')).toBeLessThan(SHARE * MOST_WRONG.alone);
});

test('of two wishes in one breath both are done and nothing else is', () => {
  const wrong = wrongIn(MADE_PAIRS);
  expect(wrong.length, wrong.join('\n')).toBeLessThan(SHARE * MOST_WRONG.pairs);
});
