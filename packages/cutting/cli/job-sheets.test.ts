import { describe, expect, it } from 'vitest';
import { drawFlat, notesOf, packGarments, SAMPLE_PRICES, type Specification, specifyLook } from '../src/index.ts';
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
    [
      'night suit: short sleeve shirt in printed cotton 26 inch long; shorts 13 inch',
      'pyjama-top',
      'Length from HPS',
      66,
    ],
    ["men's Nehru jacket, length 28, side vents 5", 'nehru-jacket', 'Side slit', 12.7],
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
    ['unisex hoodie, rib cuffs 7 cm and hem 7 cm', 'hoodie', 'Hem rib', 7],
    ['sweatshirt, rib hem 8 cm, length 70', 'sweatshirt', 'Hem rib', 8],
    ['wrap dress, 3/4 sleeves 42 cm, length 110 cm', 'wrap-dress', 'Sleeve length', 42],
    ['lehenga 12 kali, length 42 inch with 3 inch velvet border', 'lehenga', 'Border', 7.6],
    ["men's formal trousers, inseam 31, bottom 15 inch round, lined to knee in front", 'trousers', 'Inseam', 78.7],
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
    ['navy skirt, box pleats 8 in all, side placket and 2 hooks', ['hook and eye', 'hook and bar']],
    ["men's pyjama, waist with nada", ['drawstring (nada) 2.2 m']],
    [
      "women's wide leg trousers, flat band in front, elastic in back half, no fly",
      ['elastic 3.5 cm wide, 37 cm long'],
    ],
    ['jumpsuit, back zip 40, inseam 76 cm', ['invisible zip 40 cm']],
    ["women's shorts with elastic 1.5 inch", ['elastic 3.8 cm wide, 77 cm long']],
    ['tiered dress, straps, elastic at waist, no zip', []],
    ["men's shirt, 6 buttons, yoke at back, chest pocket, no buttons on pocket", ['button 18L', 'button 16L']],
    ['satin gown, lace-up back with 10 eyelets a side', ['eyelet pair with lacing']],
  ])('is what the words say: %s', (words, whats) => {
    const [spec] = specifyLook(wordsToLook(words, SEED));
    expect(spec?.closings.map(({ what }) => what)).toEqual(whats);
  });
});

describe('a row of buttons', () => {
  it.each([
    ["women's denim jacket, metal shank buttons 6 front", 'metal shank button', 6],
    ["women's denim jacket, two flap chest pockets, metal shank buttons 6 front", 'metal shank button', 6],
    ['sherwani, seven gold buttons up to waist then open', 'gold button', 7],
    ['sherwani, 9 buttons till the waist', 'button', 9],
    ['Nehru jacket, covered buttons 5 at the front', 'covered button', 5],
  ])('closes the front, wherever it ends and its number stands: %s', (words, what, count) => {
    const look = wordsToLook(words, SEED);
    const [spec] = specifyLook(look);
    const row = spec?.closings.find(({ where }) => where === 'centre front');
    expect([row?.what.replace(/ \d+L$/, ''), row?.count]).toEqual([what, count]);
    expect(spec && notesOf(look, spec).join()).not.toMatch(/not drawn: [^/]*\b\d+ front/);
  });
});

it('tells of a lining how far it goes', () => {
  const look = wordsToLook("men's formal trousers, lined to knee in front", SEED);
  const [spec] = specifyLook(look);
  expect(spec?.garment.length).toBe('full');
  expect(spec && notesOf(look, spec).join()).toMatch(/lined to knee/);
});

const EDGE = 'A-line midi dress, length 46 from strap top, back zip 16 inch, bodice lined only';

