import type { Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const look = (words: string): Look => read({ words }, 1);
const first = (words: string) => look(words).garments.find(({ id }) => id === 'g1');
const told = (words: string): string => look(words).reading.notDrawn.join(' ');

describe('what is said of a part is not said of the whole', () => {
  it('shuts a pocket, and not the front', () => {
    const words = 'an olive bomber jacket with a front zip, welt pockets with snaps';
    expect(first(words)?.closure).toBe('zip');
    expect(told(words)).toContain('snaps');
  });

  it('lines a collar, however it is written', () => {
    expect(first('a denim jacket light wash w/ sherpa coller')?.cloth.fabric).toBe('denim');
  });

  it('buckles a strap or a shoe, and belts nobody', () => {
    for (const words of [
      'mustard dungarees with adjustable straps and brass buckles',
      'a white shirt, brown monk strap shoes double buckle',
    ])
      expect(first(words)?.details.map(({ id }) => id)).not.toContain('belt');
  });
});

describe('what is of the place or the person is not worn', () => {
  it('neon shines on nobody', () => {
    const words = 'neon from a tea shop in green and pink reflecting. A girl in an off white lehenga';
    expect(first(words)?.cloth.colour.name).toBe('off-white');
    expect(told(words)).toMatch(/surroundings.*neon/);
  });

  it('a platform of trains is no shoe', () => {
    expect(look('empty train platform. A woman in a black kilt').footwear.name).not.toContain('platform');
  });

  it('somebody is black, his suit navy', () => {
    const words = 'navy suit, im a 30ish black guy with a short fade';
    expect(look(words).garments.map(({ cloth }) => cloth.colour.name)).not.toContain('black');
    expect(look(words).person.heritage).toBe('african');
  });

  it('feet are bare though shoes are held', () => {
    for (const words of [
      'a white blouse, feet naked',
      'a red lehenga, she holds the chappals in her hand, so barefoot',
    ])
      expect([words, look(words).footwear.kind]).toEqual([words, 'barefoot']);
  });

  it('a beard is no grandmother', () => {
    expect(look('a sherwani, dadhi trimmed').person).toMatchObject({ presentation: 'male', beard: true });
    expect(look('dadi in a saree').person).toMatchObject({ presentation: 'female', ageGroup: 'senior' });
  });
});

it('without earrings nothing is in the ears', () => {
  for (let seed = 1; seed < 6; seed++)
    expect(
      read({ words: 'a red saree for a wedding, no earrings' }, seed).accessories.map(({ kind }) => kind),
    ).not.toContain('jhumkas');
});
