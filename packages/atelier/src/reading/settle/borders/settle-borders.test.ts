import { describe, expect, it } from 'vitest';
import { look } from '#atelier/read.fixture.ts';

const garment = (words: string) => {
  const { garments, reading } = look(words);
  const first = garments.find(({ id }) => reading.sources[`${id}.kind`] === 'words');
  if (!first) throw new Error(words);
  return first;
};

describe('a border', () => {
  it.each([
    ['a velvet lehenga with silver gota border at the hem', 'gota', 'silver'],
    ['a white cotton frock with a pink lace border at the hem', 'plain', 'pink'],
    ['an off-white dupatta with navy lace border', 'plain', 'navy'],
  ])('is of the colour before it: %s', (words, kind, colour) => {
    const { border, trims } = garment(words);
    expect(border).toMatchObject({ kind, colour: { name: colour } });
    expect(trims.embroidery).toBeUndefined();
  });

  it('of lace is no gota', () => {
    expect(garment('a frock with a pink lace border').details).toContainEqual({ id: 'lace-trim' });
  });
});

describe('a zip', () => {
  it.each([
    ['a denim mini skirt with an exposed zip at the front', 'zip', 'silver'],
    ['a leather pencil skirt with a gold zip down the front', 'zip', 'gold'],
  ])('is seen where it lies in front: %s', (words, closure, colour) => {
    expect(garment(words)).toMatchObject({ closure, trims: { zip: { name: colour } } });
  });

  it('behind leaves the front plain', () => {
    expect(garment('a shift dress with a gold zip down the back').closure).toBe('none');
  });
});

describe('what is told', () => {
  it.each([
    ['a red saree with the pallu over her head', 'pallu'],
    ['a blue kurti, long hair in a single plait', 'long hair'],
    ['a white cheongsam, red frogs from neck to side', 'neck to side'],
    ['gold earrings with pearl drops hanging below', 'hanging'],
    ['tan leather sandals with two straps across the foot', 'two'],
    ['gold necklace with a sapphire in the middle', 'usually'],
  ])('denies nothing that is drawn: %s', (words, denied) => {
    expect(look(words).reading.notDrawn.join(' ')).not.toContain(denied);
  });

  it.each([
    ['mustard jacket, bottle green corduroy pants, haath me coffee ka mug', 'mug'],
    ['kaali saree, haath mein gulab', 'rose'],
    ['a boy running in blue shorts and a white tee', 'running'],
  ])('says what is held and how somebody moves, and makes no cloth of it: %s', (words, told) => {
    const { reading, garments } = look(words);
    expect(reading.notDrawn.join(' ')).toContain(told);
    expect(JSON.stringify(garments)).not.toMatch(/muga|"pink"/);
  });

  it.each([
    ['a green saree with a pink blouse and a gold border', 'saree'],
    ['a teal lehenga with a peach choli and a silver gota border', 'lehenga'],
  ])("that 'and' joins to a blouse is the drape's: %s", (words, kind) => {
    const { garments } = look(words);
    expect(garments.find((one) => one.kind === kind)?.border?.colour.name).toMatch(/gold|silver/);
    expect(garments.find(({ family }) => family === 'choli')?.border).toBeUndefined();
  });
});
