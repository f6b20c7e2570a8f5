import { describe, expect, test } from 'vitest';
import { FROGS } from '#atelier/garments/front-closure.ts';
import type { Garment, Print } from '#atelier/look/look.ts';
import { flatOf } from '#atelier/paint/flats/flat.ts';
import type { Mark, View } from '#atelier/paint/flats/pen.ts';
import type { Point } from '#atelier/paint/geometry.ts';
import { DAY_DRESS } from '#atelier/paint/looks.fixture.ts';
import { hemNote } from '#atelier/paint/page/words.ts';

const { person } = DAY_DRESS;
const plain: Print = { kind: 'solid', colours: [], scale: 'medium' };
const cotton: Garment['cloth'] = { ...DAY_DRESS.garments[0].cloth, fabric: 'cotton', print: plain };
const base: Garment = {
  ...DAY_DRESS.garments[0],
  cloth: cotton,
  silhouette: 'a-line',
  length: 'knee',
  neckline: 'round',
  collar: 'none',
  closure: 'none',
  sleeve: { shape: 'none', length: 'sleeveless' },
  details: [],
};
const jacket: Garment = {
  ...base,
  family: 'jacket',
  layer: 'outer',
  silhouette: 'straight',
  length: 'hip',
  sleeve: { shape: 'set-in', length: 'long' },
};
const marksOf = (garment: Garment, view: View = 'front'): Mark[] => flatOf(garment, person, view).marks;
const lines = (garment: Garment, weight: string): Point[][] =>
  marksOf(garment).flatMap((m) => (m.kind === 'line' && m.weight === weight ? [m.points] : []));
const withPrint = (kind: Print['kind'], colours = [{ name: 'white', hex: '#ffffff' }]): Garment => ({
  ...base,
  cloth: { ...cotton, print: { kind, colours, scale: 'medium' } },
});

describe('a flat tells of its garment', () => {
  test.each([
    ['short', 'elbow'],
    ['elbow', 'three-quarter'],
    ['three-quarter', 'long'],
  ] as const)('%s sleeves that end above %s ones', (less, more) => {
    const reach = (length: Garment['sleeve']['length']): number =>
      Math.max(
        ...lines({ ...jacket, length: 'crop', sleeve: { shape: 'set-in', length } }, 'contour')
          .flat()
          .filter(([x]) => x > 26)
          .map(([x, y]) => Math.hypot(x - 18, y - 5)),
      );
    expect(reach(less)).toBeLessThan(reach(more));
  });

  test('a raglan seam only when it is raglan', () => {
    const reachesNeck = (shape: Garment['sleeve']['shape']): boolean =>
      lines({ ...jacket, sleeve: { shape, length: 'long' } }, 'seam').some(
        (seam) => seam.length > 8 && Math.abs(seam[0][0]) < 10 && Math.abs(seam[seam.length - 1][0]) > 20,
      );
    expect(reachesNeck('raglan')).toBe(true);
    for (const shape of ['set-in', 'shirt', 'tailored', 'bishop'] as const)
      expect(reachesNeck(shape), shape).toBe(false);
  });

  test('a ribbed hem and cuff only where the cloth worn has them', () => {
    const seams = (garment: Garment): number => lines(garment, 'seam').length;
    const ribbed: Garment = { ...jacket, details: ['rib'] };
    expect(seams(ribbed)).toBeGreaterThan(seams(jacket) + 10);
    expect(seams({ ...jacket, sleeve: { shape: 'raglan', length: 'long' } })).toBe(seams(jacket));
  });

  test('the side on which a slanted hem hangs lower, mirrored from behind', () => {
    const slant = (details: string[], view: View): number => {
      const points = marksOf({ ...base, details }, view).flatMap((m) => m.points);
      const lowest = (side: number): number => Math.max(...points.filter(([x]) => x * side > 8).map(([, y]) => y));
      return lowest(1) - lowest(-1);
    };
    expect(slant([], 'front')).toBeCloseTo(0, 6);
    expect(slant(['asymmetric-hem'], 'front')).toBeGreaterThan(5);
    expect(slant(['asymmetric-hem'], 'back')).toBeLessThan(-5);
  });

  test('as many frogs as the figure wears', () => {
    const frogs = lines({ ...base, collar: 'mandarin', closure: 'frog' }, 'seam').length;
    const none = lines({ ...base, collar: 'mandarin' }, 'seam').length;
    expect(frogs - none).toBe(FROGS * 2);
  });

  test.each(['floral', 'stripe', 'polka', 'paisley', 'animal', 'plaid', 'ikat', 'ombre', 'chevron'] as const)(
    'its %s print',
    (kind) => {
      expect(lines(withPrint('solid'), 'print')).toHaveLength(0);
      expect(lines(withPrint(kind), 'print').length).toBeGreaterThan(4);
    },
  );

  test('blocks of colour, in as many parts as the cloth has', () => {
    const tones = (garment: Garment): Set<string> =>
      new Set(marksOf(garment).flatMap((m) => (m.kind === 'fill' ? [m.tone] : [])));
    const white = { name: 'white', hex: '#ffffff' };
    expect(tones(withPrint('solid'))).not.toContain('block');
    expect(tones(withPrint('colour-block', [white]))).toContain('block');
    expect(tones(withPrint('colour-block', [white]))).not.toContain('middle');
    expect(tones(withPrint('colour-block', [white, white]))).toContain('middle');
  });

  test('flowers on a flowered dupatta, none where none are worn', () => {
    const flowered = withPrint('floral');
    const [flower] = lines({ ...flowered, family: 'dupatta', layer: 'drape' }, 'print');
    expect(flower).toHaveLength(31);
    const worked: Garment = { ...base, details: ['floral-motif', 'embroidery'] };
    expect(lines(worked, 'print')[0]).toHaveLength(31);
    expect(lines({ ...worked, family: 'dupatta', layer: 'drape' }, 'print')).toHaveLength(0);
  });

  test('a halter as high behind the neck as in front', () => {
    const halter: Garment = { ...base, neckline: 'halter' };
    const top = (view: View): number => flatOf(halter, person, view).bounds.top;
    expect(top('back')).toBeCloseTo(top('front'), 6);
  });
});

describe('the note of a hem', () => {
  const hooded: Garment = { ...jacket, collar: 'hood' };
  const lace: Garment = { ...base, cloth: { ...cotton, fabric: 'lace' } };
  test.each([
    ['a hooded jacket without a rib', hooded, /^(?!.*[Rr]ib)/],
    ['a ribbed jacket', { ...hooded, details: ['rib'] }, /Ribbed/],
    ['lace cut straight', lace, /^(?!.*[Ss]callop)/],
    ['lace with scallops', { ...lace, details: ['scallop'] }, /Scalloped/],
    ['a frilled dress', { ...base, details: ['ruffle'] }, /frill/],
  ])('says of %s only what is seen', (_, garment, words) => {
    expect(hemNote(garment)).toMatch(words);
  });
});
