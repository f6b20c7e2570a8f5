import { GARMENT_KINDS, type Garment, type GarmentKind } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { flatten } from '../kit/path.ts';
import { SIZE_TABLES } from '../measures/size-tables.ts';
import { taken } from '../soak.fixture.ts';
import { anyGarment, lookOf, plainGarment, seeded } from '../spec/look.fixture.ts';
import type { Specification } from '../spec/specification.ts';
import { specify } from '../spec/specify.ts';
import { drawFlat } from './draw-flat.ts';
import { readFlat } from './read-flat.ts';
import type { View } from './view.ts';
import { flatPdf } from './write/flat-pdf.ts';
import { flatSvg } from './write/flat-svg.ts';

const spec = (kind: GarmentKind, own: Partial<Garment> = {}, man = false): Specification => {
  const garment = plainGarment(kind, own);
  return specify(lookOf([garment], { presentation: man ? 'male' : 'female' }), garment);
};
const front = (s: Specification): View => {
  const [view] = drawFlat(s).views;
  if (!view) throw new Error('no view');
  return view;
};
const need = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('missing');
  return value;
};
const finite = (view: View) =>
  view.marks.every(({ path }) => flatten(path, 4).every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)));

/** Of a wearer's sizes each kind meets one in so many, the next kind others; so every run meets them all. */
const SIZES = 4;

describe('the flat', () => {
  it.each(GARMENT_KINDS.map((kind, at) => [kind, at] as const))(
    'of a %s is drawn in every size of its wearer',
    (kind, at) => {
      const garment = plainGarment(kind);
      for (const who of ['women', 'men', 'children'] as const)
        for (const size of taken(SIZE_TABLES[who].sizes, SIZES, at)) {
          const look = lookOf([garment], {
            presentation: who === 'men' ? 'male' : 'female',
            ageGroup: who === 'children' ? 'child' : 'adult',
          });
          const flat = drawFlat(specify(look, garment, { size }));
          expect(flat.views.length).toBeGreaterThan(0);
          for (const view of flat.views) expect(finite(view), `${kind} ${who} ${size}`).toBe(true);
        }
    },
  );

  it('measures what its table says: chest, waist, hip, hem, length', () => {
    for (const kind of ['t-shirt', 'shirt', 'kurta', 'dress', 'sherwani', 'coat', 'sweatshirt', 'waistcoat'] as const) {
      const s = spec(kind, { length: 'knee' });
      const t = need(s.parts.torso);
      const read = readFlat(front(s));
      expect(read.widthAt(t.waistAt), `${kind} waist`).toBeCloseTo(t.waist, 0);
      expect(read.widthAt(t.hipAt), `${kind} hip`).toBeCloseTo(t.hip, 0);
      expect(read.bottom, `${kind} length`).toBeCloseTo(t.length, 1);
      const underarm = t.shoulderDrop + Math.sqrt(t.armhole ** 2 - ((t.chest - t.shoulder) / 2) ** 2);
      expect(Math.abs(read.widthAt(underarm + 2) - t.chest), `${kind} chest`).toBeLessThan(1);
    }
  });

  it('measures what its table says: waist, seat, outseam of trousers; waist, hip and length of skirts', () => {
    for (const kind of ['trousers', 'jeans', 'wide-leg-trousers', 'chinos', 'churidar'] as const) {
      const s = spec(kind);
      const l = need(s.parts.legs);
      const read = readFlat(front(s));
      expect(read.widthAt(l.seatAt), `${kind} seat`).toBeCloseTo(l.seat, 0);
      if (!l.chudi) expect(read.bottom, `${kind} outseam`).toBeCloseTo(l.outseam, 1);
    }
    for (const kind of ['pencil-skirt', 'a-line-skirt'] as const) {
      const s = spec(kind);
      const k = need(s.parts.skirt);
      expect(readFlat(front(s)).widthAt(k.hipAt)).toBeCloseTo(k.hip, 0);
      expect(readFlat(front(s)).bottom).toBeCloseTo(k.length, 1);
    }
  });

  it('is the same on both sides where nothing laps over', () => {
    for (const kind of [
      't-shirt',
      'kurta',
      'dress',
      'trousers',
      'pencil-skirt',
      'lehenga',
      'anarkali',
      'saree',
    ] as const)
      for (const view of drawFlat(spec(kind)).views)
        if (view.name !== 'laid out') expect(readFlat(view).lean, kind).toBeLessThan(0.01);
  });

  it('keeps its dimension lines in a group of their own and leaves them out when asked', () => {
    const garment = plainGarment('kurta', { length: 'knee' });
    const s = specify(lookOf([garment]), garment);
    const svg = flatSvg([{ flat: drawFlat(s), garment }]);
    expect(svg).toContain('<g id="g1-front-dimensions">');
    expect(svg).toContain(`length from HPS ${need(s.parts.torso).length}`);
    expect(flatSvg([{ flat: drawFlat(s, { dimensions: false }), garment }])).not.toContain('dimensions');
  });

  it('is white or of the cloth’s colour', () => {
    const garment = plainGarment('t-shirt');
    const drawing = { flat: drawFlat(specify(lookOf([garment]), garment)), garment };
    expect(flatSvg([drawing], { ground: 'white' })).not.toContain('#f0dc');
    expect(flatSvg([drawing], { ground: 'cloth' })).not.toBe(flatSvg([drawing], { ground: 'white' }));
  });

  it('prints as a PDF at a scale that a ruler has', async () => {
    const garment = plainGarment('saree');
    const bytes = await flatPdf([{ flat: drawFlat(specify(lookOf([garment]), garment)), garment }]);
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(1500);
  });

  it('survives 120 garments of any slots at all', () => {
    const random = seeded(21);
    for (let i = 0; i < 120; i++) {
      const kind = need(GARMENT_KINDS[Math.floor(random() * GARMENT_KINDS.length)]);
      const garment = anyGarment(kind, random);
      const s = specify(lookOf([garment]), garment);
      for (const p of s.points) expect(p.value, `${kind} ${p.id} ${JSON.stringify(garment)}`).toBeGreaterThan(0);
      for (const view of drawFlat(s).views) expect(finite(view), kind).toBe(true);
    }
  });
});

