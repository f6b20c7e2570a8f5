import { describe, expect, it } from 'vitest';
import { look } from '#atelier/read.fixture.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';

describe('a thing that is asked for by itself', () => {
  it.each([
    ['red boots with elastic gores', 'footwear'],
    ['mens brown brogues', 'footwear'],
    ["product shot of a women's block heel sandal in rose gold", 'footwear'],
    ['a brown leather tote bag with two handles', 'bag'],
    ['wide brim fedora in camel felt, only the hat', 'hat'],
    ['gold jhumkas for a wedding', 'jhumkas'],
    ['navy and white striped scarf', 'scarf'],
    ['black clutch with crystals', 'clutch'],
    ['a brown leather belt', 'belt'],
    ['a silver nose ring', 'nose-ring'],
    ['grey cabin trolley bag, combination lock', 'luggage'],
    ['rani pink chiffon dupatta', 'dupatta'],
    ['a wool stole', 'dupatta'],
    ['platinum solitaire ring', 'ring'],
    ['green umbrella with a bamboo handle', 'umbrella'],
    ['striped football socks', 'socks'],
    ['paisley silk pocket square', 'pocket-square'],
    ['tan leather suspenders', 'suspenders'],
    ['silver payal with ghungroo', 'anklet'],
    ['mini crossbody in grained leather, show it slightly turned', 'crossbody'],
    ['suede desert boots, angled a little', 'footwear'],
    ['a felt hat, three quarter view, tilted', 'hat'],
  ])('%s', (words, of) => {
    const { product, garments, accessories, reading, title } = look(words);
    expect(product?.of).toBe(of);
    const asked = garments.filter(({ id }) => reading.sources[`${id}.kind`] === 'words');
    expect(asked.filter(({ family }) => family !== product?.of)).toEqual([]);
    expect(accessories.filter(({ kind }) => reading.sources[`accessory.${kind}`] !== 'words')).toEqual([]);
    for (const { name } of garments.filter(({ family }) => family !== product?.of))
      expect(title.toLowerCase()).not.toContain(name);
  });

  it.each([
    'a woman in red boots',
    'a man wearing a red hat',
    'a boho look with a straw hat',
    'red boots and a denim skirt',
    'something for the beach with a straw bag',
    'brown brogues on a man',
    'a girl, back view, in white sneakers',
    'a kurta',
    'a wedding',
  ])('is none where somebody wears it, or clothes are named: %s', (words) => {
    expect(look(words).product).toBeUndefined();
  });
});

describe('what is measured of it', () => {
  it.each([
    ['red boots with heel 6.5 cm', [['heel', 6.5]]],
    ['rose gold sandals, 3 inch block heel', [['heel', 7.6]]],
    [
      'a brown tote bag, 27 x 31 cm',
      [
        ['width', 27],
        ['height', 31],
      ],
    ],
    [
      'black leather bag 30x22x12 cm',
      [
        ['width', 30],
        ['height', 22],
        ['depth', 12],
      ],
    ],
    ['gold hoops 40 mm', [['diameter', 4]]],
    ['silk scarf 180 cm long', [['length', 180]]],
    ['straw hat', []],
  ])('%s', (words, measures) => {
    const { product, reading } = look(words);
    expect(product?.measures.map(({ what, cm }) => [what, cm])).toEqual(measures);
    expect(reading.unread.map(({ text }) => text)).not.toContain('inch');
  });
});

it.each(['a silver brooch', 'a red turban with gold zari'])('draws by itself what was asked for alone: %s', (words) => {
  expect(draftOf(words).product).toBeDefined();
});

it.each(['a red bindi', 'a jasmine gajra', 'a black hijab'])('tells of what can only be drawn worn: %s', (words) => {
  expect(draftOf(words).product).toBeUndefined();
  expect(draftOf(words).onlyWorn).toBeDefined();
});

it.each(['a woman with a belt', 'a dress with a belt', 'a stole over a kurta'])(
  'says so of nothing that is worn: %s',
  (words) => {
    expect(draftOf(words).onlyWorn).toBeUndefined();
  },
);
