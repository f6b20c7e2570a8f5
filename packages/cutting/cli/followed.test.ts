import { describe, expect, it } from 'vitest';
import {
  calloutsOf,
  drawFlat,
  packGarments,
  piecesTable,
  pointsTable,
  SAMPLE_PRICES,
  seamsTable,
  specifyLook,
  stepsTable,
} from '../src/index.ts';
import { taken } from '../src/soak.fixture.ts';
import { wordsToLook } from './words-to-look.ts';

/** The pages of a pack on which an ordered word has to be followed. */
interface Pages {
  readonly flat?: RegExp;
  readonly measures?: RegExp;
  readonly seams?: RegExp;
  readonly bill?: RegExp;
  readonly pieces?: RegExp;
  readonly steps?: RegExp;
}

type Page = keyof Pages;
const PAGES: readonly Page[] = ['flat', 'measures', 'seams', 'bill', 'pieces', 'steps'];

/** The pack of the first garment of a kind, page by page. */
function pagesOf(words: string, kind?: string): Record<Page, string> {
  const look = wordsToLook(words);
  const all = packGarments(look, [], SAMPLE_PRICES);
  const garment = kind === undefined ? all[0] : all.find(({ spec }) => spec.kind === kind);
  if (!garment) throw new Error(`nothing is cut of ${words}`);
  const { views } = drawFlat(garment.spec, { callouts: calloutsOf(look, garment.spec) });
  const lines = (rows: readonly (readonly unknown[])[]): string => rows.map((row) => row.join(' | ')).join('\n');
  return {
    flat: views.flatMap(({ dimensions, captions }) => [...dimensions, ...captions].map(({ text }) => text)).join('\n'),
    measures: garment.spec.points.map(({ code, name, value }) => `${code} ${name} ${value}`).join('\n'),
    seams: lines(seamsTable(garment).rows),
    bill: garment.cost.materials.map(({ what, quantity }) => `${quantity} × ${what}`).join('\n'),
    pieces: lines(piecesTable(garment).rows),
    steps: lines(stepsTable(garment).rows),
  };
}

