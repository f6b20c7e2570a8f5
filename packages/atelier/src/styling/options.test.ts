import { CATEGORIES, detailWord, HERITAGES, type Look, SEASONS } from '@toile/look';
import { describe, expect, it } from 'vitest';
import type { BriefOptions } from '#atelier/draft/brief.ts';
import { read } from '#atelier/read.ts';
import { OCCASION_IDS, STYLE_IDS } from './taste.ts';

/** What the form sends when nobody touches it. */
const FORM: BriefOptions = {
  gender: 'female',
  category: 'outfit',
  style: 'casual',
  creativity: 50,
  ethnicity: 'any',
  age: 'any',
  skin_color: 'any',
  season: 'any',
  accessories: 'none',
  occasion: 'casual',
};
const OPEN = 'something in blue';
const SEEDS = [1, 2, 3, 4, 5, 6];

/** What can be seen of a Look: all but the words that name the options themselves. */
const seen = ({ person, garments, footwear, accessories }: Look): string =>
  JSON.stringify({ person, garments, footwear, accessories });
const look = (options: BriefOptions, seed: number, words = OPEN): Look =>
  read({ words, options: { ...FORM, ...options } }, seed);
/** True when the option changes the picture for most seeds. */
const shows = (options: BriefOptions, words = OPEN): boolean =>
  SEEDS.filter((seed) => seen(look(options, seed, words)) !== seen(look({}, seed, words))).length >= 4;

const VALUES: Readonly<Record<Exclude<keyof BriefOptions, 'creativity'>, readonly string[]>> = {
  gender: ['male', 'unisex'],
  category: CATEGORIES.filter((id) => id !== 'outfit'),
  style: STYLE_IDS.filter((id) => id !== 'casual'),
  ethnicity: HERITAGES.filter((id) => id !== 'any'),
  age: ['teen', 'senior'],
  skin_color: [
    'fair-cool',
    'fair-warm',
    'light-medium-neutral',
    'olive-warm',
    'tan-golden',
    'deep-cool',
    'deep-warm',
    'ebony-rich',
  ],
  season: SEASONS.filter((id) => id !== 'any'),
  accessories: ['parure', 'necklace', 'bracelet', 'hats', 'scarves', 'glasses', 'watches'],
  occasion: OCCASION_IDS.filter((id) => id !== 'casual'),
};

describe('every option of the form can be seen', () => {
  for (const [option, values] of Object.entries(VALUES)) {
    it.each(values)(`${option} %s changes the picture of an open brief`, (value) => {
      expect(shows({ [option]: value })).toBe(true);
    });
  }

  it.each([0, 100])('creativity %i changes the picture', (creativity) => {
    expect(shows({ creativity })).toBe(true);
  });

  it('age adult is what is shown when nobody says', () => {
    expect(look({ age: 'adult' }, 1).person.ageGroup).toBe('adult');
    expect(look({}, 1).person.ageGroup).toBe('adult');
  });

  it.each([
    'indian',
    'asian',
    'african',
    'european',
    'latino',
    'hispanic',
    'american',
    'middle-eastern',
    'south-asian',
    'other',
  ])('ethnicity %s reaches the person', (ethnicity) => {
    expect(look({ ethnicity }, 3).person.heritage).toBe(ethnicity);
  });
});

describe('what the options lean towards', () => {
  it('dresses for the season in cloth and shoes', () => {
    for (const seed of SEEDS) {
      const winter = look({ season: 'winter' }, seed, 'a coat over a dress');
      expect(['wool', 'tweed', 'velvet', 'knit', 'corduroy', 'leather', 'fur']).toContain(
        winter.garments.find(({ layer }) => layer === 'outer')?.cloth.fabric,
      );
      expect(['knee-boot', 'ankle-boot']).toContain(winter.footwear.kind);
      expect(['knee-boot', 'ankle-boot']).not.toContain(look({ season: 'summer' }, seed, 'a dress').footwear.kind);
    }
  });

  it('dresses what stands open for the cold the named garments speak of, and silk for the evening', () => {
    for (const seed of SEEDS) {
      const coated = look({}, seed, 'a navy wool coat over wide leg trousers');
      expect(coated.garments.find(({ family }) => family === 'trousers')?.cloth.fabric).not.toBe('linen');
      expect(coated.footwear.kind).not.toBe('sandal');
      expect(look({}, seed, 'a burgundy silk slip dress').footwear.name).toMatch(/heel|stiletto|pump/i);
    }
  });

  it('puts Indian families into Indian wear for their weddings', () => {
    for (const seed of SEEDS) {
      expect(look({ ethnicity: 'indian', occasion: 'wedding' }, seed).garments.map(({ family }) => family)).toEqual(
        expect.arrayContaining([expect.stringMatching(/lehenga|saree/)]),
      );
      expect(
        look({ ethnicity: 'indian', occasion: 'wedding', gender: 'male' }, seed).garments.map(({ kind }) => kind),
      ).toContain('sherwani');
    }
  });

  it('chooses the garment the category names when the words leave it open', () => {
    for (const seed of SEEDS) {
      expect(look({ category: 'dress' }, seed).garments[0]?.family).toBe('dress');
      expect(look({ category: 'coat' }, seed).garments.at(-1)?.layer).toBe('outer');
    }
  });

  it('adds the coat of the category to a dress of the words, and never takes the dress away', () => {
    const { garments } = look({ category: 'coat' }, 2, 'red silk dress');
    expect(garments.map(({ layer }) => layer)).toEqual(['one-piece', 'outer']);
    expect(garments[0]?.cloth.colour.name).toBe('red');
  });

  it('wears the accessory asked for beside those of the words', () => {
    const { accessories } = look({ accessories: 'scarves' }, 2, 'red dress with a beaded clutch');
    expect(accessories.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['clutch', 'scarf']));
  });

  it('keeps the young covered whatever is asked', () => {
    for (const words of [
      'micro mini bodycon dress with a plunging neckline, cut-outs and a thigh-high slit',
      'strapless crop top and hot pants',
      'sheer backless gown',
    ]) {
      for (const garment of look({ age: 'teen', creativity: 100 }, 3, words).garments) {
        expect(['plunging', 'strapless']).not.toContain(garment.neckline);
        expect(['micro', 'mini']).not.toContain(garment.length);
        expect(garment.fit).not.toBe('tight');
        expect(garment.details.map(detailWord)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/cut-out|thigh-slit|backless|sheer/)]),
        );
      }
    }
  });
});
