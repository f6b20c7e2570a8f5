import { CLOSURES, COLLARS, type Garment, NECKLINES, SILHOUETTES, SLEEVE_LENGTHS, SLEEVE_SHAPES } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { BLAZER, DAY_DRESS, KNIT, LEHENGA, LOOKS, SLIP, STREET } from '#atelier/sheet/looks.fixture.ts';
import { flatOf, telling } from './flat.ts';
import type { Mark } from './pen.ts';

const dress = DAY_DRESS.garments[0];
const flat = (garment: Garment, view: 'front' | 'back' = 'front') => flatOf(garment, DAY_DRESS, view);
const drawn = (garment: Garment, view: 'front' | 'back' = 'front'): string => JSON.stringify(flat(garment, view).marks);
const sound = (marks: readonly Mark[]): boolean =>
  marks.length > 3 &&
  marks.every((m) => m.points.length > 1 && m.points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)));

describe('a technical drawing', () => {
  test.each(LOOKS.map((look) => [look.title, look] as const))(
    'exists for every garment of %s, from both sides',
    (_, look) => {
      for (const garment of look.garments)
        for (const view of ['front', 'back'] as const) {
          const { marks, bounds } = flatOf(garment, look, view);
          expect(sound(marks), `${garment.kind} ${view}`).toBe(true);
          expect(bounds.right - bounds.left).toBeLessThan(160);
        }
    },
  );

  test('tells front from back', () => {
    for (const garment of [dress, BLAZER.garments[0], BLAZER.garments[1], BLAZER.garments[2], STREET.garments[0]])
      expect(drawn(garment, 'front'), garment.kind).not.toBe(drawn(garment, 'back'));
  });

  test('changes with every neckline, collar, sleeve and closure', () => {
    const varied = <T>(values: readonly T[], make: (value: T) => Garment): number =>
      new Set(values.map((v) => drawn(make(v)))).size;
    const blouse: Garment = { ...dress, family: 'top', length: 'hip', sleeve: { shape: 'set-in', length: 'long' } };
    expect(varied(COLLARS, (collar) => ({ ...blouse, collar }))).toBeGreaterThan(9);
    expect(varied(NECKLINES, (neckline) => ({ ...blouse, neckline }))).toBeGreaterThan(15);
    expect(varied(SLEEVE_SHAPES, (shape) => ({ ...blouse, sleeve: { shape, length: 'long' } }))).toBe(
      SLEEVE_SHAPES.length,
    );
    expect(varied(SLEEVE_LENGTHS, (length) => ({ ...blouse, sleeve: { shape: 'set-in', length } }))).toBe(
      SLEEVE_LENGTHS.length,
    );
    expect(varied(CLOSURES, (closure) => ({ ...blouse, closure }))).toBeGreaterThan(6);
  });

  test.each(SILHOUETTES)('of a %s skirt, dress and pair of trousers is sound', (silhouette) => {
    for (const family of ['skirt', 'dress', 'trousers', 'top', 'jumpsuit'] as const)
      expect(sound(flat({ ...dress, family, silhouette }).marks)).toBe(true);
  });

  test('hangs a longer garment lower', () => {
    const bottom = (length: Garment['length']): number => flat({ ...dress, length }).bounds.bottom;
    expect(bottom('mini')).toBeLessThan(bottom('knee'));
    expect(bottom('knee')).toBeLessThan(bottom('midi'));
    expect(bottom('midi')).toBeLessThan(bottom('floor'));
  });

  test('is symmetric where the garment is', () => {
    const { left, right } = flatOf(KNIT.garments[0], KNIT, 'front').bounds;
    expect(Math.abs(left + right)).toBeLessThan(1);
  });
});

describe('the choice of flats', () => {
  test('begins with what makes the outfit', () => {
    expect(telling(LEHENGA, 3).map((g) => g.kind)).toEqual(['lehenga', 'dupatta', 'choli']);
    expect(telling({ ...BLAZER, title: '' }, 2).map((g) => g.kind)).toEqual(['blazer', 'trousers']);
    expect(telling(SLIP, 3)).toHaveLength(1);
  });

  test('follows the title before the layers', () => {
    const kinds = (title: string): string[] => telling({ ...BLAZER, title }, 3).map((g) => g.name);
    const [, trousers] = kinds('');
    expect(kinds(`Navy ${trousers}`)[0]).toBe(trousers);
    expect(kinds(`Ivory ${kinds('')[2]} and navy ${trousers}`).slice(0, 2)).toEqual([kinds('')[2], trousers]);
  });
});
