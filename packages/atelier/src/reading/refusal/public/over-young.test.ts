import { describe, expect, it } from 'vitest';
import { hear, judge } from '#atelier/judge.ts';
import { read } from '#atelier/read.ts';
import { ASKED_OF_CHILDRENS_WEAR, OF_CHILDRENS_WEAR, PRICED_BEFORE, PRICES_THE_YOUNG } from './over-young.fixture.ts';

const child = read({ words: 'a blue cotton frock for a girl of nine' }, 1);
/** As a caption under a picture of a child is judged. */
const isRefusedUnder = (words: string): boolean =>
  hear({ words: '', edit: { look: child, words } }).refused !== undefined;
/** As a heading over somebody young is. */
const isRefusedOver = (words: string): boolean => judge({ words, options: { age: 'teen' } }) !== undefined;
const slips = (lines: readonly string[]): string[] => lines.filter((words) => !isRefusedUnder(words));

/** Every other line was read while the rules were written; of the rest it was only ever counted how many slip. */
const slipping = (rest: number): string[] => slips(PRICES_THE_YOUNG.filter((_, i) => i % 2 === rest));

describe('where somebody young is in the picture', () => {
  it('nobody is priced or wanted', () => {
    expect(slips(PRICED_BEFORE)).toEqual([]);
    expect(slipping(0)).toEqual([]);
    expect(slipping(1).length).toBeLessThanOrEqual(2);
    expect(PRICED_BEFORE.filter((words) => !isRefusedOver(words))).toEqual([]);
  });

  it('a frock may be, and its seams, and the party that it is for', () => {
    expect(
      [...OF_CHILDRENS_WEAR, ...ASKED_OF_CHILDRENS_WEAR].filter(
        (words) => isRefusedUnder(words) || isRefusedOver(words),
      ),
    ).toEqual([]);
  });
});

it('a brief for somebody young is refused for them before the press', () => {
  expect(judge({ words: 'a blue frock for a girl of nine, how much per night?' })?.reason).toBe('minors');
  expect(judge({ words: 'a teen boy in a tracksuit, she likes older men' })?.reason).toBe('minors');
  expect(judge({ words: 'a black evening dress for a woman, so hot' })).toBeUndefined();
});
