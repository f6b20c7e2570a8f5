import { describe, expect, it } from 'vitest';
import { draftsOf } from '#atelier/reading/draft-of.ts';
import { castOf } from './cast.ts';

/** The words said of each, without the blanks of the other's. */
const saidOf = (text: string): string[] | null =>
  castOf(text)?.texts.map((own) => own.replace(/[ .]{2,}/g, ' ').trim()) ?? null;
const whoIn = (text: string): (string | undefined)[] | null => castOf(text)?.roles.map(({ id }) => id) ?? null;

describe('two people of a brief', () => {
  it.each([
    ['bride and groom in red', ['bride', 'groom']],
    ['a mother with her daughter in matching frocks', ['mother', 'daughter']],
    ['mom-daughter twinning dresses', ['mother', 'daughter']],
    ['an old man and a young woman in raincoats', ['man', 'woman']],
    ['a couple in linen', ['woman', 'man']],
    ['two brothers in kurtas', ['man', 'man']],
    ['twin girls in polka dots', ['woman', 'woman']],
    ['siblings, brother in blue, sister in pink', ['man', 'woman']],
    ['groom in an ivory sherwani, bride in a red lehenga', ['groom', 'bride']],
    ['a lehenga for the bride and a sherwani for the groom', ['bride', 'groom']],
    ['him in a tux, her in a gown', ['he', 'she']],
  ])('are found in %s', (text, who) => {
    expect(whoIn(text)).toEqual(who);
  });

  it.each([
    "groom's brother in a bandhgala",
    'mother of the bride dress in sage',
    "saree for my mother for my son's wedding",
    'trousers with a couple of pockets',
    'boyfriend jeans and a princess seam blouse',
    "father's day shirt for my dad",
    'a woman in a red dress with her dog',
    'twin set in lilac cashmere',
    'pack of 3 men briefs',
    'kids dress for 7 year old girls',
    'saree for a family wedding',
    'a tailored navy blazer for men and women',
  ])('are not found in %s', (text) => {
    expect(castOf(text)).toBeNull();
  });

  it('have what is said of each to themselves, and what is said of both together', () => {
    expect(saidOf('groom in ivory sherwani, bride in red lehenga, both barefoot')).toEqual([
      'groom in ivory sherwani, both barefoot',
      'bride in red lehenga, both barefoot',
    ]);
    expect(saidOf('two sisters. Older one (late 30s) tall, rust jumpsuit. Younger, 22, in a pleated skirt')).toEqual([
      'two sisters Older one (late 30s) tall, rust jumpsuit',
      'two sisters Younger, 22, in a pleated skirt',
    ]);
    expect(saidOf('two friends, one in a red coat, the other, 25, in jeans')).toEqual([
      'two friends, one in a red coat,',
      'two friends, the other, 25, in jeans',
    ]);
    expect(saidOf('two men in Milan, one in a black trench, the other in a red shirt')).toEqual([
      'two men in Milan, one in a black trench,',
      'two men in Milan, the other in a red shirt',
    ]);
    expect(saidOf('mom and daughter in gingham, mum midi length, daughter knee length')).toEqual([
      'mom in gingham, mum midi length,',
      'and daughter in gingham, daughter knee length',
    ]);
    expect(saidOf('a lehenga for the bride and a sherwani for the groom')).toEqual([
      'a lehenga for the bride',
      'and a sherwani for the groom',
    ]);
  });

  it('have every word where it stood', () => {
    const text = 'groom in ivory sherwani, bride in red lehenga';
    for (const own of castOf(text)?.texts ?? []) {
      expect(own).toHaveLength(text.length);
      for (const word of own.matchAll(/[a-z]+/g)) expect(text.slice(word.index).startsWith(word[0])).toBe(true);
    }
  });

  it('are two of as many as were named', () => {
    expect(castOf('a family of five in matching pyjamas')?.tooMany).toBe('a family of five');
    expect(castOf('three friends in denim')?.tooMany).toBe('three friends');
    expect(castOf('mother, daughter and grandmother in sarees')?.tooMany).toBe('mother, daughter and grandmother');
    expect(castOf('a couple in linen')?.tooMany).toBeUndefined();
  });
});

