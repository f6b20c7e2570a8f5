import { detailsNamed, type Garment, type GarmentKind } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { draftPattern } from '../pattern/draft-pattern.ts';
import { lookOf, plainGarment } from '../spec/look.fixture.ts';
import { specify } from '../spec/specify.ts';
import type { WIDTHS } from './cloth-facts.ts';
import { consumption, metresAt } from './consumption.ts';
import { costOf } from './cost.ts';
import { GST, gstRate, SAMPLE_PRICES } from './prices.ts';

const made = (kind: GarmentKind, own: Partial<Garment> = {}, man = false) => {
  const garment = plainGarment(kind, own);
  const spec = specify(lookOf([garment], { presentation: man ? 'male' : 'female' }), garment);
  return { spec, pattern: draftPattern(spec) };
};
const metres = (kind: GarmentKind, width: (typeof WIDTHS)[number], own: Partial<Garment> = {}, man = false): number => {
  const { spec, pattern } = made(kind, own, man);
  return metresAt(spec, pattern, 'fabric', width).metres ?? Number.NaN;
};

const KURTA: Partial<Garment> = {
  length: 'knee',
  details: detailsNamed(['side-slit']),
  collar: 'mandarin',
  closure: 'half-placket',
  sleeve: { shape: 'set-in', length: 'three-quarter' },
};

const SHERWANI: Partial<Garment> = {
  length: 'knee',
  fit: 'fitted',
  collar: 'mandarin',
  closure: 'buttons',
  sleeve: { shape: 'tailored', length: 'long' },
};

/** Metres in M that tailors and shops ask for, with who says so: [K] is the trade's own rule of thumb. */
const TRADE: readonly (readonly [what: string, metres: number, low: number, high: number, source: string])[] = [
  ['a straight kurta at 112', metres('kurta', 112, KURTA), 2.2, 2.6, 'the issue; tailors’ blogs 2.2–2.5'],
  ['a straight kurta at 147', metres('kurta', 147, KURTA), 1.5, 2.1, 'study, laid: 1.65'],
  ['a T-shirt at 147', metres('t-shirt', 147, {}), 0.7, 1.2, '[K] 0.65–0.75 at 180'],
  [
    'a man’s shirt at 147',
    metres('shirt', 147, { sleeve: { shape: 'shirt', length: 'long' }, collar: 'shirt', closure: 'buttons' }, true),
    1.4,
    1.8,
    'onlineclothingstudy.com: 1.6 at 58–60 inches',
  ],
  [
    'a man’s shirt at 112',
    metres('shirt', 112, { sleeve: { shape: 'shirt', length: 'long' }, collar: 'shirt', closure: 'buttons' }, true),
    1.9,
    2.3,
    'onlineclothingstudy.com: 2.1 at 44 inches',
  ],
  ['trousers at 147', metres('trousers', 147), 1.1, 1.5, '[K] 1.2–1.3'],
  ['trousers at 112', metres('trousers', 112), 2, 2.5, '[K] 2.2'],
  ['jeans at 147', metres('jeans', 147), 1.1, 1.7, '[K] 1.3–1.5'],
  ['a palazzo at 112', metres('palazzos', 112, { silhouette: 'palazzo' }), 2.1, 2.9, '[K] 2.2–2.6'],
  ['a salwar at 112', metres('salwar', 112), 1.7, 2.6, '[K] 2.0–2.5'],
  ['a patiala at 112', metres('patiala', 112), 2.4, 3.6, 'silaiseekhe: 3–3.5'],
  [
    'a churidar at 112, on the bias',
    metres('churidar', 112, { silhouette: 'churidar', fit: 'tight' }),
    2.1,
    3.1,
    'study: 2.5',
  ],
  ['a choli at 112', metres('choli', 112, { length: 'crop', fit: 'fitted' }), 0.6, 1, '[K] 0.8–1.0'],
  ['a lehenga of 12 kalis at 112', metres('lehenga', 112, { length: 'floor' }), 3, 5, 'study: 3–5'],
  [
    'a pencil skirt at 147',
    metres('pencil-skirt', 147, { silhouette: 'pencil', fit: 'fitted' }),
    0.7,
    1.1,
    '[K] 0.8–1.0',
  ],
  [
    'an A-line dress at 147',
    metres('a-line-dress', 147, { silhouette: 'a-line', length: 'knee', fit: 'fitted' }),
    1.2,
    2.2,
    '[K] 1.5–2',
  ],
  ['a sherwani at 112', metres('sherwani', 112, SHERWANI, true), 3, 3.6, '[K] 3.2–3.5, told of narrow cloth'],
  ['a sherwani at 147', metres('sherwani', 147, SHERWANI, true), 2.3, 2.8, 'the same pieces laid wide'],
  [
    'a nehru jacket at 147',
    metres(
      'nehru-jacket',
      147,
      { collar: 'mandarin', closure: 'buttons', sleeve: { shape: 'none', length: 'sleeveless' } },
      true,
    ),
    0.8,
    1.6,
    '[K] 1–1.25',
  ],
  ['a saree with its blouse piece', metres('saree', 112), 6.3, 6.3, 'the issue: 5.5 and 0.8'],
  ['a dupatta', metres('dupatta', 112), 2.4, 2.4, '[K] 2.3–2.5'],
];

