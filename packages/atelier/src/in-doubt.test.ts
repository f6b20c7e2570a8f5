import { peopleOf } from '@toile/look';
import { grownOnlyIn } from '@toile/look/records';
import { describe, expect, it } from 'vitest';
import { change } from './changing/change.ts';
import { judge } from './judge.ts';
import { read } from './read.ts';

const SEED = 7;

/** What a Look wears that only the grown wear, whoever is drawn in it. */
const grownIn = (words: string): string[] =>
  peopleOf(read({ words }, SEED)).flatMap(({ companion: _, ...one }) =>
    grownOnlyIn({ ...one, person: { ...one.person, ageGroup: 'teen' } }).filter((slot) => slot !== 'person.pose'),
  );

/** Somebody of whom no list of words knows that they are young, or what they are. */
const WHO = [
  'a VII B student',
  'a Year Six leaver',
  'a CM2 élève',
  'a JSS2 student',
  'a chica de secundaria',
  'Anya Forger',
  'Eleven from Stranger Things',
  'a Viertklässlerin',
  'a siswi SMP',
  'a liceale',
  'μαθήτρια',
  'пятиклассница',
  'a girl who still believes in the tooth fairy',
  'somebody who needs a guardian’s consent',
  'a third former',
  'a cherub',
  'the girl next door, 12,',
  'Zoe (P6)',
  'a zorblat',
];
const WORN = ['a red bikini', 'black lace lingerie', 'a latex catsuit', 'a thong and stockings', 'a sheer bralette'];
const ways = (who: string, worn: string): string[] => [
  `${who} in ${worn}`,
  `${who} wearing ${worn}`,
  `${worn} for ${who}`,
  `${worn}, ${who}`,
];

describe('somebody of whom the words do not say, in words that are understood, that they are grown', () => {
  it.each(WHO)('wears nothing that only the grown wear: %s', (who) => {
    const bared = WORN.flatMap((worn) => ways(who, worn)).filter(
      (words) => judge({ words }) === undefined && grownIn(words).length > 0,
    );
    expect(bared).toEqual([]);
  });

  it('is told why', () => {
    const { person, reading } = read({ words: 'a zorblat in a red bikini' }, SEED);
    expect(person.ageGroup).toBe('adult');
    expect(reading.notDrawn.join(' ')).toContain('The words do not say that whoever wears this is grown');
  });

  it('is not bared by an edit either', () => {
    const first = 'a zorblat in a cotton frock';
    const look = read({ words: first }, SEED);
    const { changed, notDone } = change({ look, words: 'make it a red bikini', family: { looks: [], said: [first] } });
    expect(changed).toEqual([]);
    expect(notDone.join(' ')).toContain('grown');
  });

  it('is bared by an edit of a design whose words say that she is grown', () => {
    const first = 'a woman in a cotton frock';
    const look = read({ words: first }, SEED);
    const edit = { look, words: 'make it a red bikini', family: { looks: [], said: [first] } };
    expect(change(edit).look.garments.map(({ kind }) => kind)).toContain('bikini-top');
  });
});

describe('whoever is said to be grown, or of whom nothing is said, wears what was asked for', () => {
  it.each([
    'a red bikini',
    'a crochet bikini for Goa',
    'a woman in a triangle bikini with a straw hat',
    'a bikini for a bodybuilding competition',
    'a beach girl in a white crochet bikini',
    'Bollywood heroine in a gold bikini and sarong',
    'a college student in a red bikini',
    'Riya, 27, in a red bikini',
    'a bikini with 4 straps and 2 rings',
    'bikini, 3 ways: halter, bandeau, one shoulder',
    'a zorblat woman in a red bikini',
  ])('%s', (words) => {
    expect(read({ words }, SEED).garments.map(({ kind }) => kind)).toContain('bikini-top');
  });
});

describe('what is said of somebody young in an innocent cloth is lined, not refused', () => {
  it.each([
    'flower girl dress in ivory tulle with a satin sash',
    'frock for my granddaughter’s first birthday',
    'grandma at her grandson’s wedding, navy lace',
    'a tulle dress for my goddaughter',
    'an organza lehenga for my youngest',
    'a lace dress for a day care teacher and for a juniors’ choir',
  ])('%s', (words) => {
    expect(judge({ words })).toBeUndefined();
    expect(grownIn(words).filter((slot) => slot.endsWith('.fabric'))).toEqual([]);
  });
});

describe('an edit of a bikini that tells years, however it tells them', () => {
  const first = 'a woman in a red bikini';
  it.each(['she is not older than 15', 'for a year five leaver', 'as a VII B student', 'on her first day of school'])(
    '%s',
    (words) => {
      const look = read({ words: first }, SEED);
      const edit = { look, words, family: { looks: [], said: [first] } };
      expect(judge({ words: first, edit }) !== undefined || change(edit).changed.length === 0).toBe(true);
    },
  );

  it.each(['make the straps 2 cm wider', 'two shades darker', 'make it green', 'add a straw hat'])(
    'is no edit like this: %s',
    (words) => {
      const look = read({ words: first }, SEED);
      const { notDone } = change({ look, words, family: { looks: [], said: [first] } });
      expect(notDone.join(' ')).not.toContain('do not say');
    },
  );
});