/** An order, what of its pack follows a word of it, and what no page may have beside. */
const ORDERS: readonly (readonly [words: string, is: Pages, isNot: Pages, kind?: string])[] = [
  [
    "women's cotton kurti, boat neck, three-quarter sleeves with contrast cuffs, two patch pockets at the hip",
    { flat: /pocket 15 × 17, 50 below HPS/, pieces: /Hip pocket \| 2/, measures: /T23 Cuff height/, steps: /2 × cuff/ },
    { pieces: /Patch pocket|Collar/ },
  ],
  [
    "men's formal shirt, two-button cuffs, one chest pocket, back box pleat",
    {
      bill: /5 × button 16L/,
      pieces: /Patch pocket \| 1/,
      steps: /lay the box pleat, 8 cm/,
      measures: /T33 Buttons, front [5-9]/,
    },
    { steps: /gather or pleat/ },
  ],
  [
    "men's cargo trousers, drawstring hem, elastic waist, two cargo pockets with flaps, two patch pockets at the back, slant front pockets",
    {
      flat: /cord with stopper/,
      seams: /hem \| casing for the cord/,
      bill: /2 × cord with stopper/,
      pieces: /Back pocket \| 2.*Cargo pocket \| 2|Cargo pocket \| 2.*Back pocket \| 2/s,
      steps: /2 × back pocket.*Outseam.*2 × cargo pocket: join the bellows/s,
    },
    { pieces: /welt|rib|to be cut by you/i, seams: /rib|blind/, steps: /slanted placket|welt/ },
  ],
  [
    "women's flared dress, square neck, invisible side zip, back keyhole with button, lining",
    {
      pieces: /Back \| 1 \| yes/,
      bill: /2 × button 16L with loop/,
      steps: /Waist:.*side, left: invisible zip.*Hem:/s,
    },
    { seams: /^neck \| .*button|^centre back/m, bill: /5 × button/ },
  ],
  [
    "women's salwar kameez: kameez with v neck, side slits 30 cm; salwar with belt, drawstring and 5 cm poncha",
    { measures: /T22 Side slit 30/, flat: /slit 30/ },
    { pieces: /Placket/, bill: /button/, steps: /placket/ },
    'kurta',
  ],
  [
    "women's salwar kameez: kameez with v neck; salwar with belt, drawstring",
    { seams: /^kali \|/m, steps: /Kali:.*Hem: poncha.*Inseam:.*Crotch:.*Band: pleat the legs into the belt/s },
    { seams: /^outseam/m, steps: /belt: fold|sew, turn/ },
    'salwar',
  ],
  [
    'unisex hoodie in fleece with kangaroo pocket, half zip',
    {
      bill: /1 × zip 16 cm/,
      pieces: /Front \| 1 \| yes/,
      steps: /slash the centre front.*zip 16 cm; set it behind/s,
      flat: /zip 16/,
    },
    { bill: /open-end/, pieces: /Placket/ },
  ],
  [
    "women's A-line skirt in linen, side zip on the left, two patch pockets, front slit 22 cm",
    {
      measures: /S06 Vent or slit 22/,
      pieces: /Skirt front \| 2.*Skirt back \| 1 \| yes.*Patch pocket \| 2/s,
      seams: /centre front.*slit/s,
      flat: /slit 22/,
    },
    { seams: /^vent \|/m, pieces: /to be cut by you/ },
  ],
  [
    "women's white blouse, boat neck, five buttons at the back, waist darts, bishop sleeves",
    {
      pieces: /Back stand \| 2/,
      seams: /waist darts front and back/,
      bill: /6 × button 18L/,
      steps: /Waist darts, front and back.*Centre back: a stand to each edge/s,
    },
    { pieces: /Collar/, measures: /Collar/, flat: /collar/ },
  ],
  [
    "men's jeans, button fly with four buttons",
    { bill: /5 × shank button/, steps: /Fly: face the edge, sew the guard/ },
    { steps: /zip|Waist darts, front|Front pleats/, seams: /hook and bar|zip/ },
  ],
  [
    "women's lehenga of twelve kalis, drawstring at the side",
    { seams: /casing for the drawstring/, steps: /draw it through the casing/ },
    { pieces: /fusing/, bill: /fusing/, seams: /fused/ },
    'lehenga',
  ],
  [
    "women's churidar with drawstring waist and hook at the ankle",
    { seams: /^ankle.*hook/m },
    { seams: /^waist \| .*hook/m },
    'churidar',
  ],
  [
    "women's pyjama, drawstring",
    { steps: /Outseam:.*Inseam:.*Crotch:.*Band:/s },
    { pieces: /Pocket/, steps: /pocket/ },
  ],
  [
    "women's joggers with side pockets",
    { pieces: /Pocket bag \| 4.*Pocket facing \| 2/s, measures: /B13 Pocket opening/, steps: /face the mouths/ },
    {},
  ],
  [
    "boy's navy blazer with patch pockets and three buttons",
    { measures: /T33 Buttons, front 3/, bill: /4 × button 32L/, pieces: /Hip pocket \| 2/ },
    { seams: /^pocket \|/m, flat: /three buttons/ },
  ],
  [
    'cropped denim jacket with two chest flap pockets and metal buttons',
    {
      flat: /pocket with flap 11/,
      pieces: /Patch pocket \| 2.*Pocket flap \| 4/s,
      seams: /^centre front \| .*metal button/m,
    },
    { flat: /two chest/ },
  ],
  [
    "men's henley with long sleeves and three buttons",
    {
      measures: /T20 Placket length/,
      bill: /4 × button 18L/,
      pieces: /Front \| 1 \| yes/,
      steps: /slash the centre front/,
    },
    { pieces: /Front facing/ },
  ],
  [
    "boys' nehru jacket with three pockets",
    { flat: /breast welt/, pieces: /Pocket welt \| 2.*Breast welt \| 1/s },
    { flat: /three pockets/ },
  ],
  [
    "men's silk sherwani, stand collar, gold buttons at the cuff",
    { seams: /cuff, each \| 3 × gold button/, pieces: /Sleeve, under/ },
    { pieces: /Cuff|Sleeve placket/, flat: /gold buttons/ },
  ],
  [
    "women's wool coat with welt pockets and belt, lined in red",
    {
      bill: /red lining/,
      steps: /pocket welt:.*chest canvas:.*Sleeve, set in the round:.*Lining:.*front facing:.*Neck:.*Hem:/s,
    },
    { flat: /lined/ },
  ],
  [
    "men's pleated chinos with belt loops",
    {
      pieces: /Pocket bag \| 8/,
      steps: /Waist darts, back:.*Front pleats:.*Band: catch the belt loops/s,
    },
    { steps: /let-out/ },
  ],
  [
    'knife pleated midi skirt in satin, side zip',
    {
      steps: /Joins:.*one of them open for the zip.*Hem:.*Pleats: lay \d+.*side, left: invisible zip.*Band:/s,
      flat: /zip in the left side seam/,
    },
    { flat: /knife/ },
  ],
  [
    'box pleat tennis skirt with back zip',
    { measures: /S11 Pleats 16/, seams: /16 box pleats/ },
    { steps: /the cloth of the pleats/ },
  ],
  [
    "women's lined fit and flare dress with long sleeves",
    {
      pieces: /Skirt panel, back \| 2/,
      steps:
        /leave the centre back open for the zip.*Waist:.*centre back: invisible zip.*Lining:.*Skirt lining:.*Neck:/s,
      seams: /^sleeve hem/m,
    },
    {},
  ],
  [
    "men's nehru jacket, two welt pockets and a chest pocket, six buttons",
    {
      pieces: /Pocket welt \| 2.*Breast welt \| 1/s,
      steps: /collar: sew the outer edges.*Side: cloth and lining in one/s,
    },
    { flat: /chest pocket/ },
  ],
  [
    "men's linen trousers, zip fly, two back welt pockets with button",
    { seams: /^pocket, each \| button 18L.*band \| hook and bar/ms, bill: /3 × button 18L/ },
    {},
  ],
  [
    'silk saree blouse, back opening with dori, elbow sleeves',
    { seams: /^centre back \| .*hook and eye/m },
    { flat: /back opening/, seams: /^centre front/m },
  ],
  [
    'men’s bandhgala, five buttons, three-button cuffs',
    { seams: /cuff, each \| 3 × button/, pieces: /Sleeve, under/ },
    { pieces: /cuff/i, steps: /cuff[^.\n]*cut by you/i },
  ],
  [
    "women's one-shoulder peplum top, side zip, lined",
    { pieces: /Front \| 1 \| {2}\|/, steps: /Upper edge/, bill: /invisible zip/ },
    { measures: /Sleeve/, pieces: /Sleeve|moulded/ },
  ],
  [
    "women's churidar with drawstring waist",
    { steps: /Inseam:.*open at the ankle as far as its hooks/ },
    {},
    'churidar',
  ],
  [
    "women's denim jumpsuit with patch pockets and side buttons",
    {
      flat: /pocket 11 × 12.5/,
      pieces: /Patch pocket \| 2/,
      steps: /the allowance of the opening in the left side seam/,
    },
    { pieces: /Pocket bag/, steps: /allowance of the zip/ },
  ],
];

