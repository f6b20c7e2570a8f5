import { describe, expect, it } from 'vitest';
import { draftPattern, drawFlat, notesOf, specifyLook, stylingOf } from '../src/index.ts';
import { toldOf } from '../src/order/accounted.ts';
import { linesMoved } from '../src/order/lines-moved.ts';
import { registeredOf } from '../src/order/registered.ts';
import { taken } from '../src/soak.fixture.ts';
import { seeded } from '../src/spec/look.fixture.ts';
import { wordsToLook } from './words-to-look.ts';

const SEED = 21;

/** Garments as they are ordered, and details that one may order of each and that the plain garment has not. */
const ORDERS: readonly (readonly [garment: string, details: readonly string[]])[] = [
  [
    "women's sheath dress",
    [
      'princess seams',
      'square neck',
      'cap sleeves',
      'back vent',
      'invisible side zip',
      'six covered buttons at the cuff',
      'piping at the neck',
      'patch pockets',
      'peter pan collar',
      'pintucks',
      'two inverted pleats',
      'scalloped hem',
      'keyhole back',
    ],
  ],
  [
    "men's blazer",
    [
      'peak lapels',
      'double back vents',
      'three flap pockets',
      'patch pockets',
      'surgeon cuffs',
      'three buttons',
      'elbow patches',
      'a throat latch',
      'ticket pocket',
    ],
  ],
  [
    "women's A-line skirt",
    [
      'side zip',
      'two box pleats in front',
      'yoke waist',
      'patch pockets',
      'a scalloped hem',
      'back slit',
      'lining',
      'drawstring waist',
      'contrast piping',
      'a wide belt',
    ],
  ],
  [
    "men's kurta",
    [
      'band collar',
      'half placket with three buttons',
      'concealed placket',
      'side pockets',
      'chest pocket',
      'short sleeves',
      'rounded cuffs',
      'pintucks on the yoke',
      'asymmetric hem',
      'embroidered neck',
    ],
  ],
  [
    "women's wide-leg trousers",
    [
      'side zip',
      'cargo pockets',
      'turn-up hem',
      'elastic back waist',
      'welt back pockets',
      'side stripe',
      'ankle ties',
    ],
  ],
  [
    "women's blouse",
    [
      'flutter sleeves',
      'pussy bow',
      'seven buttons',
      'back keyhole',
      'raglan sleeves',
      'a peplum',
      'ruffle at the cuff',
      'epaulettes',
      'dolman sleeves',
      'elastic at the hem',
      'lace yoke',
    ],
  ],
];

/** Marks and captions of all that is drawn of an order. */
function linesOf(words: string): string {
  const look = wordsToLook(words, SEED);
  return JSON.stringify(
    specifyLook(look).map((spec) =>
      drawFlat(spec, { dimensions: false }).views.map(({ marks, captions }) => [marks, captions]),
    ),
  );
}

/** Whether everything that some words name is registered as drawn. */
function isRegistered(words: string, detail: string): boolean {
  const look = wordsToLook(words, SEED);
  return specifyLook(look).some((spec) => {
    const worn = look.garments.find(({ id }) => id === spec.garment.id) ?? spec.garment;
    return toldOf(detail, spec, registeredOf({ spec, moves: linesMoved(look, worn) })) === undefined;
  });
}

/** Of a hundred orders a run takes one in so many. */
const ONE_IN = 4;

