import { peopleOf } from '@toile/look';
import { grownOnlyIn } from '@toile/look/records';
import { describe, expect, it } from 'vitest';
import { judge } from '#atelier/judge.ts';
import { read } from '#atelier/read.ts';
import { isYoung } from '#atelier/styling/young/is-young.ts';
import { TOLD_GROWN, TOLD_YOUNG } from './ages-told.fixture.ts';

const ANY_SEED = 0;
/** Lines that are drawn on the young before and behind these rules, as something of so many years stands in them. */
const OF_THINGS = 3;

const isDrawnYoung = (words: string): boolean =>
  judge({ words }) !== undefined || peopleOf(read({ words }, ANY_SEED)).some(({ person }) => isYoung(person.ageGroup));
/** Every other line was read while the rules were written; of the rest it was only ever counted how many slip. */
const slips = (of: number): number => TOLD_YOUNG.filter((words, i) => i % 2 === of && !isDrawnYoung(words)).length;

describe('an age that is told by birth, school, birthdays or measures of time', () => {
  it('is read as one of the young, where the rules were written for it and where they were not', () => {
    expect(slips(0)).toBeLessThanOrEqual(1);
    expect(slips(1)).toBeLessThanOrEqual(5);
  });

  it('makes nobody wear what the grown alone wear', () => {
    const asked = TOLD_YOUNG.map((words) => words.replace(/^(?:a plain coat|a coat|ek coat|coat)/, 'a bikini'));
    const isBared = (words: string): boolean => {
      if (judge({ words })) return false;
      const look = read({ words }, ANY_SEED);
      return grownOnlyIn(look).length > 0 && !isYoung(look.person.ageGroup);
    };
    expect(asked.filter(isBared)).toEqual([]);
  });

  it('is not heard in years, counts, sizes and numerals of something else', () => {
    expect(TOLD_GROWN.filter(isDrawnYoung).length).toBeLessThanOrEqual(OF_THINGS);
  });
});
