import type { Garment, Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const look = (words: string): Look => read({ words }, 7);
const worn = (words: string, kind: string): Garment | undefined =>
  look(words).garments.find((garment) => garment.kind === kind);

describe('sleeves named after what has none', () => {
  it.each([
    ['a sage abaya over a black slip dress, bell sleeves', 'abaya', 'bell'],
    ['a checked shirt under a denim gilet, bishop sleeves', 'shirt', 'bishop'],
  ])('are of what is cut with some: %s', (words, kind, shape) => {
    expect(worn(words, kind)?.sleeve.shape).toBe(shape);
  });

  it('stay with it where the words say so', () => {
    expect(worn('a blazer over a slip dress with bell sleeves', 'slip-dress')?.sleeve.shape).toBe('bell');
  });
});

describe('buttons named after legs', () => {
  it.each([
    ['a navy bandhgala with an ivory churidar and tan mojaris. Buttons in antique silver', 'bandhgala'],
    ['a white shirt and black trousers, buttons in brown', 'shirt'],
  ])('are of the front: %s', (words, kind) => {
    const { garments } = look(words);
    expect(garments.filter(({ trims }) => trims.buttons).map((garment) => garment.kind)).toEqual([kind]);
  });

  it('stay on a skirt that is said to have them', () => {
    expect(worn('a skirt with buttons and a white top', 'skirt')?.closure).toBe('buttons');
  });
});

describe('what is plaited into hair', () => {
  it('keeps its colour and dyes none of it', () => {
    const { accessories, person } = look('a yellow salwar suit and a green parandi');
    expect(accessories.find(({ kind }) => kind === 'parandi')?.colour.name).toBe('green');
    expect(person.hair.colour.name).not.toBe('green');
  });
});

describe('one of a pair', () => {
  const told = (words: string): string => look(words).reading.notDrawn.join(' ');
  it('is told where both are drawn', () => {
    expect(told('a white shirt with one black glove')).toContain('one black glove');
    expect(told('a black saree, a single silver jhumka')).toContain('single silver jhumka');
  });
  it('and nothing where a pair is asked for', () => {
    for (const words of ['a white shirt and a pair of black gloves', 'a white shirt and one pair of black gloves'])
      expect(told(words)).not.toContain('glove');
  });
});

describe('a colour before a yoke knitted in many', () => {
  it.each([
    ['an oatmeal Fair Isle yoke jumper', 'oatmeal'],
    ['a charcoal Nordic yoke jumper', 'charcoal'],
  ])('is the ground: %s', (words, colour) => {
    const [knit] = look(words).garments;
    expect(knit?.cloth.colour.name).toBe(colour);
    expect(knit?.trims.yoke).toBeUndefined();
  });
  it('and that of a plain yoke is its own', () => {
    expect(look('a grey sweatshirt with a navy yoke').garments[0]?.trims.yoke?.name).toBe('navy');
  });
});
