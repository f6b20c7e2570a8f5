import { describe, expect, it } from 'vitest';
import { draftPattern, drawFlat, makingSteps, notesOf, specifyLook } from '../src/index.ts';
import { wordsToLook } from './words-to-look.ts';

const SEED = 21;

const specsOf = (words: string) => {
  const look = wordsToLook(words, SEED);
  return specifyLook(look).map((spec) => ({ spec, notes: notesOf(look, spec).join(' ') }));
};
const first = (words: string) => {
  const [made] = specsOf(words);
  if (!made) throw new Error(`nothing is cut of ${words}`);
  return made;
};
const linesOf = (words: string): string =>
  JSON.stringify(
    drawFlat(first(words).spec, { dimensions: false }).views.map(({ marks, captions }) => [marks, captions]),
  );
const tellingOf = (words: string): string => {
  const { spec, notes } = first(words);
  return `${notes} ${makingSteps(spec, draftPattern(spec)).join(' ')}`;
};

describe('a construction that the words order', () => {
  it.each([
    ["men's dress shirt", 'French cuffs'],
    ["men's dress shirt", 'concealed placket'],
    ["men's shirt", 'spread collar'],
    ["men's shirt", 'button-down collar'],
    ["women's kurta", 'diagonal placket with five buttons'],
    ["women's kurta", 'piping at the neck and hem'],
    ["women's A-line skirt", 'hip yoke'],
    ["women's A-line skirt", 'box pleats in front'],
    ["women's A-line skirt", 'elastic at the back'],
    ["women's A-line skirt", 'front button placket'],
    ["women's circle skirt", 'scalloped hem'],
    ["women's circle skirt", 'wide waistband'],
    ["women's trousers", 'inverted pleats in front'],
    ["women's trousers", 'ankle slits'],
    ["men's trousers", 'side adjusters'],
    ["women's tiered dress, spaghetti straps", 'crossed straps at the back'],
    ["girl's pinafore", 'bib'],
    ["women's hooded cloak", 'pointed hood'],
    ["men's blazer", 'elbow patches'],
    ["men's blazer", 'double vents'],
    ["women's parka", 'adjustable cuffs'],
    ["women's dress, peter pan collar", 'back buttons'],
    ["women's dress, round neck", 'keyhole back'],
    ["women's shirt dress", 'sleeve tabs'],
    ["women's blouse", 'tulip sleeves'],
    ['baby romper', 'snaps at the crotch'],
  ])('%s: %s is drawn, and not told as missing', (garment, detail) => {
    const words = `${garment}, ${detail}`;
    expect(linesOf(words)).not.toBe(linesOf(garment));
    expect(first(words).notes).not.toContain('Not drawn');
  });

  it('is no other construction by a word of its own: covered buttons are seen', () => {
    const { spec } = first("women's blouse, five covered buttons");
    expect(
      drawFlat(spec)
        .views.flatMap(({ captions }) => captions.map(({ text }) => text))
        .join(),
    ).not.toContain('fly');
  });

  it('gives a baby the smallest size of the children, and says where the table begins', () => {
    const { spec, notes } = first('baby romper, snaps at the crotch');
    expect([spec.who, spec.size]).toEqual(['children', '2']);
    expect(notes).toContain('begins at two years');
  });

  it('cuts an apron that stands alone in the words, and nothing of what the house wears under it', () => {
    expect(specsOf("butcher's apron with bib, neck loop, waist ties").map(({ spec }) => spec.name)).toEqual(['apron']);
  });

  it('cuts no churidar for the sleeves of the name', () => {
    expect(specsOf("women's anarkali, long churidar sleeves").map(({ spec }) => spec.kind)).toEqual(['anarkali']);
  });

  it('is told with the pieces where they do not hold it', () => {
    for (const [words, lacking] of [
      ["men's blazer, double vents", 'two side vents'],
      ["women's A-line skirt, side zip", 'zip in the left side seam'],
      ["women's A-line skirt, four inverted pleats", 'cloth of the pleats'],
    ] as const)
      expect(tellingOf(words), words).toContain(lacking);
    // a raglan is cut as one
    expect(tellingOf("women's raglan sweatshirt")).not.toContain('Not in these pieces');
    expect(tellingOf("women's A-line skirt")).not.toContain('Not in these pieces');
  });
});