describe('a word of a part', () => {
  it.each([
    [EDGE, ['dress']],
    ['evening gown, 58 inch from bust top to floor, boned bodice', ['gown']],
    ['wool phiran, wine pashmina blend, length 45', ['phiran']],
    ['anarkali, georgette, full sleeves with churi, length 50', ['anarkali']],
  ])('is no garment of its own: %s', (words, kinds) => {
    expect(specifyLook(wordsToLook(words, SEED)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('keeps for the garment what is said after it', () => {
    const [spec] = specifyLook(wordsToLook(EDGE, SEED));
    expect(spec?.closings.map(({ what, where }) => `${where}: ${what}`)).toEqual(['centre back: invisible zip 41 cm']);
  });
});

describe('a count', () => {
  it.each([
    ['navy skirt, box pleats 8 in all, length 50 cm', 'skirt', 'Pleats', 8],
    ['lehenga, 12 kali, flare 5 metre at hem', 'lehenga', 'Sweep', 500],
    ['sherwani, chest 42 finished 46, length 42', 'sherwani', '½ chest', 58.5],
  ])('stands in the measures: %s: %s', (words, kind, name, value) => {
    expect(pointOf(specifyLook(wordsToLook(words, SEED)), kind, name)).toBe(value);
  });

  it('of one button at the fly and one welt behind is one of each', () => {
    const look = wordsToLook(
      "men's linen shorts, zip fly with button, side slant pockets, one back welt with button",
      SEED,
    );
    const [garment] = packGarments(look, [], SAMPLE_PRICES);
    expect(
      garment?.spec.closings.map(({ what, where, count, times = 1 }) => `${count * times} ${what} ${where}`),
    ).toEqual(['1 zip 15 cm fly', '1 shank button fly', '1 button 18L pocket, each']);
    expect(garment?.pattern.pieces.find(({ id }) => id === 'back-welt')?.cut).toBe(1);
  });

  it('of two flap pockets on the chest is two', () => {
    const look = wordsToLook("women's shirt dress, 9 buttons, two flap chest pockets", SEED);
    const [garment] = packGarments(look, [], SAMPLE_PRICES);
    expect(garment?.pattern.pieces.find(({ id }) => id === 'patch-pocket')?.cut).toBe(2);
  });

  it('of rivets is bought, and no hem is studded', () => {
    const [spec] = specifyLook(wordsToLook("men's jeans, five pockets, copper rivets 6", SEED));
    expect(spec?.trims.find(({ id }) => id === 'rivet')?.quantity).toBe(6);
    expect(spec?.garment.details.some(({ id }) => id === 'studs')).toBe(false);
  });

  it('of box pleats that go all round lies half on each view', () => {
    const [spec] = specifyLook(wordsToLook('navy skirt, box pleats 8 in all, length 50 cm', SEED));
    const seams =
      spec &&
      drawFlat(spec, { dimensions: false }).views.map(
        ({ marks }) => marks.filter(({ layer }) => layer === 'seams').length,
      );
    expect(seams?.[0]).toBe(seams?.[1]);
  });

  it('of four patches with flaps is two at the breast and two at the hip', () => {
    const look = wordsToLook("men's half sleeve shirt, four patch pockets with flaps", SEED);
    const [garment] = packGarments(look, [], SAMPLE_PRICES);
    const cut = garment?.pattern.pieces
      .filter(({ id }) => /pocket|flap/.test(id))
      .map(({ id, cut: n }) => `${n} ${id}`);
    expect(cut).toEqual(['2 patch-pocket', '4 pocket-flap', '2 hip-pocket', '4 hip-flap']);
  });
});

describe('how deep a hem is', () => {
  it.each([
    ['navy wool skirt, hem 3 inch, length 50 cm', 7.6],
    ["women's linen kurta, 4 cm deep hem, length 100 cm", 4],
  ])('is sewn and cut as it is said: %s', (words, deep) => {
    const look = wordsToLook(words, SEED);
    const [spec] = specifyLook(look);
    expect(spec?.seams.find(({ where }) => where === 'hem')).toMatchObject({
      how: expect.stringMatching(new RegExp(`turned up ${deep} cm`)),
      allowance: deep + 1,
    });
    expect(spec && notesOf(look, spec).join()).not.toMatch(/not drawn:[^.]*hem/);
  });
});

describe('a safari suit', () => {
  it('whose shirt is named is that shirt and trousers', () => {
    const specs = specifyLook(
      wordsToLook('Half sleeve safari suit for uncle, grey. Shirt length 29. Trouser waist 40 length 41', SEED),
    );
    expect(specs.map(({ kind, garment }) => `${kind} ${garment.sleeve.length}`)).toEqual([
      'shirt short',
      'trousers sleeveless',
    ]);
  });
});

describe('one sleeve of another colour', () => {
  it('bares no shoulder', () => {
    const [spec] = specifyLook(wordsToLook('unisex hoodie bottle green, one sleeve mustard (left)', SEED));
    expect(spec?.garment.neckline).not.toBe('one-shoulder');
  });
});

describe('what nobody orders', () => {
  it('is no collar on a jewel neck, and no lining in a denim jacket', () => {
    const [blouse] = specifyLook(wordsToLook("women's crepe blouse, jewel neck, sleeveless", SEED));
    const [jacket] = specifyLook(wordsToLook('denim jacket, 6 shank buttons', SEED));
    expect(blouse?.garment.collar).toBe('none');
    expect(jacket?.cloths.some(({ role }) => role === 'lining')).toBe(false);
  });

  it('is not told where it is refused', () => {
    const look = wordsToLook("women's straight kurta, no slit at sides", SEED);
    const notes = specifyLook(look).flatMap((spec) => notesOf(look, spec));
    expect(notes.join()).not.toMatch(/at sides/);
  });
});

describe('a child', () => {
  it('of an age and a chest is told both', () => {
    const look = wordsToLook("boy's waistcoat age 10, chest 32", SEED);
    const notes = specifyLook(look).flatMap((spec) => notesOf(look, spec));
    expect(notes.join()).toMatch(/age 10.*chest 32/);
  });
});
