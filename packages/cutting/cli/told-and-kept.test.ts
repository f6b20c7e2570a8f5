import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { specifyLook } from '../src/index.ts';
import { girthsSaid } from '../src/spec/made/read-size.ts';
import { wordsToLook } from './words-to-look.ts';

const LISTS = ['2026-11-30-orders', '2026-11-30-evening-orders', '2026-11-30-night-orders'];

/** Every line has its order in words. */
const ordersOf = (list: string): string[] =>
  readFileSync(new URL(`../../../bench/viewers/${list}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): string => JSON.parse(line).order);

/** Numbers that the reading tells as kept by no picture, and that a point of measure or the size of the same order holds. */
function toldThoughHeld(words: string): string[] {
  const look = wordsToLook(words);
  const held = specifyLook(look).flatMap((spec) => [...spec.lengths, ...girthsSaid(look, spec.who)]);
  return look.reading.understood
    .filter(({ as, value, drawn }) => as === 'ignored' && value === 'count' && drawn === false)
    .filter((span) => held.some(({ start, end }) => start < span.end && end > span.start))
    .map(({ text, start, end }) => `${text} in “${words.slice(Math.max(0, start - 20), end + 20)}”`);
}

it.each(LISTS.flatMap(ordersOf))('tells no number as lost that is cut to: %s', (words) => {
  expect(toldThoughHeld(words)).toEqual([]);
});
