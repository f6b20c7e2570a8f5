import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hear } from '#atelier/judge.ts';

const LISTS = ['blind-prompts', 'blind-prompts-2', 'more-prompts', 'own-prompts'];

/** Only the words of a list are needed here. */
const wordsOf = (list: string): string[] =>
  readFileSync(join(import.meta.dirname, '../../../../bench/read', `${list}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { text: string }).text);

test.each(['asdf qwer zxcv blorp 12345', 'lkjh', 'dkjfhg skdjfh', 'лбюж фыва', '\u793c\u670d'])(
  '%s says nothing that could be drawn',
  (words) => {
    expect(hear({ words }).isUnderstood).toBe(false);
  },
);

test.each([
  ['joining words', 'and '.repeat(250)],
  ['those of Hindi', 'aur '.repeat(250)],
  ['commas and a letter', `${','.repeat(999)}x`],
  ['a letter of Hindi', 'क'.repeat(1000)],
  ['a syllable of Hindi', 'का'.repeat(500)],
  ['a letter under nine hundred accents', `e${'\u0301'.repeat(900)}`],
  ['single letters', 'e '.repeat(500)],
])('%s over and over say nothing that could be drawn', (_, words) => {
  expect(hear({ words }).isUnderstood).toBe(false);
});

test.each([
  ...['surprise me', 'Surprise!', 'you choose', 'whatever you like', 'anything', 'something nice', 'I want an outfit'],
  ...['red', 'saree', 'summer', 'party', 'elegant', 'woman', 'for my wedding', 'xyzzy dress', 'date night', 'goth'],
])('%s is a brief, or leaves it to us', (words) => {
  expect(hear({ words }).isUnderstood).toBe(true);
});

test('no brief that people wrote is turned away', () => {
  const briefs = LISTS.flatMap(wordsOf);
  expect(briefs.length).toBeGreaterThan(300);
  expect(briefs.filter((words) => !hear({ words }).isUnderstood)).toEqual([]);
});
