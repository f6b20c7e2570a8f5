import { describe, expect, it } from 'vitest';
import { look, worn } from '#atelier/read.fixture.ts';

const asked = (words: string): string[] => {
  const { garments, reading } = look(words);
  return garments
    .filter(({ id }) => reading.sources[`${id}.kind`] === 'words')
    .map(({ kind, cloth }) => `${cloth.colour.name} ${kind}`)
    .toSorted();
};

describe('the name of a set whose parts follow is those parts', () => {
  it.each([
    ['tracksuit with hoodie and joggers in bottle green', ['bottle green hoodie', 'bottle green joggers']],
    ['sweatsuit: pink hoodie, lilac sweatpants', ['lilac joggers', 'pink hoodie']],
    ['maroon jogging suit, sweatshirt and joggers', ['maroon joggers', 'maroon sweatshirt']],
    ['lounge set: rust sweatshirt and rust shorts', ['rust shorts', 'rust sweatshirt']],
    ['pyjama set, shirt and shorts, navy', ['navy pyjama-top', 'navy shorts']],
    ['ladies skirt suit in tweed, jacket and mini skirt, pink', ['pink mini-skirt', 'pink suit-jacket']],
    ['wedding suit for groom: ivory sherwani, gold churidar', ['gold churidar', 'ivory sherwani']],
    ['nehru suit: navy bandhgala jacket and white trousers', ['navy bandhgala', 'white trousers']],
    ['basketball uniform: orange vest and black shorts', ['black sports-shorts', 'orange tank-top']],
    ['nurse uniform: light blue tunic and navy trousers', ['light blue tunic', 'navy trousers']],
    ['cheerleader uniform: red crop top, white pleated skirt', ['red crop-top', 'white pleated-skirt']],
    ['ski suit: red jacket and white pants', ['red jacket', 'white trousers']],
    ['boy school dress: sky blue shirt, grey shorts', ['grey shorts', 'sky blue shirt']],
    ['navy pinstripe trouser suit, blazer with one button, straight trousers', ['navy blazer', 'navy trousers']],
    ['skirt suit in camel wool: boxy jacket, pencil skirt', ['camel cropped-jacket', 'camel pencil-skirt']],
    ['co-ord set in terracotta linen - boxy vest, wide trousers', ['terracotta trousers', 'terracotta waistcoat']],
    ['peach salwar suit, the kurti knee length', ['peach dupatta', 'peach kurti', 'peach salwar']],
    ['green cotton suit, knee length kurti, white churidar', ['green kurti', 'white churidar']],
    ['peela suit chahiye, gol gala', ['yellow kurta', 'yellow kurta-trousers']],
    ['navy two-piece business suit, white shirt', ['navy suit-jacket', 'navy trousers', 'white shirt']],
    ['navy co-ord: white top, navy trousers', ['navy trousers', 'white top']],
    ['blue anarkali suit, a band collar on the kurti', ['blue anarkali']],
  ])('%s', (words, garments) => {
    expect(asked(words)).toEqual(garments);
  });

  it.each([
    ['a navy tracksuit with a white t-shirt', ['navy joggers', 'navy track-jacket', 'white t-shirt']],
    ['a grey suit with a white shirt', ['grey suit-jacket', 'grey trousers', 'white shirt']],
    ['bhai ke liye navy suit aur safed shirt', ['navy suit-jacket', 'navy trousers', 'white shirt']],
    ['navy skirt suit and a denim jacket', ['mid-wash blue denim-jacket', 'navy pencil-skirt', 'navy suit-jacket']],
    ['a black boiler suit', ['black boiler-suit']],
    ['a red dress and a denim jacket', ['mid-wash blue denim-jacket', 'red dress']],
  ])('and what is worn besides stays: %s', (words, garments) => {
    expect(asked(words).map((each) => each.replace(/^.*(?= denim-jacket)/, 'mid-wash blue'))).toEqual(garments);
  });

  it('a shirt of the colour of the sky is no place', () => {
    expect(worn('office wear: sky shirt, charcoal trousers', 'shirt').cloth.colour.name).toBe('sky blue');
    expect(look('a black dress under a cloudy sky').reading.notDrawn.join(' ')).toContain('cloudy sky');
  });

  it('a colour said right after a small part is the part’s', () => {
    expect(worn('a yellow dress with a sash in blue', 'dress').trims.belt?.name).toBe('blue');
    expect(worn('a yellow dress with a sash in blue', 'dress').cloth.colour.name).toBe('yellow');
    expect(worn('a dress with a sash in blue', 'dress').cloth.colour.name).toBe('blue');
  });

  it('white before what hair is tied with is its colour', () => {
    const { accessories, person } = look('girl of 5 in a yellow sundress with a white hair bow');
    expect(accessories.map(({ kind, colour }) => [kind, colour.name])).toEqual([['hair-clip', 'white']]);
    expect(person.hair.colour.name).not.toContain('grey');
  });
});
