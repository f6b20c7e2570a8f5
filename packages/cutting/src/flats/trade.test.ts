import { GARMENT_KINDS, type Garment, type GarmentKind } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { crossings } from '../kit/level.ts';
import { boxOf, flatten, type Pt } from '../kit/path.ts';
import { contains } from '../kit/polygon.ts';
import { lookOf, plainGarment } from '../spec/look.fixture.ts';
import { specify } from '../spec/specify.ts';
import { drawFlat } from './draw-flat.ts';
import type { View } from './view.ts';

const cut = (kind: GarmentKind, own: Partial<Garment> = {}) => {
  const garment = plainGarment(kind, own);
  return specify(lookOf([garment]), garment);
};
const drawn = (kind: GarmentKind, own: Partial<Garment> = {}): readonly View[] => drawFlat(cut(kind, own)).views;
const view = (kind: GarmentKind, name: 'front' | 'back', own: Partial<Garment> = {}): View => {
  const found = drawn(kind, own).find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const words = ({ dimensions, captions }: View) => [...dimensions, ...captions].map(({ text }) => text);

/** Stitches that lie outside all cloth of a view by more than their own thickness. */
function strayed(of: View): Pt[] {
  const cloth = of.marks.filter(({ fill }) => fill).map(({ path }) => flatten(path, 24));
  const near = ([x, y]: Pt) =>
    [-0.3, 0, 0.3].some((dx) => [-0.3, 0, 0.3].some((dy) => cloth.some((piece) => contains(piece, [x + dx, y + dy]))));
  return of.marks
    .filter(({ pen }) => pen === 'stitch')
    .flatMap(({ path }) => flatten(path, 8))
    .filter((p) => !near(p));
}

describe('a flat as a pattern cutter reads it', () => {
  it('names every measure, the word before the number', () => {
    for (const kind of GARMENT_KINDS)
      for (const of of drawn(kind))
        for (const text of words(of)) expect(text, `${kind} ${of.name}`).toMatch(/^[½a-zA-Z]/);
  });

  it('tells rises, armhole and upper arm', () => {
    expect(words(view('trousers', 'front')).join()).toMatch(/front rise \d/);
    expect(words(view('trousers', 'back')).join()).toMatch(/back rise \d/);
    expect(words(view('shirt', 'back')).join()).toMatch(/armhole, straight \d/);
    expect(words(view('shirt', 'back')).join()).toMatch(/½ upper arm \d/);
  });

  it.each([
    'shirt',
    't-shirt',
    'choli',
    'jeans',
    'flared-jeans',
    'blouse',
    'tank-top',
    'shift-dress',
    'jumpsuit',
  ] as const)('keeps the stitches of a %s on its cloth', (kind) => {
    for (const of of drawn(kind)) expect(strayed(of), of.name).toEqual([]);
  });

  it('lets no leg go out again below the seat', () => {
    for (const kind of ['trousers', 'jeans', 'skinny-jeans', 'chinos'] as const) {
      const { legs } = cut(kind).parts;
      if (!legs) throw new Error('no legs');
      const body = view(kind, 'front').marks.filter(({ layer, fill }) => layer === 'body' && fill === 'cloth');
      const widest = (y: number) => Math.max(...body.flatMap(({ path }) => crossings(flatten(path, 32), y, true)));
      for (let y = legs.seatAt + 4; y < legs.outseam - 2; y += 4)
        expect(widest(y), `${kind} at ${y}`).toBeLessThanOrEqual(legs.seat / 2 + 0.01);
    }
  });

  it('draws the casing of an elastic waist as one straight strip', () => {
    const { legs } = cut('joggers').parts;
    const of = view('joggers', 'front');
    const body = of.marks.find(({ layer, fill }) => layer === 'body' && fill === 'cloth');
    if (!legs || !body) throw new Error('no legs');
    const at = (y: number) => Math.max(...crossings(flatten(body.path, 32), y, true));
    expect(at(legs.band - 0.1)).toBeCloseTo(at(1.5), 1);
  });

  it('hangs straps over the shoulder from front to back', () => {
    for (const name of ['front', 'back'] as const) {
      const marks = view('camisole', name, { neckline: 'straps' }).marks.filter(
        ({ layer }) => layer === 'inside' || layer === 'sleeves',
      );
      const tops = marks.flatMap(({ path }) => flatten(path).filter(([, y]) => y === 0));
      // two straps, each with the part of the other side behind it, folded on the same line
      expect(tops).toHaveLength(8);
      expect(new Set(tops.map(([x]) => x.toFixed(2))).size).toBe(4);
    }
  });

  it('ends the band of a jeogori at the breast, with the ribbons on its end', () => {
    const of = view('jeogori', 'front', { collar: 'cross', closure: 'tie', neckline: 'wrap' });
    const bands = of.marks.filter(({ fill }) => fill === 'collar').map(({ path }) => boxOf(flatten(path)));
    const { torso } = cut('jeogori').parts;
    expect(Math.max(...bands.map(({ y1 }) => y1))).toBeLessThan((torso?.length ?? 0) - 6);
  });

  it('gives a short sleeve a seam below its head', () => {
    const { torso } = cut('t-shirt', { sleeve: { shape: 'set-in', length: 'short' } }).parts;
    const { sleeve = 0, upperArm = 0, armhole = 0 } = torso ?? {};
    expect(sleeve - Math.sqrt(armhole ** 2 - upperArm ** 2)).toBeGreaterThanOrEqual(7);
  });

  it('carries the borders of a saree through its blouse piece', () => {
    const [of] = drawn('saree');
    const left = of?.marks.filter(({ fill }) => fill === 'border').map(({ path }) => boxOf(flatten(path)).x0) ?? [];
    expect(left.filter((x) => x < -50)).toHaveLength(2);
  });
});
