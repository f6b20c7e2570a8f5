import { describe, expect, it } from 'vitest';
import {
  billTable,
  calloutsOf,
  costTable,
  draftPattern,
  drawFlat,
  metresTable,
  notesOf,
  type PackGarment,
  packGarments,
  piecesTable,
  pointsTable,
  SAMPLE_PRICES,
  seamsTable,
  specifyLook,
  stepsTable,
} from '../src/index.ts';
import { readParts } from '../src/spec/made/read-parts.ts';
import { wordsToLook } from './words-to-look.ts';

/** What is cut of words that more than one test asks of. */
const packs = new Map<string, PackGarment>();

function packOf(words: string): PackGarment {
  const known = packs.get(words) ?? cut(words);
  packs.set(words, known);
  return known;
}

function cut(words: string): PackGarment {
  const [first] = packGarments(wordsToLook(words), [], SAMPLE_PRICES);
  if (!first) throw new Error(`nothing is cut of ${words}`);
  return first;
}
const closingsOf = (words: string): string[] =>
  packOf(words).spec.closings.map(({ where, what, count }) => `${where}: ${count} × ${what}`);
const billOf = (words: string): string[] => packOf(words).cost.materials.map(({ what }) => what);
const pieceNames = (words: string): string[] => piecesTable(packOf(words)).rows.map(([name]) => String(name));

describe('what the words close a garment with', () => {
  it.each([
    ["women's choli with a back opening with five hooks", 'centre back: 5 × hook and eye'],
    ["men's jeans, button fly with four buttons", 'fly: 4 × shank button'],
    ["men's dress shirt with four studs", 'centre front: 4 × shirt stud'],
    ["women's cheongsam, invisible zip in the right side", 'side, right: 1 × invisible zip 33 cm'],
    ["women's trench coat, double-breasted with ten buttons", 'front: 10 × button 32L'],
    ["baby's romper, three buttons at the back, seven snaps along the crotch", 'crotch: 7 × snap'],
  ] as const)('%s has %s', (words, closing) => {
    expect(closingsOf(words)).toContain(closing);
  });

  it.each([
    ["women's choli with a back opening with five hooks", /centre front/],
    ["men's jeans, button fly with four buttons", /zip|band: 1 × shank/],
    ["men's dress shirt with four studs", /front: .*button/],
    ["women's jumpsuit in linen with two buttons at the nape, side zip on the left", /front/],
  ] as const)('%s has nothing of the house at the same place', (words, gone) => {
    expect(closingsOf(words).filter((closing) => gone.test(closing))).toEqual([]);
  });

  it('is in the bill as it closes, with a spare button and no zip beside it', () => {
    const bill = billOf("men's jeans, button fly with four buttons");
    expect(bill).toContain('shank button');
    expect(bill.join()).not.toContain('zip');
  });

  it('opens the pieces where it lies: a choli that hooks behind is whole in front', () => {
    const pieces = piecesTable(packOf("women's choli with a back opening with five hooks")).rows;
    const cutOf = (name: string) => pieces.find(([piece]) => piece === name)?.[1];
    expect([cutOf('Front'), cutOf('Back')]).toEqual([1, 2]);
  });
});

describe('a count that is of each of two', () => {
  it.each([
    ["men's blazer, four working cuff buttons", /^cuff, each/, 4],
    ["men's trousers, two buttons each leg at the calf", /^leg, each/, 2],
    ["men's overalls, bib and brace, side opening with three buttons each side", /^side, each/, 3],
  ] as const)('is bought for both, with one to spare: %s', (words, where, count) => {
    const { spec } = packOf(words);
    const closing = spec.closings.find((one) => where.test(one.where));
    expect(closing).toMatchObject({ count, times: 2 });
    expect(spec.trims.find(({ name }) => name === closing?.what)?.quantity).toBe(count * 2 + 1);
  });

  it('leaves the house’s own opening where it lies: buttons at the calf shut no fly', () => {
    expect(closingsOf("men's trousers, two buttons each leg at the calf").join()).toMatch(/fly: 1 × zip/);
  });
});

