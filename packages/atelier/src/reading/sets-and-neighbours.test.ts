import type { Garment, Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const look = (words: string): Look => read({ words }, 7);
const garment = (words: string, kind: string): Garment | undefined =>
  look(words).garments.find((one) => one.kind === kind);

describe('what is said of a set', () => {
  it.each([
    ['co-ord set in terracotta linen: waistcoat with four buttons, wide trousers and a shrug', 'linen', 'terracotta'],
    ['olive velvet suit: jacket, waistcoat with five buttons and trousers, black shirt', 'velvet', 'olive'],
    ['pink satin co-ord set with a cropped waistcoat and a midi skirt', 'satin', 'pink'],
  ])('%s: misses no waistcoat', (words, fabric, colour) => {
    expect(garment(words, 'waistcoat')?.cloth).toMatchObject({ fabric, colour: { name: colour } });
  });

  it('puts nothing under a waistcoat that a shrug hangs over', () => {
    const { garments } = look('co-ord set in terracotta linen: waistcoat with four buttons, wide trousers and a shrug');
    expect(garments.map(({ kind }) => kind).toSorted()).toEqual(['shrug', 'trousers', 'waistcoat']);
  });
});

describe('a word beside another', () => {
  it('reads a ballgown skirt as a skirt beside a corset, each with its own', () => {
    const words = 'ivory satin corset with a lace-up back and a dusty pink ballgown skirt in tulle';
    expect(look(words).garments.map(({ kind, name }) => [kind, name])).toEqual([
      ['corset', 'corset'],
      ['skirt', 'ballgown skirt'],
    ]);
    expect(garment(words, 'skirt')).toMatchObject({ length: 'floor', cloth: { colour: { name: 'dusty pink' } } });
  });

  it('reads one pashmina scarf as one thing, of wool, with a border of both its colours', () => {
    const { garments, accessories, product } = look('one pashmina scarf in beige with a rust and blue paisley border');
    const [own] = garments.filter(({ family }) => family === 'dupatta');
    expect(product?.of).toBe('dupatta');
    expect(accessories.map(({ kind }) => kind)).not.toContain('scarf');
    expect(own).toMatchObject({
      cloth: { fabric: 'wool', colour: { name: 'beige' } },
      border: { kind: 'paisley', colour: { name: 'rust' }, accent: { name: 'blue' } },
    });
  });

  it('gives both colours that follow a border to it', () => {
    expect(garment('pashmina stole, black base, paisley borders in rust and jade at both ends', 'stole')).toMatchObject(
      {
        cloth: { colour: { name: 'black' } },
        border: { colour: { name: 'rust' }, accent: { name: 'jade' } },
      },
    );
  });

  it('reads stone that stands alone as a colour, and raw indigo as no fraying', () => {
    const { cloth, details } = garment('Trench Coat – Stone – 10 Buttons', 'trench-coat') ?? {};
    expect(cloth?.colour.name).toBe('stone');
    expect(details?.map(({ id }) => id)).not.toContain('stones');
    expect(garment('straight jeans in raw indigo', 'jeans')?.details.map(({ id }) => id)).not.toContain('frayed');
  });

  it('keeps a belt that is tied and not buckled, and the collar named after it', () => {
    const coat = garment('camel trench with the belt tied not buckled and the collar turned up', 'trench-coat');
    expect(coat).toMatchObject({ collar: 'notch' });
  });

  it('adds no dupatta to a lehenga of which so much is said', () => {
    const { garments } = look('parrot green silk lehenga with gota border and mirror work, round neck choli in pink');
    expect(garments.map(({ family }) => family)).not.toContain('dupatta');
  });
});

it('gives a saree the motifs that stand before its blouse', () => {
  const words = 'Maroon silk saree with mustard korvai border, gold zari peacock buttas & mustard elbow-sleeve blouse';
  const [saree, choli] = ['saree', 'choli'].map((kind) => garment(words, kind));
  expect(saree?.details.map(({ id }) => id)).toContain('peacock-motif');
  expect(choli?.cloth).toMatchObject({ colour: { name: 'mustard' }, print: { kind: 'solid' } });
});
