import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const SEEDS = [5, 77, 301, 4021];
const shoes = (words: string): string[] => SEEDS.map((seed) => read({ words }, seed).footwear.kind);

describe('shoes that nobody named', () => {
  it.each([
    'Tennis player in a white pleated skirt and polo shirt holding a racket',
    'navy skirt and white polo for golf',
    'grey leggings and a tank for yoga',
  ])('are made for sport where sport is the occasion: %s', (words) => {
    expect(new Set(shoes(words))).toEqual(new Set(['sneaker']));
  });

  it('are those of its custom where what is worn has one, also for sport', () => {
    expect(shoes('a silk saree for dance practice')).not.toContain('sneaker');
  });

  it('give way to those that were named', () => {
    expect(new Set(shoes('white pleated skirt for tennis with black pumps'))).toEqual(new Set(['pump']));
  });
});