/** Orders of a garment and three or four of its details, the same for a seed. */
function orders(count: number): { garment: string; details: string[] }[] {
  const random = seeded(SEED);
  return Array.from({ length: count }, () => {
    const [garment, known] = ORDERS[Math.floor(random() * ORDERS.length)] ?? ['', []];
    const details = known
      .map((detail) => ({ detail, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, 3 + Math.floor(random() * 2))
      .map(({ detail }) => detail);
    return { garment, details };
  });
}

const written = (garment: string, details: readonly string[]): string => [garment, ...details].join(', ');

describe('flats of an order', () => {
  it('show each detail that is ordered, or tell it', { timeout: 300_000 }, () => {
    const silent = taken(orders(100), ONE_IN).flatMap(({ garment, details }) => {
      const words = written(garment, details);
      const look = wordsToLook(words, SEED);
      const told = specifyLook(look)
        .flatMap((spec) => notesOf(look, spec))
        .concat(stylingOf(look, specifyLook(look)) ?? [])
        .join(' ')
        .toLowerCase();
      return details
        .filter((detail) => {
          const isTold = detail
            .split(/[\s-]+/)
            .some((word) => word.length > 3 && word !== 'with' && told.includes(word.toLowerCase()));
          const rest = details.filter((other) => other !== detail);
          // what the house draws anyhow stands there, though its word moves no line
          return !isTold && !isRegistered(words, detail) && linesOf(written(garment, rest)) === linesOf(words);
        })
        .map((detail) => `${detail} · ${words}`);
    });
    expect(silent).toEqual([]);
  });

  it.each([
    ['silk saree', ['saree']],
    ["men's two-button suit", ['trousers', 'suit-jacket']],
    ['cotton salwar kameez with dupatta', ['kurta', 'salwar', 'dupatta']],
    // a cloth that no word names is no order
    ['red lehenga choli', ['choli', 'lehenga']],
    ["men's five-pocket jeans", ['jeans']],
    ["women's bomber jacket", ['bomber-jacket']],
  ])('%s is drawn as it is named, without what the house wears with it', (words, kinds) => {
    const look = wordsToLook(words, SEED);
    expect(specifyLook(look).map(({ kind }) => kind)).toEqual(kinds);
    const other = look.garments.find(({ kind }) => !kinds.includes(kind));
    // what a picture is dressed with is no order, and stands on no page
    if (other) expect(stylingOf(look, specifyLook(look)) ?? '').not.toContain(other.name);
  });

  it.each([
    ["boy's sherwani, seven-button front", { buttons: 7 }],
    ["men's kurta, half placket with four buttons", { buttons: 4, placket: expect.any(Number) }],
    ["women's cardigan, seven buttons", { buttons: 7 }],
    ["women's sheath dress, back vent", { vent: expect.any(Number) }],
    ["women's anarkali kurta, twelve panels", { kalis: 12 }],
  ])('%s is counted as it is ordered', (words, measures) => {
    const [spec] = specifyLook(wordsToLook(words, SEED));
    expect(spec?.parts.torso).toMatchObject(measures);
  });

  it('lay sixteen kalis in a lehenga that is ordered with sixteen', () => {
    const [spec] = specifyLook(wordsToLook("women's lehenga skirt, sixteen kalis", SEED));
    expect(spec?.parts.skirt?.kalis).toBe(16);
    expect(spec && draftPattern(spec).pieces.find(({ id }) => id === 'kali')?.cut).toBe(16);
  });

  it('open trousers at the side in the place of a fly, and keep the fly where nothing is said', () => {
    const [plain, sided] = ["women's wide-leg trousers", "women's wide-leg trousers, side zip"].map(
      (words) => specifyLook(wordsToLook(words, SEED))[0],
    );
    expect(plain?.parts.legs?.fly).toBeGreaterThan(0);
    expect(sided?.parts.legs?.fly).toBeUndefined();
    expect(sided?.closings.map(({ where }) => where)).toContain('side, left');
  });

  it('shape a body by seams from the shoulder where they are ordered, and by darts where they are not', () => {
    const [plain, seamed] = ["women's sheath dress", "women's sheath dress, princess seams"].map(
      (words) => specifyLook(wordsToLook(words, SEED))[0],
    );
    const fronts = (spec: typeof plain) =>
      spec ? draftPattern(spec).pieces.filter(({ name }) => /front/i.test(name)).length : 0;
    expect(fronts(seamed)).toBeGreaterThan(fronts(plain));
  });

  it('have no armhole where the sleeve is a raglan or cut on', () => {
    for (const [set, cut] of [
      ['set-in sleeves', 'raglan sleeves'],
      ['set-in sleeves', 'dolman sleeves'],
    ] as const) {
      const [before, after] = [set, cut].map((sleeve) => {
        const [spec] = specifyLook(wordsToLook(`women's blouse, ${sleeve}`, SEED));
        const [front] = spec ? drawFlat(spec, { dimensions: false }).views : [];
        return front?.marks.filter(({ layer, pen }) => layer === 'body' && pen === 'outline').length ?? 0;
      });
      // one line from neck to hem on each side, or one to the shoulder and one from the underarm
      expect([cut, after]).toEqual([cut, (before ?? 0) + 2]);
    }
  });

  it('say whose choice it is where the words name no garment', () => {
    const look = wordsToLook('something with a modesty panel', SEED);
    const [spec] = specifyLook(look);
    expect(spec && notesOf(look, spec).join(' ')).toMatch(/No garment of these words is known/);
  });
});