describe('cloth to buy', () => {
  it.each(TRADE)('for %s is %f m, between %f and %f', (_, got, low, high) => {
    expect(got).toBeGreaterThanOrEqual(low);
    expect(got).toBeLessThanOrEqual(high);
  });

  it('is no less for cloth with a nap', () => {
    const cloth = {
      colour: { name: 'wine', hex: '#5a1020' },
      print: { kind: 'solid', colours: [], scale: 'small' },
    } as const;
    const napped = metres('lehenga', 112, {
      length: 'floor',
      cloth: { ...cloth, fabric: 'velvet', print: { ...cloth.print, colours: [] } },
    });
    const plain = metres('lehenga', 112, {
      length: 'floor',
      cloth: { ...cloth, fabric: 'satin', print: { ...cloth.print, colours: [] } },
    });
    expect(napped).toBeGreaterThan(plain);
  });

  it('says where a piece is wider than the cloth', () => {
    const { spec, pattern } = made('circle-skirt', { silhouette: 'circle', length: 'maxi' });
    expect(metresAt(spec, pattern, 'fabric', 91).metres).toBeUndefined();
  });

  it('lays no piece over another', () => {
    const { spec, pattern } = made('kurta', KURTA);
    const marker = consumption(spec, pattern).find((m) => m.width === 112 && m.role === 'fabric')?.marker;
    expect(marker?.use).toBeGreaterThan(0.55);
    expect(marker?.use).toBeLessThanOrEqual(1);
    expect(marker?.laid.length).toBe(
      pattern.pieces.filter((p) => p.cloth === 'fabric').reduce((sum, p) => sum + p.cut, 0),
    );
  });
});

describe('the cost', () => {
  it('adds up: materials and making, waste, overhead, tax', () => {
    const { spec, pattern } = made('kurta', KURTA);
    const cost = costOf(spec, pattern, consumption(spec, pattern), SAMPLE_PRICES);
    const sum = (lines: typeof cost.materials) => lines.reduce((total, l) => total + l.amount, 0);
    expect(cost.material).toBeCloseTo(sum(cost.materials), 1);
    expect(cost.cost).toBeCloseTo(cost.material + cost.labour + cost.waste + cost.overhead, 1);
    expect(cost.total).toBeCloseTo(cost.price * (1 + cost.gst.rate), 1);
    expect(cost.sample).toBe(true);
    expect(cost.materials[0]?.what).toContain('mustard');
  });

  it('takes 5 % up to ₹2,500 a piece and 18 % above', () => {
    expect([gstRate(2500), gstRate(2501)]).toEqual([0.05, 0.18]);
    expect(GST.every((band) => band.from === '2025-09-22')).toBe(true);
  });
});
