import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

describe('a stance that is asked for', () => {
  it('leaves out the bag nobody asked for and no hand is free to carry', () => {
    for (const seed of SEEDS) {
      const bride = read({ words: 'a bride in a white satin gown, hands clasped in front' }, seed);
      expect(bride.accessories.filter(({ kind }) => kind === 'clutch' || kind === 'bag')).toEqual([]);
    }
  });

  it('is told as not drawn where the hands carry what was asked for', () => {
    const { notDrawn } = read({ words: 'a red dress with a tote bag, arms folded' }, 3).reading;
    expect(notDrawn.join(' ')).toMatch(/arms folded/);
  });

  it('is told as not drawn where sleeves would hang empty before the body', () => {
    const of = (words: string): string => read({ words }, 3).reading.notDrawn.join(' ');
    expect(of('a green long sleeved gown, hands behind her back')).toMatch(/hands behind her back/);
    expect(of('a green sleeveless gown, hands behind her back')).not.toMatch(/hands behind/);
  });
});
