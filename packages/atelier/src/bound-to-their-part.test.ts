import { describe, expect, it } from 'vitest';
import { look, worn } from '#atelier/read.fixture.ts';
import { readAndSee } from '#atelier/read-and-see.ts';

const borders = (words: string): string[] => look(words).garments.flatMap(({ kind, border }) => (border ? [kind] : []));

describe('what is said of one part is no other thing', () => {
  it.each([
    ['mustard lehenga, dupatta bina border ka', ['lehenga']],
    ['red anarkali with golden border on the hem, dupatta without border', ['anarkali']],
  ])('a border denied of the dupatta comes back by no company: %s', (words, kinds) => {
    expect(borders(words)).toEqual(kinds);
  });

  it('the colour of a drawstring is no button', () => {
    expect(worn('navy hoodie with white drawstring', 'hoodie').trims).toEqual({
      contrast: expect.objectContaining({ name: 'white' }),
    });
  });

  it('cuffs are of what the collar before them is', () => {
    expect(worn('camel coat with fur collar and cuffs', 'coat').details).toContainEqual({
      id: 'fur-trim',
      part: 'cuff',
    });
  });

  it('pearls of sleeves and collars are sewn on, and hang round no neck', () => {
    const { accessories, garments } = look('maroon velvet gown, sleeves with pearls');
    expect(accessories.map(({ kind }) => kind)).not.toContain('necklace');
    expect(garments.flatMap(({ details }) => details.map(({ id }) => id))).toContain('beads');
  });

  it.each([
    ['black leather jacket with spikes', /[Ss]pikes are drawn as studs/],
    ['mint tee with a cloud print', /cloud/],
    ['a storm blue coat', /not seen in the picture: storm/],
  ])('what is drawn as another, or not, is told: %s', (words, telling) => {
    const told = readAndSee({ words }, 7).reading.notDrawn.join(' ');
    expect(told).toMatch(telling);
    expect(told).not.toMatch(/surroundings/);
  });
});
