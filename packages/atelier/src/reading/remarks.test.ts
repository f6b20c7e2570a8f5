import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const readingOf = (words: string) => read({ words }, 1).reading;
const remarks = (words: string): string[] =>
  readingOf(words)
    .understood.filter(({ drawn, of }) => drawn === false && of === undefined)
    .map(({ as, value }) => `${as}: ${value}`);

describe('what no picture shows of a person and a place', () => {
  it('is read with the words right before it, and told', () => {
    const words = 'black slip dress, dark red lips, smoky eyes, standing on a foggy railway bridge at dusk, laughing';
    expect(remarks(words)).toEqual([
      'person: dark red lips',
      'person: smoky eyes',
      'setting: foggy railway bridge at dusk',
      'pose: laughing',
    ]);
    expect(readingOf(words).unread).toEqual([]);
    const told = readingOf(words).notDrawn.join(' ');
    for (const said of ['foggy railway bridge at dusk', 'dark red lips', 'smoky eyes', 'laughing'])
      expect(told).toContain(said);
  });

  it('takes no colour from the clothes', () => {
    const { garments, footwear } = read({ words: 'navy dress, silver heels, red lips, pink neon alley' }, 1);
    expect([garments[0]?.cloth.colour.name, footwear.colour.name]).toEqual(['navy', 'silver']);
  });

  it('reads an occasion that stands alone as the place as well, and none that the clothes are for', () => {
    expect(remarks('white shirt, grey trousers, office')).toEqual(['setting: office']);
    expect(remarks('a white shirt for the office')).toEqual([]);
  });
});

describe('who somebody is', () => {
  const personOf = (words: string) => read({ words }, 1).person;

  it.each([
    ['sherwani in ivory, groom 28', 'adult'],
    ['linen suit, man mid 30s', 'adult'],
    ['beach dress, 50+ woman', 'adult'],
    ['cardigan, woman about seventy', 'senior'],
    ['denim jacket, boy 15', 'teen'],
    ['plum wool coat, a woman of fifty', 'adult'],
    ['black dress, widowed at seventy', 'senior'],
  ])('hears the age in "%s"', (words, ageGroup) => {
    expect(personOf(words).ageGroup).toBe(ageGroup);
  });

  it('counts no pieces, centimetres or fashions as years', () => {
    expect(read({ words: 'early 60s mod dress' }, 1).reading.understood.some(({ as }) => as === 'person')).toBe(false);
    expect(personOf('girl 2 piece set').ageGroup).not.toBe('senior');
    expect(personOf('model 60 cm skirt').ageGroup).toBe('adult');
  });

  it('gives a word for a body to the person', () => {
    const words = 'net dupatta over a teal anarkali. She is 24, slim, dusky';
    expect(personOf(words)).toMatchObject({ build: 'slim', skin: 'deep-warm' });
    expect(personOf('red dress for a broad woman').build).toBe('full');
  });

  it('draws no beard for a moustache alone, and the hair in the colour of the beard', () => {
    expect(personOf('bandhgala in navy, man with a waxed moustache').beard).toBe(false);
    expect(personOf('duffle coat, man, grey beard')).toMatchObject({ beard: true, hair: { colour: { name: 'grey' } } });
  });
});

describe('how big a thing is, and what nobody knows of it', () => {
  it('is told of a shoe or an accessory, and as not drawn', () => {
    const { accessories, footwear, reading } = read({ words: 'linen dress, raffia hat, scuffed white sneakers' }, 1);
    expect(accessories.find(({ kind }) => kind === 'hat')?.told).toEqual(['raffia']);
    expect(footwear).toMatchObject({ told: ['scuffed'], colour: { name: 'white' } });
    expect(reading.notDrawn.join(' ')).toMatch(/Not drawn of the hat: raffia.*Not drawn of the sneakers: scuffed/);
    expect(reading.unread).toEqual([]);
  });
});

describe('what is worn and has no drawing', () => {
  it('is called as the words call it, keeps its colour to itself, and is told', () => {
    const { accessories, footwear, reading } = read(
      { words: 'rain parka, black leggings, teal helmet, white sneakers, gold nath, red bandage' },
      1,
    );
    expect(accessories.map(({ name }) => name)).toEqual(expect.arrayContaining(['teal helmet', 'red bandage']));
    expect(footwear.colour.name).toBe('white');
    expect(reading.notDrawn.join(' ')).toMatch(/teal helmet is not drawn.*red bandage is not drawn/);
  });

  it('stays two things where two stand in a row', () => {
    const names = read({ words: 'tailcoat with a stickpin watch chain' }, 1).accessories.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['stickpin', 'watch chain']));
  });
});

