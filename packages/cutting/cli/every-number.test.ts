import { describe, expect, it } from 'vitest';
import { drawFlat, notesOf, specifyLook } from '../src/index.ts';
import { wordsToLook } from './words-to-look.ts';

/** Garments, and what of each is ordered in numbers: centimetres that somebody might want, and some that nobody could make. */
const ORDERS: readonly (readonly [garment: string, measures: readonly string[]])[] = [
  [
    "women's kurta",
    ['length # cm', 'side slits # cm', 'front placket # cm', 'sleeves # cm', 'hem width # cm', '# cm long'],
  ],
  ["men's kurta", ['# cm long', 'slits #', 'collar # cm', 'cuffs # cm']],
  ['pencil skirt', ['# cm', 'waistband # cm', 'back vent # cm', 'length #']],
  ['lehenga', ['# cm long', '# cm border', 'waistband # cm']],
  ["women's trousers", ['inseam #', 'inseam # cm', 'hem width # cm', 'waistband # cm', 'outseam # cm', 'knee # cm']],
  ['patiala salwar', ['yoke belt # cm', 'ankle # cm', 'length # cm']],
  ["women's denim jacket", ['cropped # cm long', 'sleeve # cm', 'collar # cm']],
  ["boy's kurta age 4", ['side slits # cm', 'length # cm', '# cm long']],
  ['saree blouse', ['back neck # cm', 'sleeve # cm', 'length # cm', 'bust # cm']],
];
const NUMBERS = [3.5, 6, 12, 18, 24, 42, 50, 60, 72, 95, 110, 140];

const rows = ORDERS.flatMap(([garment, measures]) =>
  measures.map((measure, nth) => ({ garment, measure, numbers: NUMBERS.filter((_, at) => at % 3 === nth % 3) })),
);

/** Whether a number of an order is in the measures, or told beside the flat. */
function isKept(words: string, number: number): boolean {
  const look = wordsToLook(words);
  const [spec] = specifyLook(look);
  if (!spec) return false;
  const measured = spec.points.some(({ value, provenance }) => provenance === 'words' && value === number);
  const told = notesOf(look, spec).some((note) => note.includes(String(number)));
  return measured || told;
}

describe('a number of an order', () => {
  it.each(rows)('stands in the measures or is told openly: $garment, $measure', ({ garment, measure, numbers }) => {
    const lost = numbers
      .map((number) => `${garment}, ${measure.split('#').join(String(number))}`)
      .filter((words, nth) => !isKept(words, numbers[nth] ?? 0));
    expect(lost).toEqual([]);
  });

  it.each([
    // without a unit, and however it is told
    ["women's kurti in mulmul, 38 long", 'Length from HPS', 96.5],
    ["women's kurti, V neck 7 deep", 'Front neck drop', 17.8],
    ['cotton kameez, chaak 20 inch', 'Side slit', 50.8],
    // all round is twice what lies flat
    ["women's cotton trousers, bottom 22 round", '½ leg opening', 28],
    ['patiala salwar, poncha 14 round', '½ leg opening', 17.75],
    ["women's slim trousers, leg opening 32", '½ leg opening', 16],
    ["women's straight trousers, leg opening 20 cm", '½ leg opening', 20],
    // the finished garment's, which is no girth of who wears it
    ["women's straight kurta, bust 40 finished", '½ chest', 50.75],
    ["men's linen shirt, finished chest 112 cm", '½ chest', 56],
    ['pencil skirt, hip 98 cm finished', '½ hip', 49],
  ])('sets what it measures: %s, %s', (words, name, value) => {
    const [spec] = specifyLook(wordsToLook(words, 21));
    const point = spec?.points.find((one) => one.name === name);
    expect([point?.value, point?.provenance]).toEqual([value, 'words']);
  });

  it('of a garment that is finished finds the size of who wears it', () => {
    const sizeOf = (words: string) => specifyLook(wordsToLook(words, 21))[0]?.size;
    expect(sizeOf("women's straight kurta, bust 36 finished")).toBe('XS');
    expect(sizeOf("women's straight kurta, bust 44 finished")).toBe('XL');
  });

  it('that is not followed is told with the value used', () => {
    const look = wordsToLook("women's kurta, sleeve 190 cm");
    const notes = specifyLook(look).flatMap((spec) => notesOf(look, spec));
    expect(notes.join()).toMatch(/Ordered and not drawn: .*190 cm \(drawn: sleeve length [\d.]+\)/);
  });

  it('of a child is of the child’s own size', () => {
    const [spec] = specifyLook(wordsToLook("boy's kurta age 4, side slits 12 cm"));
    expect(spec?.parts.torso?.slit).toBe(12);
  });

  it('of the whole length decides what depends on it, whatever word stands beside it', () => {
    const [spec] = specifyLook(wordsToLook("women's denim jacket, cropped 50 cm long"));
    expect(spec?.parts.torso?.length).toBe(50);
    expect(spec?.parts.torso?.buttons).toBeLessThan(7);
  });
});

describe('what is drawn in', () => {
  it.each([
    'sundress, spaghetti straps, shirred back',
    'off shoulder top with elastic neckline',
    'evening gown with ruched bodice',
  ])('has no dart in its place, and no zip through it: %s', (words) => {
    const [spec] = specifyLook(wordsToLook(words));
    if (!spec) throw new Error('nothing is cut');
    expect(spec.seams.map(({ where }) => where).join()).not.toMatch(/waist dart/i);
    if (words.includes('shirred')) expect(spec.closings.join()).not.toMatch(/zip/);
  });
});

describe('what is ordered and drawn', () => {
  it.each([
    'straight kurti, V neck with band collar',
    "boy's kurta, mandarin collar, placket opening on left",
    'sundress, spaghetti straps, sweetheart neckline',
    'off shoulder top, peplum hem, cropped',
    'sharara pants, flat waistband',
    'fishtail lehenga skirt, fitted to knee',
    'jumpsuit, front zip to waist',
    "women's trench coat, raglan sleeves with straps",
  ])('is not told as not drawn: %s', (words) => {
    const look = wordsToLook(words);
    const notes = specifyLook(look).flatMap((spec) => notesOf(look, spec));
    expect(notes.filter((note) => note.startsWith('Ordered and not drawn'))).toEqual([]);
    expect(specifyLook(look).every((spec) => drawFlat(spec).views.length > 0)).toBe(true);
  });
});