describe('a word of an order', () => {
  const rows = taken(ORDERS, 2).map(([words, is, isNot, kind]) => ({ words, is, isNot, kind }));
  it.each(rows)('of “$words” is followed on every page, and no other thing stands in its place', (row) => {
    const { words, is, isNot, kind } = row;
    const pages = pagesOf(words, kind);
    for (const page of PAGES) {
      const [want, refuse] = [is[page], isNot[page]];
      if (want) expect(pages[page], page).toMatch(want);
      if (refuse) expect(pages[page], page).not.toMatch(refuse);
    }
  });

  it('has a slit at the wearer’s left where it says so', () => {
    const slitAt = (words: string): number => {
      const [spec] = specifyLook(wordsToLook(words));
      const [front] = spec ? drawFlat(spec).views : [];
      return front?.dimensions.find(({ text }) => text === 'slit 50')?.from[0] ?? 0;
    };
    expect(slitAt('satin gown, boat neck, left thigh slit 50 cm')).toBeGreaterThan(0);
    expect(slitAt('satin gown, boat neck, thigh slit 50 cm')).toBeLessThan(0);
  });

  it('is in the table of measures as on the flat', () => {
    const look = wordsToLook("women's A-line skirt, front slit 22 cm");
    const [garment] = packGarments(look, ['M'], SAMPLE_PRICES);
    expect(
      garment &&
        pointsTable(garment)
          .rows.find(([code]) => code === 'S06')
          ?.at(-1),
    ).toBe('from your words');
  });
});
