import { describe, expect, it } from 'vitest';
import { placeDrawn } from '#atelier/lexicon/language/drawn-grounds.ts';
import { read } from '#atelier/read.ts';

const look = (words: string) => read({ words }, 7);
const settings = (words: string) => look(words).reading.understood.filter(({ as }) => as === 'setting');

describe('the surroundings', () => {
  it.each([
    ['a white sundress, standing on a beach at sunset', 'beach'],
    ['a woman in an ivory lehenga under a stone arch', 'stone arch'],
    ['a man in a sherwani, mountains behind', 'mountains'],
    ['a blue dress against a terracotta wall', 'terracotta wall'],
    ['a kurta by a window with morning light', 'window with morning light'],
    ['a gown on marble steps', 'marble steps'],
    ['a silver gown, red carpet', 'red carpet'],
    ['a kaftan and wedges, poolside', 'poolside'],
    ['a navy coat, standing on a windy pier', 'pier'],
    ['a red saree, river behind', 'river'],
    ['a yellow lehenga at golden hour', 'golden hour'],
    ['ek ladki lal saree mein, mahal ke saamne khadi hai', 'palace'],
  ])('of "%s" are drawn, and not told as left out', (words) => {
    const said = settings(words);
    expect(said.some(({ drawn }) => drawn !== false)).toBe(true);
    expect(look(words).reading.notDrawn.join(' ')).not.toMatch(/surroundings/i);
  });

  it('that no ground shows are told', () => {
    expect(look('a navy suit, sitting on a wooden stool').reading.notDrawn.join(' ')).toMatch(/wooden stool/);
    expect(look('a red coat beside a vintage car').reading.notDrawn.join(' ')).toMatch(/car/);
  });

  it('are told where a place is drawn and what stands in it is not', () => {
    const { notDrawn } = look('a red gown in a palace courtyard, standing by a white piano').reading;
    expect(notDrawn.join(' ')).toMatch(/Not drawn of the surroundings: white piano/);
  });

  it('of a thing by itself are told: it stands before a panel', () => {
    const said = look('a straw hat, on a beach').reading.understood.filter(({ as }) => as === 'setting');
    expect(said.every(({ drawn }) => drawn === false)).toBe(true);
  });

  it.each([
    ['a pearl necklace with a gold shell pendant, lying on blue velvet', 'blue velvet'],
    ['red jhumkas on a white cloth', 'white cloth'],
    ['a tan tote, product shot on white', 'white'],
    ['a gold bangle pair laid on black marble', 'black marble'],
  ])('under a thing by itself colours its panel, and nothing of it: %s', (words, ground) => {
    const { product, reading, accessories } = look(words);
    expect(product).toBeDefined();
    expect(settings(words).map(({ value, drawn }) => [value, drawn])).toEqual([[ground, undefined]]);
    expect(reading.notDrawn.join(' ')).not.toMatch(/person|velvet|white|marble/);
    expect(JSON.stringify(accessories)).not.toMatch(/velvet|"white"/);
  });

  it('with a person, a beast or furniture in them are no ground', () => {
    for (const words of ['a bench in a garden', 'a car on a street', 'a crowd at a temple'])
      expect(placeDrawn(words)).toBeUndefined();
  });
});

describe('hands that are joined', () => {
  it.each([
    'a red saree, namaste karti hui',
    'a yellow lehenga, hands folded in namaste',
    'ek ladki peeli saree mein, haath jode khadi hai',
    'a man in a cream sherwani doing namaste',
  ])('are a namaste and no kurti: %s', (words) => {
    const { person, garments, reading } = look(words);
    expect(person.pose).toBe('namaste');
    expect(garments.map(({ kind }) => kind)).not.toContain('kurti');
    expect(reading.notDrawn.join(' ')).not.toMatch(/namaste|hands/);
  });

  it('in pockets of somebody who walks are a stroll', () => {
    expect(look('a woman in a trench coat, hands in pockets, walking').person.pose).toBe('stroll');
  });
});
