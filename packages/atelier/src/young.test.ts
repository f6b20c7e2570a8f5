import { detailOf } from '@toile/look';
import { GARMENTS, grownOnlyIn } from '@toile/look/records';
import { describe, expect, it } from 'vitest';
import type { Brief, BriefOptions } from '#atelier/draft/brief.ts';
import { COLLAR_WORDS } from '#atelier/lexicon/collars.ts';
import { CUT_WORDS } from '#atelier/lexicon/cuts.ts';
import { DETAILS } from '#atelier/lexicon/details/details.ts';
import { FABRIC_WORDS } from '#atelier/lexicon/fabrics.ts';
import { FOOTWEAR_WORDS } from '#atelier/lexicon/footwear.ts';
import { NECKLINE_WORDS } from '#atelier/lexicon/necklines.ts';
import { SETS } from '#atelier/lexicon/sets.ts';
import { SLEEVE_WORDS } from '#atelier/lexicon/sleeves.ts';
import { TEXTILES } from '#atelier/lexicon/textiles.ts';
import { judge } from './judge.ts';
import { read } from './read.ts';
import { taken } from './soak.fixture.ts';

/** Ways to say that somebody is under eighteen, round what they wear. */
const WORDINGS: readonly ((what: string) => string)[] = [
  (what) => `a fifteen-year-old in a ${what}`,
  (what) => `${what} for a 12 year old girl`,
  (what) => `teenager wearing ${what}`,
  (what) => `${what} for my 6 year old`,
  (what) => `a girl of seven in ${what}`,
  (what) => `a boy of nine in ${what}`,
  (what) => `teen girl, ${what}`,
  (what) => `Girls ${what}`,
  (what) => `kids ${what}`,
  (what) => `a child in a ${what}`,
  (what) => `16-year-old model, ${what}, studio`,
  (what) => `high school girl in a ${what}`,
  (what) => `a toddler in a ${what}`,
  (what) => `little girl's ${what}`,
  (what) => `schoolgirl with a ${what}`,
  (what) => `a young boy, ${what}`,
  (what) => `she is aged 14, ${what}`,
  (what) => `${what} on a teenage model`,
  (what) => `17 yo in a ${what}`,
  (what) => `an adolescent in a ${what}, full body`,
];
const TEEN: BriefOptions = { age: 'teen' };

const first = ({ words }: { words: string }): string => words.split(',')[0]?.trim() ?? '';
const THINGS = [...GARMENTS, ...SETS].map(first);
const QUALITIES = [
  ...[...FABRIC_WORDS, ...TEXTILES].map((entry) => `${first(entry)} dress`),
  ...[...NECKLINE_WORDS, ...COLLAR_WORDS, ...SLEEVE_WORDS].map((entry) => `dress with a ${first(entry)}`),
  ...CUT_WORDS.map((entry) => `${first(entry)} top and skirt`),
  ...DETAILS.map((entry) => `dress with ${first(entry)}`),
  ...FOOTWEAR_WORDS.map((entry) => `satin gown and ${first(entry)}`),
];

const WORN = [...THINGS, ...QUALITIES];

/** An eighth of the wordings meets each thing, others in another run, and all in a soak. */
const WORDINGS_EACH = 8;
const wornWith = (wording: number): string[] => taken(WORN, WORDINGS_EACH, wording);

/** Briefs that would be drawn with somebody young in what only the grown wear. */
const wronglyDrawn = (briefs: readonly Brief[]): string[] =>
  briefs.flatMap((brief) => {
    if (judge(brief)) return [];
    const look = read(brief, 7);
    const isYoung = look.person.ageGroup === 'child' || look.person.ageGroup === 'teen';
    const grown = grownOnlyIn(look);
    return isYoung && grown.length === 0 ? [] : [`${brief.words}: ${look.person.ageGroup} ${grown.join(' ')}`];
  });

describe('whatever is asked, the young are dressed as the young or not drawn', () => {
  it.each(WORDINGS.map((wording) => wording('…')).map((told, i) => [told, i] as const))('%s', (_, i) => {
    const wording = WORDINGS[i] ?? String;
    expect(wronglyDrawn(wornWith(i).map((what) => ({ words: wording(what) })))).toEqual([]);
  });

  it('the age group teen of the form, whatever the words', () => {
    expect(wronglyDrawn(taken(WORN, 3).map((words) => ({ words, options: TEEN })))).toEqual([]);
  });

  it('at any creativity, style and occasion', () => {
    const styles = ['avant-garde', 'romantic', 'streetwear', 'vintage'] as const;
    const briefs = styles.flatMap((style) =>
      [0, 50, 80, 100].flatMap((creativity) =>
        ['a dress', 'a top and skirt', 'an outfit for a party'].map((words) => ({
          words,
          options: { ...TEEN, style, creativity, occasion: 'party' },
        })),
      ),
    );
    expect(wronglyDrawn(briefs)).toEqual([]);
  });
});

describe('innocent words dress them otherwise and say so', () => {
  it.each([
    ['a corset top for a 15 year old', 'corset'],
    ['bodycon dress, teenager', 'bodycon dress'],
    ['a teen in a bodysuit and jeans', 'bodysuit'],
  ])('%s', (words, asked) => {
    expect(judge({ words })).toBeUndefined();
    const look = read({ words }, 3);
    expect(look.garments.map(({ name }) => name)).not.toContain(asked);
    expect(look.reading.notDrawn.join(' ')).toContain(asked);
  });

  it('lines what one would see through', () => {
    const [garment] = read({ words: 'a sheer chiffon kurti for a 14 year old' }, 3).garments;
    expect(garment?.details).toContainEqual(detailOf('lining'));
    expect(garment?.cloth.name ?? '').not.toContain('sheer');
  });

  it('leaves the grown as they are', () => {
    const look = read({ words: 'a woman of thirty in a corset and a sheer skirt' }, 3);
    expect(look.garments.map(({ kind }) => kind)).toContain('corset');
    expect(grownOnlyIn(look)).toEqual([]);
  });
});
