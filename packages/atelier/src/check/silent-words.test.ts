import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';
import { silentWords } from './silent-words.ts';

const SEED = 7;
/** Briefs of viewers' lists, of many hands: none of them is what a rule was written for alone. */
const LISTS = ['2026-11-23', '2026-11-28-reading', '2026-11-30-briefs', '2026-11-30-evening-briefs'] as const;
/** Words of all lists that are in no record and in no line: it only falls. */
const MOST_SILENT = 187;

const briefsOf = (list: string): string[] =>
  readFileSync(new URL(`../../../../bench/viewers/${list}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): { brief?: string; prompt?: string } => JSON.parse(line))
    .flatMap(({ brief, prompt }) => brief ?? prompt ?? []);

describe('every word of a brief', () => {
  it('is in the record or told, but for as many as were left', () => {
    const silent = LISTS.flatMap(briefsOf).flatMap((words) => silentWords(read({ words }, SEED), words));
    expect(silent.length, silent.join(' ')).toBeLessThanOrEqual(MOST_SILENT);
  });

  it('that no slot holds and no line tells is found', () => {
    const words = 'a red cotton dress with pockets';
    const look = read({ words }, SEED);
    expect(silentWords(look, words)).toEqual([]);
    const mute = { ...look, reading: { ...look.reading, understood: [], unread: [], notDrawn: [] } };
    expect(silentWords({ ...mute, garments: [] }, words)).toEqual(['red', 'cotton', 'dress', 'pockets']);
  });
});
