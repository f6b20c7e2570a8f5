import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const coloursOf = (words: string) => read({ words }, 3).garments.map(({ cloth }) => cloth.colour.name);
const readColours = (words: string) => read({ words }, 3).reading.understood.filter((span) => span.as === 'colour');

describe('names of colours that only a long list knows', () => {
  it.each([
    ['zaffre gown', 'zaffre'],
    ['a smaragdine silk shirt', 'smaragdine'],
    ['razzmatazz skirt', 'razzmatazz'],
    ['gamboge cotton kurta', 'gamboge'],
    ['a long dress in feldgrau', 'feldgrau'],
  ])('are colours where a colour can stand: %s', (words, name) => {
    expect(coloursOf(words)).toContain(name);
    expect(read({ words }, 3).reading.unread).toEqual([]);
  });

  it('never take the place of what the words already say', () => {
    expect(coloursOf('rust linen shirt')[0]).toBe('rust');
    expect(readColours('a linen shirt for an afternoon at the xanadu')).toEqual([]);
  });

  it('are any name of the list once the words say that it is a colour', () => {
    expect(coloursOf('a romance coloured dress')).toContain('romance');
    expect(coloursOf('a gown the colour of rain')).toContain('rain');
  });

  it('are not plain English words before a garment', () => {
    const words =
      'crisp dreamy stormy magical majestic tribal viking doctor honest frosty better darling weekend office romance summit holiday victory captain liberty harbour orchard parade sonata mystery carnival';
    for (const word of words.split(' ')) expect(readColours(`a ${word} shirt`), word).toEqual([]);
  });
});
