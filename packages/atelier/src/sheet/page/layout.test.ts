import { detailsNamed, type Look } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { PAGE } from '#atelier/kit/scene.ts';
import { BLAZER, DAY_DRESS, LEHENGA, SAREE, STREET } from '#atelier/sheet/looks.fixture.ts';
import { type Layout, layoutOf } from './layout.ts';
import { isWide } from './spread.ts';

const of = (over: Partial<Look>, seed = 1): Layout =>
  layoutOf({ ...SAREE, style: 'casual', occasion: 'casual', ...over }, seed, PAGE.width);
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

describe('the layout', () => {
  test('makes room for a skirt that spreads', () => {
    expect(isWide(LEHENGA)).toBe(true);
    expect(isWide(SAREE)).toBe(false);
    expect(isWide(BLAZER)).toBe(false);
    expect(new Set(seeds.map((seed) => layoutOf(LEHENGA, seed, PAGE.width).name))).toEqual(new Set(['wide', 'crown']));
    for (const seed of seeds) {
      const { columns, figureX, name } = layoutOf(LEHENGA, seed, PAGE.width);
      if (name === 'crown') expect(Math.max(...columns.map((c) => c.bottom))).toBeLessThan(800);
      else expect(columns[0].x - figureX).toBeGreaterThan(370);
    }
  });

  test('follows style and occasion, and varies by chance where neither decides', () => {
    expect(of({ style: 'avant-garde' }).name).toBe('spine');
    expect(of({ style: 'streetwear' }).titleFace).toBe('caps');
    expect(of({ style: 'minimalist' }).banner).toBe('plinth');
    const everyday = seeds.map((seed) => of({ garments: STREET.garments }, seed));
    expect(new Set(everyday.map((l) => l.name)).size).toBeGreaterThan(4);
    expect(new Set(everyday.map((l) => l.backdrop)).size).toBeGreaterThan(5);
  });

  test('leaves a train the right of the page', () => {
    const [dress] = DAY_DRESS.garments;
    for (const seed of seeds)
      expect(of({ garments: [{ ...dress, details: detailsNamed(['train']) }] }, seed).name).not.toMatch(
        /mirror|centre/,
      );
  });

  test('gives no column to one swatch alone', () => {
    const [dress] = DAY_DRESS.garments;
    const names = (garments: Look['garments']): string[] => seeds.map((seed) => of({ garments }, seed).name);
    expect(names(STREET.garments)).toContain('centre');
    expect(names([dress])).not.toContain('centre');
  });

  test('stands a figure where the occasion is: at the sea, in the snow, before a palace, at dusk', () => {
    const places = (over: Partial<Look>): Set<string> => new Set(seeds.map((seed) => of(over, seed).backdrop));
    expect(places({ garments: STREET.garments, occasion: 'beach' })).toContain('shore');
    expect(places({ garments: STREET.garments, season: 'winter' })).toContain('snow');
    expect(places({ occasion: 'wedding' })).toContain('arch');
    expect(places({ garments: DAY_DRESS.garments, occasion: 'gala' })).toContain('evening');
    expect(places({ garments: STREET.garments, season: 'winter', occasion: 'beach' })).not.toContain('shore');
  });

  test('keeps columns on the page, clear of each other and of the figure', () => {
    for (const width of [956, 1024, 1290])
      for (const seed of seeds) {
        const { columns, figureX } = layoutOf(DAY_DRESS, seed, width);
        for (const { x, width: w } of columns) {
          expect(x).toBeGreaterThan(30);
          expect(x + w).toBeLessThan(width - 30);
          expect(Math.min(Math.abs(x - figureX), Math.abs(x + w - figureX))).toBeGreaterThan(210);
        }
      }
  });

  test('of a child begins its columns beside the head and sets the title above it', () => {
    const child = { ...DAY_DRESS, person: { ...DAY_DRESS.person, ageGroup: 'child' as const } };
    for (const seed of seeds) {
      const { columns, banner } = layoutOf(child, seed, PAGE.width);
      expect(banner).toBe('head');
      for (const { top, parts } of columns) {
        expect(top).toBeGreaterThan(250);
        expect(parts).not.toContain('title');
      }
    }
  });
});
