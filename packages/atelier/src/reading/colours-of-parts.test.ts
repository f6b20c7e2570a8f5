import { describe, expect, it } from 'vitest';
import { worn } from '#atelier/read.fixture.ts';

describe('a colour beside a part is the part’s, and the cloth keeps its own', () => {
  it.each([
    ['a navy kurta with 7 metal buttons gold', 'kurta', 'navy', { buttons: 'gold' }],
    ['jodhpuri suit in olive, self stripe, six buttons silver', 'bandhgala', 'olive', { buttons: 'silver' }],
    ['olive coat, 6 buttons brass', 'coat', 'olive', { buttons: 'brass' }],
    ['black jacket, zip silver', 'jacket', 'black', { zip: 'silver' }],
    ['pink sharara with short kurti silver gota', 'kurti', 'pink', { embroidery: 'silver' }],
    ['western shirt in black with red roses embroidered on the yoke', 'shirt', 'black', { embroidery: 'red' }],
    ['navy blazer and trousers co-ord, brass buttons', 'blazer', 'navy', { buttons: 'brass' }],
    ['grey tweed jacket and skirt set, gold buttons', 'tweed-jacket', 'grey', { buttons: 'gold' }],
    ['lehenga red gold zardozi, net dupatta', 'lehenga', 'red', { embroidery: 'gold' }],
  ])('%s', (words, kind, colour, trims) => {
    const { cloth, trims: given } = worn(words, kind);
    expect(cloth.colour.name).toBe(colour);
    expect(Object.fromEntries(Object.entries(given).map(([part, { name }]) => [part, name]))).toEqual(trims);
  });

  it('and rivets colour no denim', () => {
    const { cloth, trims } = worn('denim jacket with copper rivets and brass buttons', 'denim-jacket');
    expect(cloth.colour.name).not.toBe('copper');
    expect(trims).toMatchObject({ contrast: { name: 'copper' }, buttons: { name: 'brass' } });
  });
});

describe('what is called the base is the ground of a print', () => {
  it.each([
    ['block print dress, white base with indigo flowers, tiered', 'dress', 'white', 'indigo'],
    ['saree with cream ground and green paisley', 'saree', 'cream', 'green'],
  ])('%s', (words, kind, ground, motif) => {
    const { colour, print } = worn(words, kind).cloth;
    expect(colour.name).toBe(ground);
    expect(print.colours.map(({ name }) => name)).toContain(motif);
  });

  it('and a stripe of its own cloth is only a deeper or a lighter of it', () => {
    expect(worn('grey wool bandhgala, self stripe', 'bandhgala').cloth.print.colours[0]?.name).toMatch(/grey$/);
  });
});

describe('how fitted joggers are takes no rib from their ankles', () => {
  it.each(['men slim fit joggers in navy', 'slim fit cargo joggers'])('%s', (words) => {
    const kind = words.includes('cargo') ? 'cargo-joggers' : 'joggers';
    expect(worn(words, kind)).toMatchObject({ fit: 'fitted', silhouette: 'jogger' });
  });
});

it('a length in figures before a shape is the sleeve’s', () => {
  const sleeve = { shape: 'puff', length: 'three-quarter' };
  expect(worn('a cotton dress with 3/4 puff sleeves', 'dress').sleeve).toEqual(sleeve);
});

describe('a colour of the whole look is none of its first piece’s', () => {
  it.each([
    ['all brown look: camel coat, chocolate knit dress, tan boots', 'coat', 'camel'],
    ['monochrome blue outfit - navy blazer, sky blue shirt', 'blazer', 'navy'],
    ['monochrome green look for him: olive chinos, sage polo', 'chinos', 'olive'],
  ])('%s', (words, kind, colour) => {
    const { cloth, trims } = worn(words, kind);
    expect(cloth.colour.name).toBe(colour);
    expect(trims).toEqual({});
  });
});
