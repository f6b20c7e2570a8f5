import { describe, expect, it } from 'vitest';
import { packGarments, piecesTable, SAMPLE_PRICES, stepsTable, toCut } from '../src/index.ts';
import { wordsToLook } from './words-to-look.ts';

function packOf(words: string) {
  const look = wordsToLook(words, 21);
  const asked = toCut(look).map(({ id }) => id);
  const cut = { ...look, garments: look.garments.filter(({ id }) => asked.includes(id)) };
  return packGarments(cut, [], SAMPLE_PRICES, { which: 'all' }).map((garment) => ({
    spec: garment.spec,
    pieces: piecesTable(garment).rows.map((row) => row.join(' ')),
    steps: stepsTable(garment).rows.map(([step]) => String(step)),
  }));
}
const of = (words: string, kind?: string) => {
  const all = packOf(words);
  const found = kind === undefined ? all[0] : all.find(({ spec }) => spec.kind === kind);
  if (!found) throw new Error(`nothing is cut of ${words}`);
  return found;
};
const at = (steps: readonly string[], what: RegExp): number => steps.findIndex((step) => what.test(step));

describe('a pack', () => {
  it('cuts the fly of a concealed placket, works its holes first and sets it', () => {
    const { pieces, steps } = of("men's formal shirt, spread collar, concealed placket, 7 buttons");
    expect(pieces.join()).toMatch(/Fly, under the placket/);
    const [holes, set] = [at(steps, /^\d+\. fly, under the placket: .*holes/), at(steps, /lay the fly inside/)];
    expect(holes).toBeGreaterThanOrEqual(0);
    expect(set).toBeGreaterThan(holes);
    expect(steps[at(steps, /centre front: 7 × button/)]).toMatch(/holes are in the fly/);
  });

  it('cuts double cuffs of two layers, works four holes in each and sews no link on', () => {
    const { pieces, steps } = of("men's formal shirt, french cuffs");
    expect(pieces.join()).toMatch(/Double cuff, inner and outer 4/);
    expect(steps.join()).toMatch(/four holes/);
    expect(steps.join()).not.toMatch(/links?[^.]*sew on/);
  });

  it('lists the tiers of a can-can with depth and length, and gathers them before the lining is hung', () => {
    const { pieces, steps } = of('bridal lehenga 12 kalis, 2 layer can-can, lining, side zip', 'lehenga');
    expect(pieces.filter((row) => /can-can net, tier \d: \d+ cm deep, \d+ cm long 2/.test(row))).toHaveLength(3);
    expect(at(steps, /can-can/)).toBeLessThan(at(steps, /Lining: .*hang it inside/));
  });

  it('lines what the order lines and nothing else', () => {
    const frock = of("girls' party frock age 8, puff sleeves, gathered skirt, lining in the bodice, back zip");
    expect(frock.pieces.filter((row) => /lining/i.test(row)).join()).not.toMatch(/sleeve|skirt/i);
    expect(frock.pieces.join()).toMatch(/Front, lining/);
    const anarkali = of('anarkali, 16 kalis, lining full body but not in sleeves, full sleeves, back zip');
    expect(anarkali.pieces.join()).not.toMatch(/Sleeve, lining/);
    expect(anarkali.pieces.join()).toMatch(/Skirt.*lining/);
  });

  it('cuts a gathered skirt with a zip behind in one front and two backs', () => {
    const { pieces } = of("girls' party frock age 8, gathered skirt, back zip");
    expect(pieces.join()).toMatch(/Skirt length, front 1.*Skirt length, back 2/);
  });

  it('lists the canvas and the facing of a back neck that it sews, and tapes a slit before it is turned', () => {
    const blazer = of("women's blazer, full lining, two flap pockets");
    expect(blazer.pieces.join()).toMatch(/chest canvas/);
    expect(blazer.pieces.join()).toMatch(/back neck facing/);
    expect(blazer.steps.join()).toMatch(/sleeve vents/);
    const { steps } = of("women's kurta with side slits");
    expect(at(steps, /slit tape/)).toBeLessThan(at(steps, /^\d+\. Slit:/));
  });

  it('reads a count that stands last, one collar whatever stands before it, and one part of one side', () => {
    const shirt = of("men's formal shirt, spread collar, 7 front buttons incl collar, double cuff");
    expect(shirt.pieces.join()).toMatch(/Collar stand.*Collar fall/);
    expect(shirt.pieces.join()).not.toMatch(/incl/);
    const sherwani = of("men's sherwani, bandh collar 4.5 cm, 9 buttons");
    expect(sherwani.pieces.join()).toMatch(/Collar 2/);
    expect(of('saree blouse, front hooks 6').spec.closings[0]).toMatchObject({ count: 6, what: 'hook and eye' });
    expect(of('pleated skirt, 24 pleats all round').spec.parts.skirt?.pleats).toBe(24);
    expect(of("men's double breasted blazer, no vent").spec.parts.torso?.vent).toBeUndefined();
  });
});
