import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';
import { neckFor } from './neck-choice.ts';

const neckOf = (words: string): string | undefined => {
  const dress = read({ words }, 1).garments.find(({ family }) => family === 'dress');
  return dress && neckFor(dress);
};

describe('an edge over the bust', () => {
  it.each([
    'sky blue sundress with thin straps and a sweetheart neck',
    'red midi dress with a sweetheart neckline and spaghetti straps',
  ])('hangs from the straps it was asked with: %s', (words) => {
    expect(neckOf(words)).toBe('straps');
  });

  it('stands by itself where none are asked for', () => {
    expect(neckOf('sky blue midi dress with a sweetheart neckline')).toBe('sweetheart');
  });
});
