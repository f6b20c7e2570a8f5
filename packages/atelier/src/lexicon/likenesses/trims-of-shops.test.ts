/** A trim is of what it is named with; what stands beside it keeps its own cloth, colour and fastening. */
import { expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const TRIMS = [
  ['mirror lace', 'lace-trim'],
  ['gold sequin lace', 'lace-trim'],
  ['jardosi work', 'zardosi'],
  ['khatli work', 'zardosi'],
  ['ari work', 'aari'],
  ['sequence work', 'sequins'],
  ['pitta work', 'sequins'],
  ['abla work', 'mirror-work'],
] as const;
const WORN = [
  ['a cream kurta', 'white cotton pants', 'kurta', 'trousers'],
  ['an orange skirt', 'a black cotton crop top', 'skirt', 'crop-top'],
  ['a teal kurti', 'white cotton palazzos', 'kurti', 'palazzos'],
] as const;
const CASES = TRIMS.flatMap(([trim, detail]) =>
  WORN.map(([has, beside, owner, other]) => ({ words: `${has} with ${trim} and ${beside}`, detail, owner, other })),
);

it.each(CASES)('$words', ({ words, detail, owner, other }) => {
  const { garments, reading } = read({ words }, 7);
  const kindOf = (kind: string) => garments.find((garment) => garment.kind === kind);
  expect(kindOf(owner)?.details.map(({ id }) => id)).toContain(detail);
  expect(kindOf(other)?.details.map(({ id }) => id)).not.toContain(detail);
  expect(kindOf(other)?.cloth.fabric).toBe('cotton');
  expect(reading.unread).toEqual([]);
});

it.each(['patti', 'magzi'])('a maroon %s is an edge of the kurta in its own colour', (edge) => {
  const { garments } = read({ words: `cream kurta with a maroon ${edge} and a white salwar` }, 7);
  expect(garments.map(({ cloth }) => cloth.colour.name)).toEqual(['cream', 'white']);
  expect(garments[0]?.trims.piping?.name).toBe('maroon');
});

const JEWELS = [
  ['gold huggies', 'hoops', 'gold'],
  ['a gold haram', 'necklace', 'gold'],
  ['a diamond tennis bracelet', 'bracelet', 'silver'],
  ['a silver box clutch', 'clutch', 'silver'],
  ['black goggles', 'sunglasses', 'black'],
  ['white lace gloves', 'gloves', 'white'],
  ['a gold saree belt', 'belt', 'gold'],
  ['red churiyan', 'bangles', 'red'],
  ['a clutcher', 'hair-clip', 'gold'],
] as const;

it.each(JEWELS)('%s: drawn as what it is, told as nothing else', (thing, kind, colour) => {
  for (const words of [`a woman in a navy saree with ${thing}`, `a teal satin gown and ${thing}`]) {
    const { accessories, garments, occasion, reading } = read({ words }, 7);
    const found = accessories.find((worn) => worn.kind === kind);
    expect(found?.colour?.name, words).toBe(colour);
    expect(reading.notDrawn, words).toEqual([]);
    expect(reading.unread, words).toEqual([]);
    expect(occasion).not.toBe('sport');
    expect(garments.map(({ cloth }) => cloth.fabric)).not.toContain('lace');
  }
});

it('a peacock on a brooch is no blue', () => {
  const { accessories } = read({ words: 'black velvet bandhgala with a gold peacock brooch' }, 7);
  expect(accessories[0]).toMatchObject({ kind: 'brooch', colour: { name: 'gold' } });
  expect(accessories[0]?.told ?? []).toEqual([]);
});

it.each(['leg of mutton sleeves', 'juliet sleeves', 'gigot sleeves'])('%s reach the wrist', (sleeves) => {
  expect(read({ words: `a plum velvet gown with ${sleeves}` }, 7).garments[0]?.sleeve).toMatchObject({
    shape: 'puff',
    length: 'long',
  });
});

it('trousers are cuffed at the hem and hoodies have a pouch', () => {
  const idsOf = (words: string) => read({ words }, 7).garments.flatMap(({ details }) => details.map(({ id }) => id));
  expect(idsOf('cuffed blue jeans and a white tee')).toContain('turn-up');
  expect(idsOf('a lilac pullover with a hoodie pocket')).toContain('kangaroo-pocket');
});

it.each(['tie-up sleeves', 'tie up sleeves', 'bow sleeves'])('%s tie no neck', (sleeves) => {
  const { details } = read({ words: `a yellow top with ${sleeves} and white culottes` }, 7).garments[0] ?? {};
  expect(details).toEqual([{ id: 'tie-sleeve' }]);
});

it.each(['ruffle', 'frill'])('a %s collar stands up, and is told as what it is drawn as', (kind) => {
  const { garments, reading } = read({ words: `a white blouse with a ${kind} collar` }, 7);
  expect(garments[0]?.collar).toBe('band');
  expect(reading.notDrawn.join(' ')).toContain(`The ${kind} collar is drawn as a high ruffled collar`);
});

it('a bracelet on the arm is where bracelets are', () => {
  expect(read({ words: 'a navy gown and a silver bracelet on her arm' }, 7).reading.notDrawn).toEqual([]);
});
