import { describe, expect, it } from 'vitest';
import { notesOf, type Specification, specifyLook } from '../src/index.ts';
import { wordsToLook } from './words-to-look.ts';

const SEED = 21;

/** What a job sheet orders, the garment that it is asked of, and what of its specification follows it. */
const pointOf = (specs: readonly Specification[], kind: string, name: string) => {
  const spec = specs.find((one) => one.kind === kind);
  return spec?.points.find((point) => point.name === name)?.value;
};

describe('a number beside its garment', () => {
  it.each([
    ["women's notch collar top 66 cm long with 5 buttons", 'top', 'Length from HPS', 66],
    ["women's boat neck tunic 30 inch, elbow sleeves", 'tunic', 'Length from HPS', 76.2],
    ['chiffon cape 60 cm over a sleeveless crepe blouse 38 cm, open in front', 'blouse', 'Length from HPS', 38],
    ['chiffon cape 60 cm over a sleeveless crepe blouse 38 cm, open in front', 'cape', 'Length from HPS', 60],
    // and a part that follows takes it
    ["women's kurti 30 cm slits", 'kurti', 'Side slit', 30],
    // how wide is another number than how long
    ['wool phiran, length 45, width 28 across, sleeves 20 wide 9', 'phiran', 'Sleeve length', 50.8],
    ['wool phiran, length 45, width 28 across, sleeves 20 wide 9', 'phiran', '½ sleeve opening', 22.9],
    ['wool phiran, length 45, width 28 across, sleeves 20 wide 9', 'phiran', '½ chest', 71.1],
    ["men's jeans, thigh 25, bottom 15, inseam 32", 'jeans', '½ thigh', 31.75],
    ["men's jeans, thigh 25, bottom 15, inseam 32", 'jeans', '½ leg opening', 19],
    ["women's A-line dress, square neck, 2 inch wide straps", 'a-line-dress', 'Strap width', 5.1],
    ['tiered skirt, 3 tiers of 12, 13 and 13 inch', 'tiered-skirt', 'Length CF', 96.5],
    ['pyjama trousers, elastic 3 cm, inseam 74', 'pyjama-bottoms', 'Band height', 3.5],
  ])('is its measure: %s: %s', (words, kind, name, value) => {
    expect(pointOf(specifyLook(wordsToLook(words, SEED)), kind, name)).toBe(value);
  });

  it('that nobody could wear so is told, and not taken in another unit than the order’s own', () => {
    const look = wordsToLook('kaftan, total width 46 flat, hem 6 inch', SEED);
    const [spec] = specifyLook(look);
    expect(spec?.points.find(({ name }) => name === '½ chest')?.provenance).toBe('house');
    expect(spec && notesOf(look, spec).join()).toMatch(/total width 46/);
  });

  it('at a chest moves what lies below it as far', () => {
    const [spec] = specifyLook(wordsToLook("women's straight kurta, chest 60 cm flat", SEED));
    const [plain] = specifyLook(wordsToLook("women's straight kurta", SEED));
    const [wide, house] = [spec?.parts.torso, plain?.parts.torso];
    expect(wide && house && wide.waist - house.waist).toBe(wide && house && wide.chest - house.chest);
  });
});

describe('what closes a waist', () => {
  it.each([
    ['tiered skirt, elastic waist 2.5 cm', ['elastic 2.5 cm']],
    ['gathered skirt, elasticated waist', ['elastic 2.5 cm']],
    ['tiered skirt, zip at the back', ['invisible zip 20 cm', 'hook and bar']],
  ])('is what the words say: %s', (words, whats) => {
    const [spec] = specifyLook(wordsToLook(words, SEED));
    expect(spec?.closings.map(({ what }) => what)).toEqual(whats);
  });
});
