import { IN_DOUBT, peopleOf } from '@toile/look';
import { grownOnlyIn } from '@toile/look/records';
import { describe, expect, it } from 'vitest';
import { change } from './changing/change.ts';
import { GROWN_WISHES } from './grown-wishes.fixture.ts';
import { judge } from './judge.ts';
import { read } from './read.ts';
import { taken } from './soak.fixture.ts';

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
  'Shirley Temple',
  'a girl whose mother drops her at school',
  'the apple of her grandpa’s eye',
  'a ward of the court',
  'a 12er',
  'half my 28',
  'a prom queen',
  'one who does her times tables',
  'my husband’s zorblat',
  'a zorblat beside a woman',
  'a zorblat who will be an actress',
  'not yet a woman',
  'a non-adult',
  'papa ki pari',
  'ten plus two',
];
const WORN = ['a red bikini', 'black lace lingerie', 'a latex catsuit', 'a thong and stockings', 'a sheer bralette'];
const ways = (who: string, worn: string): string[] => [
  `${who} in ${worn}`,
  `${who} wearing ${worn}`,
  `${worn} for ${who}`,
  `${worn}, ${who}`,
];

/** Of what is said of somebody a run takes one in so many. */
const ONE_IN = 3;

/** And of whoever has one word for a name, as shops say what something is for. */
const ADJOINED = ['Anya Forger', 'Viertklässlerin', 'JSS2', 'Year Six', 'Zorblat’s', 'chhutki ki', 'a zorblat'];

describe('somebody of whom the words do not say, in words that are understood, that they are grown', () => {
  it.each(WHO.map((who, at) => [who, at] as const))('wears nothing that only the grown wear: %s', (who, at) => {
    const said = WORN.flatMap((worn) => ways(who, worn));
    const bared = taken(said, ONE_IN, at).filter(
      (words) => judge({ words }) === undefined && grownIn(words).length > 0,
    );
    expect(bared).toEqual([]);
  });

  it.each(ADJOINED)('wears nothing of it where it only stands before it: %s', (who) => {
    expect(
      // a thong that somebody's name stands before is a sandal
      WORN.filter((worn) => !worn.includes('thong'))
        .map((worn) => `${who} ${worn.replace(/^an? /, '')}`)
        .filter((words) => judge({ words }) === undefined && grownIn(words).length > 0),
    ).toEqual([]);
  });

  it.each([
    'Tohru’s little Kanna in a string bikini',
    'Snow White in a string bikini',
    'a woman with a zorblat in matching string bikinis',
    'a woman in a string bikini with a zorblat in a string bikini',
    'लड़की गुड़ियों से खेलती बिकिनी में',
    'string bikini, size 128',
    'a string bikini for somebody 130 cm tall',
  ])('wears nothing of it: %s', (words) => {
    expect(judge({ words }) === undefined ? grownIn(words) : []).toEqual([]);
  });

  it.each([
    'bikini for a woman below the age of consent',
    'चौदह की औरत के लिए बिकिनी',
    'bikini for an aurat jo chaudah ki hai',
    'bikini for a woman in 8th',
    'bikini for a young woman in form two',
    'a bikini for a woman whose mum still packs her school tiffin',
    'bikini for Eleven from Stranger Things, a woman',
    'a woman of 30 and her girl, the girl in a bikini',
    'a bikini for a lady of class nine',
    'string bikini for a woman who is in her tenth standard',
  ])('is not called grown by one word against what is told of the young: %s', (words) => {
    expect(judge({ words }) === undefined ? grownIn(words) : []).toEqual([]);
  });

  it.each([
    ...['vierzehn', 'catorce', 'umar chaudah', 'veertien', 'baara', 'tretton', 'mười ba', 'สิบสาม', 'quinze', 'dodici'],
    ...['kumi na tatu', 'pathinaalu vayasu', 'chodda bochor', 'fjorten', 'δεκατέσσερα', '十四'],
  ])('is not called grown by one word against an age in another language: %s', (age) => {
    const said = [`bikini woman, ${age}`, `a string bikini for a woman, ${age}`];
    expect(said.filter((words) => judge({ words }) === undefined && grownIn(words).length > 0)).toEqual([]);
  });

  it.each(['a bikini woman aged quatorze', 'string bikini, woman, edad catorce', 'bikini aurat umar chaudah'])(
    'nor against one that is called an age: %s',
    (words) => expect(judge({ words }) === undefined ? grownIn(words) : []).toEqual([]),
  );

  it.each([
    'transparent nightgown, just out of primary',
    'a sheer nightgown on a debutante of 15 summers',
    'a net nighty for the youngest in the hostel of a boarding school',
    'larki school wali, net nighty',
    'a lace bodysuit for Eloise at the Plaza',
    'a mesh nightdress for a zorblat',
  ])('wears nothing to sleep in that is seen through: %s', (words) => {
    expect(judge({ words }) === undefined ? grownIn(words) : []).toEqual([]);
  });

  it.each([
    'a white lace slip dress for a summer wedding',
    'sheer chiffon nightgown for a woman of forty',
    'mesh slip on trainers for a boy',
    'a lace robe over a cotton nightgown, bridesmaid',
  ])('is drawn as it is asked where it is of the grown, or no such thing: %s', (words) => {
    expect(judge({ words })).toBeUndefined();
    expect(read({ words }, SEED).reading.notDrawn).not.toContain(IN_DOUBT);
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
    'a portrait of a woman called Zorblat in a red bikini',
    'model in a black bikini standing by the pool',
    'standing in the sea in a green bikini',
    'beach babe in a yellow bikini',
    'bikini for my wife Zorblat, our honeymoon',
    'महिला लाल बिकिनी में',
    'aurat kali bikini mein',
  ])('%s', (words) => {
    expect(read({ words }, SEED).garments.map(({ kind }) => kind)).toContain('bikini-top');
  });
});

describe('a wish of the grown in which nothing is to be doubted', () => {
  it('is one of many', () => expect(GROWN_WISHES.length).toBeGreaterThan(120));

  it.each(GROWN_WISHES)('%s', (words) => {
    expect(judge({ words })).toBeUndefined();
    expect(read({ words }, SEED).reading.notDrawn).not.toContain(IN_DOUBT);
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
