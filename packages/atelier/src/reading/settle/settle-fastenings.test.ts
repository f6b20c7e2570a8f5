import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';

const closures = (words: string): string[] =>
  draftOf(words).things.flatMap((thing) => thing.said.filter(({ as }) => as === 'closure').map(({ value }) => value));
const told = (words: string): string => read({ words }, 1).reading.notDrawn.join(' ');

describe('how something is shut is kept or told', () => {
  it.each([
    ['a white tee, open flannel shirt in red', 'open'],
    ['a biker jacket with the zip half open', 'zip-half-open'],
    ['a hoodie, half unzipped', 'zip-half-open'],
  ])('%s', (words, closure) => {
    expect(closures(words)).toContain(closure);
  });

  it('opens the jacket of a suit and leaves its waistcoat shut', () => {
    const { garments } = read({ words: 'a three piece suit, the waistcoat buttoned, the jacket left open' }, 1);
    expect(garments.find(({ kind }) => kind === 'suit-jacket')?.closure).toBe('open');
    expect(garments.find(({ kind }) => kind === 'waistcoat')?.closure).toBe('buttons');
  });

  it('shuts no front by the cords of a hood', () => {
    const { garments } = read({ words: 'a hooded sweatshirt with a half zip and flat drawcords' }, 1);
    expect(garments.find(({ kind }) => kind === 'hoodie')?.closure).not.toBe('drawstring');
  });

  it('draws buttons of wood, horn and shell in the colour of it', () => {
    expect(told('a mandarin kurta with wooden buttons')).not.toContain('buttons');
    const { garments } = read({ words: 'a linen waistcoat in sand, three horn buttons' }, 1);
    expect(garments.find(({ kind }) => kind === 'waistcoat')?.trims.buttons?.name).toBe('dark brown');
  });

  it('tells buttons of glass that it draws plain, and a zip that it draws shut', () => {
    expect(told('a mandarin kurta with glass buttons')).toContain('glass buttons are drawn as plain buttons');
    expect(told('a biker jacket with the zip half open')).toContain('zip half open');
  });
});
