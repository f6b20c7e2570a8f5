import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

describe('a garment is called by the noun it was written with', () => {
  it.each([
    ['emerald silk slip gown with a cowl neckline', 'slip gown', 'Emerald silk slip gown'],
    ['emerald silk slip dress', 'slip dress', 'Emerald silk slip dress'],
    ['a red satin evening dress', 'evening dress', 'Red satin evening dress'],
    ['a black mermaid dress', 'mermaid dress', undefined],
    ['a navy ball gown', 'ball gown', undefined],
  ])('%s', (words, name, title) => {
    const look = read({ words }, 1);
    expect(look.garments.map((garment) => garment.name)).toContain(name);
    if (title !== undefined) expect(look.title).toBe(title);
    else expect(look.title).toContain(name);
  });

  it('whatever the noun, the cut is the same', () => {
    const [dress, gown] = ['ivory silk slip dress', 'ivory silk slip gown'].map(
      (words) => read({ words }, 1).garments[0],
    );
    expect(gown).toEqual({ ...dress, name: 'slip gown' });
  });
});