describe('every part that is ordered', () => {
  it.each([
    ["women's cheongsam with contrast piping on all edges", /piping/],
    ['dupatta edged with gota', /gota/],
    ['boy’s blouse with three rows of white tape at the hem', /tape/],
  ] as const)('%s is bought', (words, what) => {
    expect(billOf(words).some((line) => what.test(line))).toBe(true);
  });

  it.each([
    ["women's trench coat with epaulettes and sleeve straps", 'to be cut by you: epaulettes'],
    ["men's shirt with a bertha collar", 'to be cut by you: bertha collar'],
    ['leggings with a gusset at crotch', 'to be cut by you: gusset'],
    ["women's trench coat, half lined", 'Back, half lining'],
  ] as const)('%s is a piece, or stands to be cut', (words, piece) => {
    expect(pieceNames(words)).toContain(piece);
  });

  it('takes the place of the house’s: no turned collar beside a wing, no full lining beside a half', () => {
    expect(pieceNames("men's shirt with a wing collar").join()).not.toMatch(/Collar (?:stand|fall)/);
    expect(pieceNames("women's trench coat, half lined").join()).not.toMatch(/Back, lining/);
  });

  it('and none that nobody orders: no cups, no can-can, no pocket on a shirt or a coat', () => {
    expect(billOf("girl's lehenga choli").join()).not.toMatch(/cups|can-can/);
    expect(pieceNames("men's formal shirt").join()).not.toMatch(/pocket/i);
    expect(pieceNames("women's trench coat").join()).not.toMatch(/flap/i);
  });
});

describe('what the words refuse or halve', () => {
  it('takes away: no pocket is none', () => {
    expect(pieceNames("women's kurta with no pocket").join()).not.toMatch(/pocket/i);
    expect(pieceNames("men's trousers with no pockets").join()).not.toMatch(/pocket/i);
  });

  it('one pocket is one, on the wearer’s side', () => {
    const words = "women's kurta, one pocket in the right side seam";
    const bags = piecesTable(packOf(words)).rows.find(([name]) => name === 'Pocket bag');
    expect(bags?.[1]).toBe(2);
    expect(packOf(words).spec.ordered.find(({ id }) => id === 'pocket')).toMatchObject({ count: 1, side: 'right' });
  });
});

describe('a child', () => {
  it('of four years is cut in size 4', () => {
    expect(packOf("boy's kurta, 4 years").spec.size).toBe('4');
    expect(packOf("girl's frock, 5-6 years").spec.size).toBe('6');
  });

  it('of months is told that no size of the table is hers', () => {
    const look = wordsToLook("baby's romper, 6-9 months");
    const [spec] = specifyLook(look);
    if (!spec) throw new Error('nothing is cut');
    expect(notesOf(look, spec).join()).toContain('6-9 months');
  });
});

describe('a number that measures', () => {
  it('counts nothing', () => {
    const look = wordsToLook("women's saree blouse, deep back neck 25 cm with dori and latkans");
    const [{ id } = { id: '' }] = look.garments;
    expect(readParts(look, id).map(({ count }) => count)).not.toContain(25);
  });

  it.each([
    ["women's kurta 112 cm long, side slits 45 cm deep", 'T22', 45],
    ["men's sherwani, a centre back vent 30 cm", 'T31', 30],
    ["women's saree blouse, deep back neck 25 cm", 'T16', 25],
    ['net dupatta 2 metres', 'D01', 200],
  ] as const)('sets what stands beside it: %s', (words, code, cm) => {
    expect(packOf(words).spec.points.find((point) => point.code === code)?.value).toBe(cm);
  });
});

describe('what is said to be from the words', () => {
  it('is no colour and no number of the house', () => {
    const { spec } = packOf("women's qipao in silk, mandarin collar");
    expect(spec.cloths[0]?.name).toMatch(/^silk, colour yours/);
    expect(spec.points.find(({ id }) => id === 'collar')?.provenance).toBe('house');
  });
});

