import { describe, expect, it } from 'vitest';
import { notesOf, sizeOf, specifyLook } from '../src/index.ts';
import { wordsToLook } from './words-to-look.ts';

function cutOf(words: string) {
  const look = wordsToLook(words, 21);
  const [spec] = specifyLook(look);
  if (!spec) throw new Error(`nothing is cut of ${words}`);
  return { look, spec, notes: notesOf(look, spec).join(' ') };
}

describe('the size of an order', () => {
  it.each([
    ['straight kurta, bust 38, length 44 inch', 'L', 'bust 96.5 cm'],
    ["men's sherwani size 42", 'L', 'chest 106.7 cm'],
    ['katori blouse 34, front hooks', 'S', 'bust 86.4 cm'],
    ['pencil skirt size 12, lined', 'M', 'bust 92 cm'],
    ["men's trousers 34 waist", 'M', 'waist 86.4 cm'],
    ['sheath dress, bust 92 waist 74 hip 98 cm', 'M', 'hip 98 cm'],
  ])('is the nearest of the table, and said with the girth that it is read from: %s', (words, size, said) => {
    const { look, spec, notes } = cutOf(words);
    expect([spec.size, sizeOf(look)]).toEqual([size, size]);
    expect(notes).toContain(said);
  });

  it.each([
    'wrap skirt, 2 ties at waist 90 cm each',
    'hoodie, chest 62 cm flat',
    'girl frock 5 buttons',
    "men's kurta 42 long",
    'satin skirt with baby hem',
  ])('is none in what is long, laid flat, counted or called so: %s', (words) => {
    const { notes, spec } = cutOf(words);
    expect(notes).not.toMatch(/Size: ordered|NOT THE BABY/);
    if (/hoodie/.test(words)) expect(spec.parts.torso?.chest).toBe(62);
  });

  it('of a child is its years, and they are said', () => {
    const { spec, notes } = cutOf("girls' party frock 6-7 years");
    expect(spec.size).toBe('8');
    expect(notes).toMatch(/Ordered for 6-7 years: drawn and cut in size 8/);
  });

  it('is the elder of a span of years', () => {
    expect(cutOf('kids duffle coat age 6-7 years red').spec.size).toBe('8');
  });

  it('sets a firm band to the waist that is ordered', () => {
    expect(cutOf('A-line skirt, waist 28, length 24 inch').spec.parts.skirt?.waist).toBe(35.5);
    expect(cutOf('circle skirt, waist 70 cm, length 75 cm').spec.parts.skirt).toMatchObject({ waist: 35, length: 75 });
  });
});

describe('what is counted before another count', () => {
  it.each([
    ["boys' shirt 8 years, shirt 5 buttons 2 flap chest pockets", 5],
    ['crop shirt, 4 buttons half sleeve', 4],
  ])('closes the front, and lies on no pocket and no sleeve: %s', (words, count) => {
    const closing = cutOf(words).spec.closings.find(({ where }) => where.startsWith('centre front'));
    expect(closing).toMatchObject({ count });
  });

  it('is one zip, and its length is not the garment’s', () => {
    const { spec } = cutOf('girls zip hoodie age 4 years, metal zip front 38 cm');
    expect(spec.closings.filter(({ what }) => /zip/.test(what))).toHaveLength(1);
    expect(spec.lengths.map(({ id }) => id)).not.toContain('length');
  });
});

describe('what a number or a side of an order stands with', () => {
  it.each([
    ['saree blouse, deep U back 9 inch', 'T16', 22.9],
    ['patiala salwar, poncha 18 cm', 'B10', 18],
    ['straight jeans, rise 29 cm', 'B04', 29],
    ['sheath dress, back slit 16 cm', 'T31', 16],
    ['wedding dress, train 1.5 meter', 'T44', 150],
  ])('is followed: %s', (words, code, cm) => {
    expect(cutOf(words).spec.points.find((point) => point.code === code)).toMatchObject({
      value: cm,
      provenance: 'words',
    });
  });

  it.each([
    ['pencil skirt, invisible zip centre back 18 cm', 'centre back', 'invisible zip 18 cm'],
    ['A-line dress, back zip 50 cm', 'centre back', 'invisible zip 50 cm'],
    ['sheath dress, side zip on right', 'side, right', 'invisible zip'],
  ])('is kept by a zip: %s', (words, where, what) => {
    const closing = cutOf(words).spec.closings.find((one) => /zip/.test(one.what));
    expect(closing?.where).toBe(where);
    expect(closing?.what).toContain(what);
  });
});
