import { describe, expect, it } from 'vitest';
import { calloutsOf, notesOf, type Specification, specifyLook } from '../src/index.ts';
import { wordsToLook } from './words-to-look.ts';

const SEED = 21;

function cutOf(words: string): { specs: Specification[]; first: Specification; told: string[] } {
  const look = wordsToLook(words, SEED);
  const specs = specifyLook(look);
  const [first] = specs;
  if (!first) throw new Error(`nothing is cut of ${words}`);
  return { specs, first, told: calloutsOf(look, first).map(({ text }) => text) };
}

describe('an order in numbers', () => {
  it.each([
    ["women's kurta with side slits 12 inch", 'T22', 30.5],
    ["women's kurta, sleeve 18 inches", 'T11', 45.7],
    ["women's kurta, length 44 inch", 'T01', 111.8],
    ["women's pencil skirt, back slit 15 cm", 'S06', 15],
    ['leggings with 4 cm elastic waistband', 'B11', 4],
  ] as const)('%s sets %s', (words, code, cm) => {
    const point = cutOf(words).first.points.find((one) => one.code === code);
    expect([point?.value, point?.provenance]).toEqual([cm, 'words']);
  });

  it.each([
    ["men's kurta 108 cm long with shirt collar", { T01: 108 }],
    ["men's sherwani, a centre back vent 30 cm", { T31: 30 }],
    ['shirt with 1 cm pleats', {}],
    ['kimono jacket 95 cm long, square sleeves 49 cm deep with the opening 23 cm', { T01: 95 }],
    ['cheongsam, side slits to 20 cm above the knee', {}],
  ] as const)('sets with each number what stands beside it, and nothing else: %s', (words, set) => {
    const { lengths } = cutOf(words).first;
    expect(Object.fromEntries(lengths.map(({ code, cm }) => [code, cm]))).toEqual(set);
  });

  it.each([
    ["men's trousers, inside leg 81 cm", 'inseam', 81],
    ["men's trousers, inseam 70 cm", 'inseam', 70],
  ] as const)('moves the outside of a leg with its inside, so that the rise stays: %s', (words, id, cm) => {
    const legs = cutOf(words).first.parts.legs;
    const plain = cutOf("men's trousers").first.parts.legs;
    if (!legs || !plain) throw new Error('trousers have legs');
    expect(legs[id]).toBe(cm);
    expect(legs.outseam - legs.inseam).toBeCloseTo(plain.outseam - plain.inseam, 0);
    expect(cutOf(words).first.points.find((one) => one.id === 'outseam')?.provenance).not.toBe('words');
  });

  it.each(['hip', 'thigh', 'knee'] as const)('lets a slit end at the level of the words: to the %s', (level) => {
    const { first } = cutOf(`women's kurta 130 cm long, slits both sides to the ${level}`);
    const order = ['knee', 'thigh', 'hip'];
    const slitAt = (at: string) =>
      cutOf(`women's kurta 130 cm long, slits both sides to the ${at}`).first.parts.torso?.slit ?? 0;
    const lower = order[order.indexOf(level) - 1];
    if (lower !== undefined) expect(first.parts.torso?.slit).toBeGreaterThan(slitAt(lower));
    expect(first.points.find(({ code }) => code === 'T22')?.provenance).toBe('words');
  });

  it('lets the slits of each garment end where its own words have them', () => {
    const { specs } = cutOf(
      "women's kurta 130 cm long with side slits to the hip, ankle-length pencil skirt with a back slit to the knee",
    );
    const [kurta, skirt] = ['kurta', 'pencil-skirt'].map((kind) => specs.find((spec) => spec.kind === kind));
    expect(kurta?.points.find(({ code }) => code === 'T22')?.provenance).toBe('words');
    expect(skirt?.points.find(({ code }) => code === 'S06')?.provenance).toBe('words');
  });

  it('is told and not cut where no such garment could be that long', () => {
    const { first, told } = cutOf("women's kurta, sleeve 90 inches");
    expect(first.lengths).toEqual([]);
    expect(told.join()).toContain('90 inches');
  });
});

describe('an order in words', () => {
  it('of no closure opens nowhere', () => {
    const { first } = cutOf('satin slip dress, cowl neck, no closure');
    expect([first.garment.closure, first.closings]).toEqual(['none', []]);
  });

  it('of no lining has none, whatever the house lines', () => {
    expect(cutOf('wool blazer, no lining').first.cloths.map(({ role }) => role)).not.toContain('lining');
    expect(cutOf('wool blazer').first.cloths.map(({ role }) => role)).toContain('lining');
  });

  it('of a bottom beside other edges, or of skirts of a waistcoat, makes no second garment', () => {
    expect(cutOf('men sweater, rib at neck, armhole and bottom').specs).toHaveLength(1);
    expect(cutOf("man's waistcoat, thigh length, skirts flared").specs).toHaveLength(1);
  });

  it('that no line shows stands under the flat', () => {
    const words = 'leggings with a gusset at crotch';
    const look = wordsToLook(words, SEED);
    const { first, told } = cutOf(words);
    expect(told.join()).toContain('gusset');
    expect(notesOf(look, first).join(' ')).toContain('gusset');
  });
});
