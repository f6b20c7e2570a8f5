import { describe, expect, it } from 'vitest';
import { coarsenessOf } from './coarse.ts';
import { INNOCENT_CAPTIONS } from './innocent-captions.fixture.ts';

const STEMS = ['fuck', 'phuck', 'cunt', 'slut', 'whore', 'asshole', 'madarchod', 'chutiya'];
const SLURS = ['nigger', 'faggot', 'kike'];

/** Ways to write a word that whoever reads sees through. */
const WAYS: Readonly<Record<string, (word: string) => string>> = {
  'as it is': (word) => word,
  'in capitals': (word) => word.toUpperCase(),
  'with dots': (word) => [...word].join('.'),
  'with hyphens': (word) => [...word].join('-'),
  'with spaces': (word) => [...word].join(' '),
  'with a star for a vowel': (word) => word.replace(/(?<=.)[aeiou]/, '*'),
  'with a dot after its second letter': (word) => `${word.slice(0, 2)}.${word.slice(2)}`,
  'with a hyphen before its last letters': (word) => `${word.slice(0, -2)}-${word.slice(-2)}`,
  'with a letter held down': (word) => word.replace(/[aeiou]/, (vowel) => vowel.repeat(3)),
  'with figures for letters': (word) => word.replace(/(?<=.)o/g, '0').replace(/(?<=.)i/, '1'),
  'with something invisible': (word) => `${word.slice(0, 2)}\u200b${word.slice(2)}`,
};

describe.each(Object.entries(WAYS))('a curse is found %s', (_, way) => {
  it.each(STEMS)('%s', (stem) => {
    expect(coarsenessOf(`${way(stem)} this dress`)).toBe('obscene');
  });
  it.each(SLURS)('%s', (slur) => {
    expect(coarsenessOf(`a dress, ${way(slur)}`)).toBe('hateful');
  });
});

it.each(['f**k this', 'fvck', 'fuk you', 'motherfucker', 'f_ck', 'fucking ugly', 'phuk off', 'you a$$hole', 'F*CK'])(
  'and so is %s',
  (words) => {
    expect(coarsenessOf(words)).toBe('obscene');
  },
);

describe('words that sound like it are nobody’s curse', () => {
  it.each([
    'Phuket beach dress',
    'Fukuoka indigo',
    'fuchsia saree',
    'Phuc sews well',
    'a phulkari dupatta',
    'Scunthorpe tailors',
    'county fair dress',
    'country look',
    'a slit skirt',
    'a slate suit',
    'Niger green',
    'snigger print tee',
    'a bigger collar',
    'Nigella blue',
    'kite print',
    'hike boots',
    'like it',
    'a bike jacket',
    'faggoting at the hem',
    'wholesome white',
    'the whole look',
    'chute trousers',
    'a class whole cloth',
    'folk dress',
    'flock print',
    'a funk suit',
    'fact: it is linen',
    'face, neck',
    'A.S.S.O.R.T.E.D. letters tee',
    'FCUK tee of the nineties',
    ...INNOCENT_CAPTIONS,
  ])('%s', (words) => {
    expect(coarsenessOf(words)).toBeUndefined();
  });
});

describe('a sentence that threatens or despises is what it is', () => {
  it.each([
    ['threatening', 'I will kill you'],
    ['threatening', 'tera gala kaat dunga'],
    ['threatening', 'drink bleach in your pretty dress'],
    ['threatening', 'you deserve acid on your face'],
    ['threatening', 'k y s'],
    ['threatening', 'marja kutte'],
    ['hateful', 'muslims are vermin'],
    ['hateful', 'white lives only'],
    ['hateful', 'dalits stink'],
    ['hateful', 'black people are monkeys'],
    ['hateful', 'sab madrasi kaale bandar hain'],
    ['hateful', 'katuon ko desh se nikalo'],
    ['obscene', 'this b!tch has no taste'],
    ['obscene', 'show me your t1ts'],
  ])('%s: %s', (kind, words) => {
    expect(coarsenessOf(words)).toBe(kind);
  });
  it.each([
    'blue tits on a cotton frock',
    'women are the boss',
    'hindus are wearing red here',
    'sab rang acche hain',
    'boss bitch energy',
    'I will wear this to death',
    'a knife pleat in the skirt',
    'an acid wash jacket on him',
    'main mar jaun is rang pe',
    'the world is better in silk',
    'asian people are dressing for Eid',
    'black people are beautiful',
  ])('nobody is hurt by: %s', (words) => {
    expect(coarsenessOf(words)).toBeUndefined();
  });
});

describe('what a stranger wrote under pictures', () => {
  it.each([
    ['muslims should be wiped out', 'hateful'],
    ['gays deserve death', 'hateful'],
    ['j e w s run everything', 'hateful'],
    ['we will bomb your shop', 'threatening'],
    ['I know your address, be afraid', 'threatening'],
    ['main tumhe maar dalunga', 'threatening'],
    ['behen ke lode', 'obscene'],
    ['сука блядь', 'obscene'],
    ['hijo de puta', 'obscene'],
    ['sex for money', 'obscene'],
  ])('%s is %s', (words, fault) => {
    expect(coarsenessOf(words)).toBe(fault);
  });
  it.each([
    'women should be comfortable in it',
    'horny toad print',
    'made for women who run a shop',
    'we will burn the edges',
  ])('%s is nobody’s fault', (words) => {
    expect(coarsenessOf(words)).toBeUndefined();
  });
});