type Row = readonly [what: string, ratio: number, low: number, high: number];
const torso = (kind: GarmentKind, own: Partial<Garment> = {}, man = false) => need(spec(kind, own, man).parts.torso);
const legs = (kind: GarmentKind, own: Partial<Garment> = {}, man = false) => need(spec(kind, own, man).parts.legs);
const skirt = (kind: GarmentKind, own: Partial<Garment> = {}) => need(spec(kind, own).parts.skirt);

/** Trade figures: how the measures of a real garment stand to one another. */
const PROPORTIONS: readonly Row[] = [
  ['outseam to half waist of trousers', legs('trousers').outseam / legs('trousers').waist, 2.5, 2.9],
  [
    'outseam to half waist of men’s trousers',
    legs('trousers', {}, true).outseam / legs('trousers', {}, true).waist,
    2.2,
    2.6,
  ],
  [
    'outseam to half waist of wide trousers',
    legs('wide-leg-trousers', { waistline: 'high' }).outseam / legs('wide-leg-trousers', { waistline: 'high' }).waist,
    2.5,
    2.9,
  ],
  ['inseam to outseam of trousers', legs('trousers').inseam / legs('trousers').outseam, 0.72, 0.78],
  ['front rise to back rise of trousers', legs('trousers').frontRise / legs('trousers').backRise, 0.68, 0.84],
  ['seat to waist of trousers', legs('trousers').seat / legs('trousers').waist, 1.18, 1.4],
  ['thigh to seat of trousers', legs('trousers').thigh / legs('trousers').seat, 0.56, 0.66],
  ['opening to knee of straight trousers', legs('trousers').opening / legs('trousers').knee, 0.82, 1],
  [
    'opening to knee of flared jeans',
    legs('flared-jeans', { silhouette: 'bootcut' }).opening / legs('flared-jeans', { silhouette: 'bootcut' }).knee,
    1.08,
    1.3,
  ],
  ['opening of a churidar to its knee', legs('churidar').opening / legs('churidar').knee, 0.6, 0.8],
  ['length to chest of a T-shirt', torso('t-shirt').length / torso('t-shirt').chest, 1.12, 1.35],
  ['sleeve to length of a T-shirt', torso('t-shirt').length / need(torso('t-shirt').sleeve), 2.9, 3.8],
  ['armhole to chest of a T-shirt', torso('t-shirt').armhole / torso('t-shirt').chest, 0.37, 0.46],
  [
    'neck to shoulder of a shirt',
    torso('shirt', { neckline: 'shirt', collar: 'shirt' }).neckWidth / torso('shirt').shoulder,
    0.34,
    0.44,
  ],
  ['length to chest of a man’s shirt', torso('shirt', {}, true).length / torso('shirt', {}, true).chest, 1.28, 1.45],
  ['length to chest of a knee-long kurta', torso('kurta', { length: 'knee' }).length / torso('kurta').chest, 1.95, 2.2],
  [
    'long sleeve to length of a man’s shirt',
    need(torso('shirt', { sleeve: { shape: 'shirt', length: 'long' } }, true).sleeve) / torso('shirt', {}, true).length,
    0.8,
    0.92,
  ],
  ['length of a blazer to its chest', torso('blazer').length / torso('blazer').chest, 1.22, 1.45],
  [
    'length of a sherwani to its chest',
    torso('sherwani', { length: 'knee', fit: 'fitted' }, true).length /
      torso('sherwani', { fit: 'fitted' }, true).chest,
    1.95,
    2.2,
  ],
  ['length of a choli to its chest', torso('choli').length / torso('choli').chest, 0.72, 0.86],
  [
    'gher of a lehenga to its length',
    skirt('lehenga', { length: 'floor' }).sweep / skirt('lehenga', { length: 'floor' }).length,
    3.4,
    5,
  ],
  [
    'sweep of a circle skirt to its length',
    skirt('circle-skirt', { silhouette: 'circle' }).sweep / skirt('circle-skirt', { silhouette: 'circle' }).length,
    6.5,
    8.2,
  ],
  [
    'hem of a pencil skirt to its hip',
    skirt('pencil-skirt', { silhouette: 'pencil' }).sweep / 2 / skirt('pencil-skirt', { silhouette: 'pencil' }).hip,
    0.86,
    0.96,
  ],
  ['waist to hip of a pencil skirt', skirt('pencil-skirt').waist / skirt('pencil-skirt').hip, 0.7, 0.8],
];

describe('the proportions of a made garment', () => {
  it.each(PROPORTIONS)('%s is %f, between %f and %f', (_, ratio, low, high) => {
    expect(ratio).toBeGreaterThanOrEqual(low);
    expect(ratio).toBeLessThanOrEqual(high);
  });
});
