import { describe, expect, it } from 'vitest';
import { look, worn } from '#atelier/read.fixture.ts';

const GARMENTS = [
  ['kurta', 'kurta'],
  ['shirt', 'shirt'],
  ['midi dress', 'dress'],
  ['saree', 'saree'],
  ['blazer', 'blazer'],
] as const;

/** Terms of shops, and what of a garment's record each is. */
const COLOURS = ['angoori', 'jamuni', 'rama blue', 'nude pink', 'smoky blue'];
const CLOTHS = ['dola silk', 'uppada silk', 'cotton flex', 'chinon', 'korean crepe', 'butterfly net', 'soft silk'];
const PRINTS = [
  ['bagru print', 'block'],
  ['micro check', 'gingham'],
  ['pencil stripes', 'pinstripe'],
  ['bold stripes', 'stripe'],
  ['graph check', 'plaid'],
  ['mandala print', 'butti'],
] as const;

describe('a term of the trade is of the garment it stands with, and of nothing else', () => {
  it.each(GARMENTS)('a colour, beside a %s', (noun, kind) => {
    for (const colour of COLOURS) {
      const words = `a ${colour} ${noun} with a plain white scarf`;
      expect(worn(words, kind).cloth.colour.name, words).toBe(colour);
      expect(look(words).accessories[0]?.colour.name, words).toBe('white');
    }
  });

  it.each(GARMENTS)('a cloth, of a %s', (noun, kind) => {
    for (const cloth of CLOTHS) {
      const { reading } = look(`a red ${noun} in ${cloth}`);
      expect(worn(`a red ${noun} in ${cloth}`, kind).cloth.name?.toLowerCase(), cloth).toBe(cloth);
      expect(reading.unread, cloth).toEqual([]);
    }
  });

  it.each(GARMENTS)('a print, on a %s', (noun, kind) => {
    for (const [print, drawn] of PRINTS)
      expect(worn(`a ${noun} in ${print}`, kind).cloth.print.kind, print).toBe(drawn);
  });
});

describe('what a shop calls a suit', () => {
  it.each([
    ['a peach pakistani suit', ['kurta', 'kurta-trousers', 'dupatta']],
    ['a printed afghani suit', ['short-kurta', 'salwar', 'dupatta']],
    ['a georgette suit in plum', ['kurta', 'salwar']],
    ['a white linen suit for a woman', ['suit-jacket', 'trousers']],
  ])('is these pieces: %s', (words, kinds) => {
    const asked = look(words).garments.filter(({ id }) => look(words).reading.sources[`${id}.kind`] === 'words');
    expect(asked.map(({ kind }) => kind).toSorted()).toEqual([...kinds].toSorted());
  });
});

describe('what stands behind somebody', () => {
  it.each(['palm leaves behind', 'with marigold garlands behind her'])('is worn by nobody: %s', (place) => {
    const { garments, accessories } = look(`a woman in a turquoise kaftan, ${place}`);
    expect(garments[0]?.cloth.print.kind).toBe('solid');
    expect(accessories.map(({ kind }) => kind)).not.toContain('necklace');
  });
});

describe('how a page is to show a garment', () => {
  it.each(['top view', 'flat lay', 'on a dress form', 'front and back', 'no face'])('is told: %s', (view) => {
    const { reading, garments } = look(`a red silk lehenga, ${view}`);
    expect(reading.notDrawn.join(' ')).toContain(view);
    expect(garments.map(({ kind }) => kind)).not.toContain('dress');
  });

  it('is no news of a thing that has a sheet of its own', () => {
    expect(look('a red leather bag, product shot, no model').reading.notDrawn.join(' ')).not.toContain('whole figure');
  });
});

it('a plain hue is no neighbour of the green that the dupatta lies over', () => {
  expect(worn('a mehendi green sharara suit with a yellow dupatta', 'dupatta').cloth.colour.name).toBe('yellow');
});

it('figures that a print is said to have are its own', () => {
  expect(worn('an all over print shirt with parrots', 'shirt').cloth.print.name).toBe('bird print');
});
