import { detailWord, type Look, SEASONS } from '@toile/look';
import { expect, it, describe as suite } from 'vitest';
import type { BriefOptions } from '#atelier/draft/brief.ts';
import { read } from '#atelier/read.ts';
import { OCCASION_IDS, STYLE_IDS } from '#atelier/styling/taste.ts';
import { DESCRIPTION_WORDS, describe } from './describe.ts';
import { namedAgain } from './named-again.ts';
import { countWords } from './words.ts';

const BRIEFS = [
  'red silk blouse with black leather trousers',
  'Women Navy Blue & Gold-Toned Woven Design Kurta with Palazzos',
  'white dress',
  'half saree with temple border',
  'bridal lehenga with heavy zardozi work, kundan choker, maang tikka, jhumkas, bangles and a net dupatta with gota border',
  'streetwear, hoodie, baggy pants, sneakers, cap, oversized jacket, graphic tee, layered outfit',
  'a man in a navy pinstripe three piece suit with a white shirt, burgundy tie, pocket square and brown brogues',
  'kimono with an obi belt and geta sandals',
  'something light for a beach wedding, not white',
  '',
];
const SEEDS = Array.from({ length: 30 }, (_, i) => i);
const looks: [Look, number][] = BRIEFS.flatMap((words) =>
  SEEDS.map((seed): [Look, number] => [read({ words }, seed), seed]),
);

suite('a description', () => {
  it(`has ${DESCRIPTION_WORDS.least} to ${DESCRIPTION_WORDS.most} words, whatever the brief and the options`, () => {
    const varied: [Look, number][] = [...STYLE_IDS, ...OCCASION_IDS, ...SEASONS].flatMap((value) =>
      SEEDS.slice(0, 6).map((seed): [Look, number] => {
        const options: BriefOptions = {
          style: value,
          occasion: value,
          season: value,
          accessories: 'parure',
          gender: seed % 2 ? 'male' : 'female',
          creativity: seed * 20,
        };
        return [read({ words: 'a new outfit', options }, seed), seed];
      }),
    );
    for (const [look, seed] of [...looks, ...varied]) {
      const text = describe(look, seed);
      const words = countWords(text);
      expect(words, text).toBeGreaterThanOrEqual(DESCRIPTION_WORDS.least);
      expect(words, text).toBeLessThanOrEqual(DESCRIPTION_WORDS.most);
    }
  });

  it.each([
    'charcoal double-breasted suit, white shirt, burgundy tie, man',
    'a woman in a camel double-breasted coat over a black knit dress',
  ])('of "%s" never says to wear it undone', (words) => {
    for (const seed of SEEDS) expect(describe(read({ words }, seed), seed)).not.toMatch(/ open| undone|hand's breadth/);
  });

  it('names every garment but the blouse under a saree, the shoes and everything carried', () => {
    for (const [look, seed] of looks) {
      const text = describe(look, seed).toLowerCase();
      for (const { name, family } of look.garments) if (family !== 'choli') expect(text).toContain(name.toLowerCase());
      expect(text).toContain(look.footwear.name);
      for (const { name } of look.accessories) expect(text).toContain(name.toLowerCase());
    }
  });

  it('says the whole name of a garment once, and then what it is', () => {
    for (const seed of SEEDS) {
      const text = describe(read({ words: 'emerald silk slip dress' }, seed), seed);
      expect(text.match(/slip dress/gi), text).toHaveLength(1);
      expect(text, text).toMatch(/the dress/i);
    }
  });

  it('keeps the whole name where two garments would be called the same', () => {
    const [dress] = read({ words: 'emerald silk slip dress' }, 1).garments;
    if (!dress) throw new Error('no dress was read');
    expect(namedAgain(dress, [dress]).name).toBe('dress');
    expect(namedAgain(dress, [dress, { ...dress, name: 'shirt dress' }]).name).toBe('slip dress');
  });

  it('says of no lined cloth that it is seen through', () => {
    for (const words of ['a sheer kaftan', 'a chiffon dress', 'an organza dress', 'a net gown', 'a lace dress'])
      for (const seed of SEEDS) {
        const text = describe(read({ words, options: { age: 'teen' } }, seed), seed);
        expect(text).not.toMatch(/lets? the light through|half clear|all air|next to nothing|open between/);
      }
  });

  it('names the colour of every garment of the outfit', () => {
    for (const [look, seed] of looks) {
      const text = describe(look, seed).toLowerCase();
      for (const { cloth, family } of look.garments) if (family !== 'choli') expect(text).toContain(cloth.colour.name);
    }
  });

  it('claims no sleeves, lapels, hoods, borders or prints that the Look does not have', () => {
    for (const [look, seed] of looks) {
      const text = describe(look, seed);
      const any = (test: (garment: Look['garments'][number]) => boolean): boolean => look.garments.some(test);
      if (/long [a-z-]*\s?sleeves/.test(text)) expect(any(({ sleeve }) => sleeve.length === 'long')).toBe(true);
      if (/lapels/.test(text))
        expect(
          any(
            ({ collar, details }) =>
              ['notch', 'peak'].includes(collar) || details.some((detail) => detailWord(detail).includes('lapel')),
          ),
        ).toBe(true);
      if (/a hood/.test(text)) expect(any(({ collar }) => collar === 'hood')).toBe(true);
      if (/zari border/.test(text)) expect(any(({ border }) => border?.kind === 'zari')).toBe(true);
      if (/polka|flowers|stripes/.test(text)) expect(any(({ cloth }) => cloth.print.kind !== 'solid')).toBe(true);
    }
  });

  it('reads as sentences', () => {
    for (const [look, seed] of looks) {
      const text = describe(look, seed);
      expect(text).toMatch(/^[A-Z].*\.$/s);
      expect(text).not.toMatch(
        /undefined|null|NaN|\s\s|\.\.|,,| ,|;;|\ba a\b|\ba [aeio]\w+ (?!neckline)|\ban [bcdfgjklmnpqrstvwxz]/,
      );
      for (const line of text.split(/(?<=\.) /)) expect(line).toMatch(/^[A-Z]/);
    }
  });

  it('is the same for the same Look and seed, and turned otherwise by another', () => {
    const look = read({ words: BRIEFS[0] ?? '' }, 1);
    expect(describe(look, 4)).toBe(describe(look, 4));
    expect(new Set(SEEDS.map((seed) => describe(look, seed))).size).toBeGreaterThan(20);
  });

  it('does not open ten in a row alike', () => {
    const texts = SEEDS.slice(0, 10).map((seed) => describe(read({ words: 'red kurta' }, seed), seed));
    expect(new Set(texts.map((text) => text.split(' ')[0])).size).toBeGreaterThanOrEqual(4);
    expect(new Set(texts.map((text) => text.split(/[.:;]/)[0])).size).toBeGreaterThanOrEqual(8);
  });
});