describe('what is told beside a flat', () => {
  const BARE = /^(?:closed|edged|years|rows|less)$/i;
  it.each([
    "women's straight kurta, band collar with a 14 cm front slit placket closed by four buttons",
    "men's dress shirt, bib front with ten 1 cm pleats each side, stud closure of four studs, curved hem with gussets and no pocket",
    "boy's sailor suit, 4 years: blouse with a sailor collar with three rows of white tape, a removable dickey",
  ])('never is a bare word, and never tells a thing twice: %s', (words) => {
    const look = wordsToLook(words);
    for (const spec of specifyLook(look)) {
      const told = calloutsOf(look, spec).map(({ text }) => text);
      expect(told.filter((text) => BARE.test(text))).toEqual([]);
      expect(new Set(told).size).toBe(told.length);
      expect(told.join()).not.toMatch(/(?<!no )\bpocket/);
    }
  });
});

describe('a garment that no template cuts', () => {
  it.each([
    "women's jeogori 28 cm long with white dongjeong",
    "women's six-gore midi skirt in wool, 75 cm long",
    "men's dress shirt with wing collar",
    "men's haori 95 cm long",
  ])('is said so in large letters, with what is ordered in the place of a figure and no pieces: %s', (words) => {
    const look = wordsToLook(words);
    const [spec] = specifyLook(look);
    if (!spec) throw new Error('nothing is cut');
    const [view, ...others] = drawFlat(spec, { callouts: calloutsOf(look, spec) }).views;
    expect(others).toEqual([]);
    expect(view?.captions.filter(({ isLarge }) => isLarge).map(({ text }) => text)[0]).toMatch(/^NOT DRAWN: /);
    expect(view?.marks.some(({ fill }) => fill === 'cloth')).toBe(false);
    expect(draftPattern(spec).pieces).toEqual([]);
  });
});

describe('the pack of what no template cuts', () => {
  const NAMED = [
    'jeogori',
    'haori',
    'happi',
    'six-gore skirt',
    'shirt with wing collar',
    'sailor blouse',
    'breeches',
    'onesie',
  ];

  it.each(NAMED)('holds no measure, piece, closing, cloth, step or price of another garment: %s', (name) => {
    const garments = packGarments(
      wordsToLook(`women's ${name} 26 cm long with two pockets and five buttons`),
      ['M'],
      SAMPLE_PRICES,
    );
    const missing = garments.filter(({ spec }) => spec.missing !== undefined);
    expect(missing).not.toEqual([]);
    for (const garment of missing) {
      for (const table of [pointsTable(garment), billTable(garment), costTable(garment), metresTable(garment)])
        expect([table.title, table.rows]).toEqual([table.title, []]);
      // what is left are the order's own words
      for (const [where, what, allowance, from] of seamsTable(garment).rows)
        expect([where, allowance, from, String(what).startsWith('not drawn: ')]).toEqual([
          '',
          '',
          'from your words',
          true,
        ]);
      expect(piecesTable(garment).rows).toHaveLength(1);
      expect(stepsTable(garment).rows).toHaveLength(1);
    }
  });

  it('says nowhere that it is drawn as something else', () => {
    const look = wordsToLook("men's breeches buttoned at the calf with four buttons each leg");
    const notes = specifyLook(look).flatMap((spec) => notesOf(look, spec));
    expect(notes.join()).not.toMatch(/drawn as/);
  });
});

describe('a choli', () => {
  it('that is hooked in front shows no buttons, and a border of its sleeves is on no hem', () => {
    const { spec } = packOf(
      'Saree blouse, elbow sleeves with a 4 cm zari border, five hooks at the front hidden under a placket',
    );
    const [front] = drawFlat(spec).views;
    expect(front?.marks.some(({ fill }) => fill === 'button')).toBe(false);
    expect(spec.parts.torso?.border).toBeUndefined();
  });
});