describe('how old each of two is', () => {
  const groupsOf = (words: string): (string | undefined)[] => {
    const { first, second } = draftsOf(words);
    return [first.ageGroup, second?.draft.ageGroup];
  };
  it.each([
    ['two brothers in white kurtas, one 8 and one 25', ['child', 'adult']],
    ['two brothers, the elder 25 in a navy suit and the younger 8 in a white kurta', ['adult', 'child']],
    ['two sisters aged 12 and 30 in sarees', ['child', 'adult']],
    ['two sisters in frocks, 65 and 40 years old', ['senior', 'adult']],
    ['father and his teenage daughter in denim', [undefined, 'teen']],
    ['mother with her toddler son in blue', [undefined, 'child']],
    ['my dad (70) and my little brother (9) in kilts', ['senior', 'child']],
    ['mother in law 58 in a beige saree and daughter in law 27 in a wine lehenga', ['adult', 'adult']],
  ])('is kept apart: %s', (words, groups) => {
    expect(groupsOf(words)).toEqual(groups);
  });

  it('a noun for an age does not stand for whoever has it', () => {
    expect(whoIn('mother with her toddler son in blue')).toEqual(['mother', 'son']);
    expect(whoIn('grandfather with grandson in kurtas')).toEqual(['grandfather', 'grandson']);
  });

  it('a pronoun begins what is said of somebody, with nothing before it', () => {
    expect(saidOf('a couple, he in a grey suit she in a lilac saree')).toEqual([
      'a couple, he in a grey suit',
      'a couple, she in a lilac saree',
    ]);
  });
});

describe('whoever writes, and who is numbered', () => {
  it.each([
    ['me: a green gown, silver shoes. him: a velvet jacket', ['a green gown, silver shoes', 'him: a velvet jacket']],
    [
      'my wife and me at a ball. she wears a red sari, i am in a grey suit',
      ['she wears a red sari', 'i am in a grey suit'],
    ],
    ['Girl 1: pink tutu. Girl 2: blue dungarees', ['pink tutu', 'blue dungarees']],
    ['For her: a red lehenga. For him: a cream kurta', ['a red lehenga', 'a cream kurta']],
  ])('are two: %s', (text, each) => {
    const said = saidOf(text) ?? [];
    each.forEach((own, i) => {
      expect(said[i]).toContain(own);
      expect(said[1 - i]).not.toContain(own);
    });
  });

  it('is the wife of a husband, and the husband of a wife', () => {
    expect(castOf('my husband and me in linen')?.roles.map(({ presentation }) => presentation)).toEqual([
      'male',
      'female',
    ]);
    expect(castOf('me and my wife in linen')?.roles.map(({ presentation }) => presentation)).toEqual([
      'male',
      'female',
    ]);
  });

  it('one and the other have each their own, though no comma parts them', () => {
    const [one, other] = saidOf('twin boys, one in red dungarees other in blue dungarees') ?? [];
    expect(one).toContain('one in red dungarees');
    expect(other).toContain('other in blue dungarees');
    expect(castOf('twins boys in shorts')?.roles[0].presentation).toBe('male');
  });

  it('one and the other one, who are called men elsewhere', () => {
    const words =
      'Two friends, both men. One thin with a tweed blazer. The other one is stout, navy coat. One has a cane';
    const [one, other] = saidOf(words) ?? [];
    expect(castOf(words)?.roles.map(({ presentation }) => presentation)).toEqual(['male', 'male']);
    expect(one).toContain('tweed blazer');
    expect(one).not.toContain('navy coat');
    expect(other).toContain('navy coat');
    expect(other).not.toContain('tweed blazer');
    expect(other).not.toContain('cane');
  });

  it('a groom and a bride whose clothes stand right after them', () => {
    const [groom, bride] = saidOf('Groom ivory sherwani with red stole, bride red lehenga with dupatta') ?? [];
    expect(groom).not.toContain('lehenga');
    expect(bride).not.toContain('sherwani');
  });

  it('nobody where it is one hand and the other', () => {
    expect(castOf('a man in a suit. One hand in the pocket, the other hand on the hip')).toBeNull();
  });

  it('is nobody where a wish is made', () => {
    expect(castOf('I want him in a brown jacket')).toBeNull();
    expect(castOf('show me a red dress. He is a tailor')).toBeNull();
  });

  it('a girl beside her grandmother is the granddaughter', () => {
    expect(
      saidOf('granny and granddaughter. The old lady has a grey skirt. The girl wears a red frock')?.[1],
    ).toContain('The girl wears a red frock');
  });
});
