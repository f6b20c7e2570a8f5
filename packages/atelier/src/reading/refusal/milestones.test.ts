import { peopleOf } from '@toile/look';
import { grownOnlyIn } from '@toile/look/records';
import { describe, expect, test } from 'vitest';
import { judge } from '#atelier/judge.ts';
import { read } from '#atelier/read.ts';
import { OF_THE_GROWN, SIGNS_OF_YOUTH } from './milestones.fixture.ts';

/** What somebody grown may wear whatever was asked: heels, and how they stand. */
const NOTHING_BARE = /^(?:footwear\.|person\.pose)/;

/** What only the grown wear in a Look, whoever is drawn in it. */
const grownIn = (words: string): string[] =>
  peopleOf(read({ words }, 7)).flatMap(({ companion: _, ...one }) =>
    grownOnlyIn({ ...one, person: { ...one.person, ageGroup: 'teen' } }).filter((slot) => !NOTHING_BARE.test(slot)),
  );

describe('beside what the grown alone wear', () => {
  test.each(SIGNS_OF_YOUTH)('a sign of youth is refused, or dressed: %s', (words) => {
    if (!judge({ words })) expect(grownIn(words)).toEqual([]);
  });

  test.each(OF_THE_GROWN)('and what only sounds like one is drawn: %s', (words) => {
    expect(judge({ words })).toBeUndefined();
  });
});