it('takes no word of plain English or anybody’s name for a slip of ours', () => {
  for (const word of ['kiran', 'backwards', 'wrong', 'muscle', 'cattle'])
    expect(read({ words: `red saree, ${word}` }, 1).reading.unread.map(({ text }) => text)).toEqual([word]);
});

it.each([
  ['space buns', 'space-buns'],
  ['hair swept up', 'bun'],
  ['two ponytails', 'two-plaits'],
  ['big afro', 'afro'],
  ['platinum bob', 'bob'],
  ['hair in finger waves', 'waves'],
])('dresses the hair for "%s"', (words, style) => {
  expect(read({ words: `navy dress, ${words}` }, 1).person.hair.style).toBe(style);
});

describe('the name of a shoe or an accessory', () => {
  it('is put together around its colour', () => {
    const { footwear } = read({ words: 'grey skirt, chunky white sneakers' }, 1);
    expect(footwear).toMatchObject({ name: 'chunky sneakers', colour: { name: 'white' } });
    expect(read({ words: 'navy jacket, tall black boots' }, 1).footwear.kind).toBe('knee-boot');
    expect(read({ words: 'olive leggings, knee-high lace-up boots' }, 1).footwear.kind).toBe('knee-boot');
    expect(read({ words: 'leather trench, knee high boots' }, 1).footwear).toMatchObject({ name: 'knee boots' });
  });

  it('keeps what it says of the shape', () => {
    const { accessories } = read({ words: 'red dress, cat eye sunglasses, ankle socks, a mini bag' }, 1);
    expect(accessories.map(({ name }) => name)).toEqual(['cat eye sunglasses', 'ankle socks', 'mini bag']);
  });
});

describe('a thing nobody here knows', () => {
  it('keeps its colour to itself where the clothes have theirs', () => {
    const { footwear, reading } = read({ words: 'navy coat, black sliders, gold zorbles' }, 1);
    expect(footwear.colour.name).toBe('black');
    expect(reading.unread.map(({ text }) => text)).toEqual(['gold zorbles']);
  });

  it('leaves a colour to the clothes that have none', () => {
    const coat = read({ words: 'a coat, red zorbles' }, 1).garments.find(({ kind }) => kind === 'coat');
    expect(coat?.cloth.colour.name).toBe('red');
  });
});

describe('a whole garment over another', () => {
  it('is worn open over a swimsuit', () => {
    const { garments } = read({ words: 'white crochet cover up over an emerald swimsuit' }, 1);
    expect(garments.map(({ kind, layer }) => `${kind} ${layer}`)).toEqual([
      'swimsuit one-piece',
      'beach-coverup outer',
    ]);
    expect(garments.map(({ cloth }) => cloth.colour.name)).toEqual(['emerald', 'white']);
  });

  it('tells what an abaya hides', () => {
    const { garments, reading } = read({ words: 'black abaya over a cream slip dress' }, 1);
    expect(garments.map(({ kind }) => kind)).toEqual(['slip-dress', 'abaya']);
    expect(reading.notDrawn).toContain('The slip dress is worn under the abaya, which hides it.');
  });
});

it('draws one of what is asked for twice, and tells the number', () => {
  const { garments, reading } = read({ words: 'bride in a red lehenga with two net dupattas' }, 1);
  expect(garments.filter(({ kind }) => kind === 'dupatta')).toHaveLength(1);
  expect(reading.notDrawn.join(' ')).toContain('two net dupattas');
  expect(read({ words: 'red kurta, two bangles, two earrings' }, 1).reading.notDrawn).toEqual([]);
});

it('reads a fit that is also a dress by itself as the fit of the dress that is named', () => {
  const { garments } = read({ words: 'Womens ribbed knit midi dress camel long sleeve bodycon' }, 1);
  expect(garments).toHaveLength(1);
  expect(garments[0]).toMatchObject({ fit: 'tight', length: 'midi', cloth: { colour: { name: 'camel' } } });
  expect(read({ words: 'black bodycon, red heels' }, 1).garments[0]?.kind).toBe('bodycon-dress');
});
