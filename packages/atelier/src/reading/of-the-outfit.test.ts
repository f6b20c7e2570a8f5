/** What is said of an outfit or of who wears it is said of no jewel, bag or scarf that is named after it; pleats are of what has them. */
import { expect, it } from 'vitest';
import { read } from '../read.ts';

const WHOLE = ['a woman in red', 'a groom in red', 'festive outfit in red', 'a dance costume in red silk'] as const;
const THINGS = [
  ['with gold hoops', 'hoops', 'gold'],
  ['with a silver clutch', 'clutch', 'silver'],
  ['with a green scarf', 'scarf', 'green'],
  ['with a silver bracelet', 'bracelet', 'silver'],
] as const;

it.each(
  WHOLE.flatMap((whole) => THINGS.map(([thing, kind, colour]) => ({ words: `${whole} ${thing}`, kind, colour }))),
)('$words', ({ words, kind, colour }) => {
  const { garments, accessories, reading } = read({ words }, 7);
  expect(garments.map(({ cloth }) => cloth.colour.name)).toContain('red');
  const worn = accessories.find((thing) => thing.kind === kind);
  expect(worn?.colour.name).toBe(colour);
  expect([...(worn?.told ?? []), ...(worn?.details ?? [])]).toEqual([]);
  expect(reading.notDrawn).toEqual([]);
});

it('what a comma parts from a scarf is no colour of the scarf', () => {
  const { garments, accessories } = read({ words: 'woman all in black, red scarf' }, 7);
  expect(garments[0]?.cloth.colour.name).toBe('black');
  expect(accessories[0]).toMatchObject({ kind: 'scarf', colour: { name: 'red' } });
});

const PLEATS = ['accordion pleats', 'knife pleats', 'box pleats', 'inverted pleat'] as const;
const BESIDE = [
  ['white shirt', 'shirt'],
  ['ivory knit', 'sweater'],
] as const;
it.each(PLEATS.flatMap((pleats) => BESIDE.map(([beside, kind]) => ({ pleats, beside, kind }))))(
  'a camel skirt with $pleats and $beside',
  ({ pleats, beside, kind }) => {
    const { garments } = read({ words: `camel skirt with ${pleats} and ${beside}` }, 7);
    const pleated = garments.filter(({ details }) => details.some(({ id }) => id === 'pleats'));
    expect(pleated.map((garment) => garment.kind)).toEqual(['skirt']);
    expect(garments.map((garment) => garment.kind)).toContain(kind);
  },
);

it('two adjectives still share a noun', () => {
  const { garments } = read({ words: 'a pleated and belted navy skirt' }, 7);
  expect(garments.find(({ kind }) => kind === 'skirt')?.details.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['pleats', 'belt']),
  );
});

it('a tee with dropped shoulders keeps its short sleeves', () => {
  expect(read({ words: 'black drop shoulder tee' }, 7).garments[0]?.sleeve).toEqual({
    shape: 'drop-shoulder',
    length: 'short',
  });
});

it('ribbons that are named with plaits are worn in the hair', () => {
  const { garments, accessories } = read({ words: 'a girl in a navy tunic, red ribbons and two plaits' }, 7);
  expect(accessories).toContainEqual(expect.objectContaining({ kind: 'hair-clip' }));
  expect(garments.flatMap(({ details }) => details.map(({ id }) => id))).not.toContain('bow');
});
