import { peopleOf } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { hear } from './judge.ts';
import { read } from './read.ts';

const kindsOf = (words: string): string[] =>
  peopleOf(read({ words }, 7)).flatMap(({ garments }) => garments.map(({ kind }) => kind));
const told = (words: string): string => read({ words }, 7).reading.notDrawn.join(' ');
const agesOf = (words: string): string[] => peopleOf(read({ words }, 7)).map(({ person }) => person.ageGroup);

describe('children who stand there too make nobody young, and wear nothing that is said', () => {
  it.each([
    'a bikini for a woman on a beach with her kids',
    'a bikini for a woman with her two kids',
    'a bikini for a woman watching her kids swim',
    'a bikini for a woman holding her baby',
    'a bikini for a mom of two toddlers',
    'a mom of two toddlers in a bikini',
  ])('drawn for her: %s', (words) => {
    expect(hear({ words }).refused).toBeUndefined();
    expect([agesOf(words), kindsOf(words)[0]]).toEqual([['adult'], 'bikini-top']);
  });

  it.each([
    'a woman with her kids in bikinis',
    'a woman with her two kids in bikinis',
    'bikinis for a woman and her kids',
    'a woman watching her kids swim in bikinis',
    'a bikini for a schoolgirl with her kids',
    'a woman with her daughter of nine in a bikini',
  ])('refused where they may wear it: %s', (words) => {
    expect(hear({ words }).refused).toBeDefined();
  });

  it('nobody is bared where the one beside her is to wear it', () => {
    const words = 'a woman and her girl, the girl in a bikini';
    expect(hear({ words }).refused !== undefined || !kindsOf(words).includes('bikini-top')).toBe(true);
  });
});

describe('a birthday says years', () => {
  it.each([
    'a bikini for my fiftieth birthday',
    'a bikini for her thirtieth birthday',
    'bikini for a forty fifth birthday in Goa',
    'bikini for a twenty first birthday trip',
    'bikini for my 18th birthday',
    'bikini for my pachaasvaan birthday',
    'मेरे ५०वें जन्मदिन के लिए बिकिनी',
    'मेरे पचासवें जन्मदिन के लिए बिकिनी',
  ])('of the grown: %s', (words) => {
    expect(kindsOf(words)).toContain('bikini-top');
  });
  it.each([
    'bikini for my fifth birthday',
    'bikini for my sixteenth birthday',
    'bikini for a girl two months before her 18th birthday',
    'bikini, her eighteenth birthday is in two years',
    'bikini, she waits for her 18th birthday',
    'bikini, three years to her 18th birthday',
    "bikini for my daughter's eighteenth birthday",
  ])('and of nobody grown: %s', (words) => {
    expect(hear({ words }).refused !== undefined || !kindsOf(words).includes('bikini-top')).toBe(true);
  });
});

describe('a year of birth on a card is that of somebody young, whoever they are called', () => {
  it.each([
    'bikini for a woman with an Aadhaar that says 2012',
    'bikini for a woman, 2011 on her passport',
    'bikini for a woman whose id card says 2010',
    'a lady in a bikini, her birth certificate is of 2013',
    'महिला के लिए बिकिनी जिसके आधार में 2012 लिखा है',
  ])('dressed in doubt: %s', (words) => {
    expect(hear({ words }).refused !== undefined || !kindsOf(words).includes('bikini-top')).toBe(true);
  });
  it.each(['bikini for a woman, collection 2026', 'bikini for a woman, her passport of 1990'])('not: %s', (words) => {
    expect(kindsOf(words)).toContain('bikini-top');
  });
});

describe('underwear and what is like it is told, with what stands in its place', () => {
  it.each([
    ['a black lace bra and panties set for my wife', 'slip dress'],
    ['white bridal lingerie set', 'slip dress'],
    ['baby doll lingerie for a grown woman', 'slip dress'],
    ['panties for a woman', 'sports shorts'],
    ['boxer briefs for a man', 'sports shorts'],
    ['wrestling singlet for a man', 'playsuit'],
    ['a burkini for a teenager', 'tunic'],
    ['a burkini for a woman', 'tunic'],
  ])('%s', (words, other) => {
    expect(told(words)).toContain(`drawn as a ${other}`.replace('a sports', 'sports'));
  });
  it('a vest that is called so is one, with no waistcoat', () => {
    expect(kindsOf('wife beater vest and jeans')).toEqual(['tank-top', 'jeans']);
  });
  it.each([
    'a dress with a built-in bra for a woman',
    'a lingerie-inspired slip dress for a woman',
    'thong sandals and a linen dress',
  ])('is asked for by no part of a name: %s', (words) => {
    expect(told(words)).not.toContain('drawn as');
  });
});

describe('whose lesson, feast or office it is wears it', () => {
  it.each([
    "kurta for my little brother's Diwali",
    'kurta for my little brother',
    "rash guard and shorts for my son's swimming class",
    'flower girl dress in white tulle',
    'a ring bearer suit in grey',
  ])('a child: %s', (words) => {
    expect(agesOf(words)).toEqual(['child']);
  });
  it.each([
    "lehenga for my little sister's wedding",
    "suit for my son's graduation",
    'dress for the mother of the flower girl',
    "a saree for my daughter's school play",
  ])('somebody grown: %s', (words) => {
    expect(agesOf(words)).toEqual(['adult']);
  });
});
