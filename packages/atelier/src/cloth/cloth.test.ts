import { FABRICS, PRINTS } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { makeHem } from '#atelier/cloth/folds/hem.ts';
import { borderStrip } from '#atelier/cloth/prints/border-strips.ts';
import { tileOf } from '#atelier/cloth/prints/print-rules.ts';
import { levelFor, tileReader } from '#atelier/cloth/prints/tile.ts';
import { shaderOf } from '#atelier/cloth/shading/shade.ts';
import type { Point } from '#atelier/kit/points.ts';
import { FABRIC_RULES } from './fabric-rules.ts';
import { Panel } from './panel.ts';

const panel = (): Panel =>
  new Panel(
    [
      [100, 100],
      [60, 500],
    ],
    [
      [200, 100],
      [260, 500],
    ],
    { depth: 0.5, sagBottom: 16 },
  );
const line = (a: Point, b: Point): Point[] =>
  Array.from({ length: 22 }, (_, i): Point => [a[0] + ((b[0] - a[0]) * i) / 21, a[1] + ((b[1] - a[1]) * i) / 21]);

test('a panel maps its corners to its edges and hangs in the middle', () => {
  const p = panel();
  expect(p.map(-1, 0)).toEqual([100, 100]);
  expect(p.map(1, 1)).toEqual([260, 500]);
  expect(p.map(0, 1)[1]).toBeCloseTo(516, 0);
  const half = p.part(-1, 1, 0.5, 1);
  expect(half.map(0, 1)[1]).toBeCloseTo(p.map(0, 1)[1], 6);
});

test('a fold that would cross another is refused', () => {
  const folds = new FoldSet();
  const rest = { width: 10, height: 4, side: 1 as const };
  expect(folds.add({ points: line([0, 0], [100, 100]), ...rest })).toBe(true);
  expect(folds.add({ points: line([0, 100], [100, 0]), ...rest })).toBe(false);
  expect(folds.add({ points: line([0, 50], [50, 150]), ...rest })).toBe(true);
  expect(folds.list).toHaveLength(2);
});

describe('hems', () => {
  test('a full hem waves, folds and shows its inside; a narrow one stays clean', () => {
    const full = makeHem(panel(), { fabric: FABRIC_RULES.chiffon, seed: 4, fullness: 1 });
    const narrow = makeHem(panel(), { fabric: FABRIC_RULES.wool, seed: 4, fullness: 0 });
    expect(full.folds.length).toBeGreaterThan(2);
    expect(full.slivers.length).toBeGreaterThan(0);
    expect(narrow.folds).toEqual([]);
    expect(full.swell(0.1, 1)).toBeGreaterThan(0);
    expect(narrow.swell(0.1, 1)).toBe(0);
  });

  test('stiff cloth waves less than light cloth', () => {
    const wave = (fabric: 'wool' | 'chiffon'): number => {
      const p = panel();
      const { edge } = makeHem(p, { fabric: FABRIC_RULES[fabric], seed: 8, fullness: 0.8 });
      return Math.max(...edge.map(([x, y]) => Math.abs(y - p.map(((x - 60) / 200) * 2 - 1, 1)[1])));
    };
    expect(wave('wool')).toBeLessThan(wave('chiffon') * 0.6);
  });
});

describe('prints', () => {
  const spec = (kind: (typeof PRINTS)[number]) => ({ kind, colours: [], scale: 1 });
  test('every print has a tile or is placed once', () => {
    const without = PRINTS.filter((kind) => !tileOf(spec(kind), '#3a6ea5', 1));
    expect(without).toEqual(['solid', 'ombre', 'colour-block', 'graphic']);
  });

  test('a tile repeats without a seam and carries more than its ground', () => {
    for (const kind of PRINTS) {
      const tile = tileOf(spec(kind), '#3a6ea5', 3);
      if (!tile) continue;
      const here = [0, 0, 0];
      const there = [0, 0, 0];
      const seen = new Set<string>();
      for (let k = 0; k < 40; k++) {
        tileReader(tile)(k * 3.1, k * 1.7, here);
        tileReader(tile)(k * 3.1 + tile.w, k * 1.7 - tile.h, there);
        for (let c = 0; c < 3; c++) expect(here[c]).toBeCloseTo(there[c], 6);
      }
      for (let x = 0; x < tile.w; x += 1.5)
        for (let y = 0; y < tile.h; y += 1.5) {
          tileReader(tile)(x, y, here);
          seen.add(here.map((v) => Math.round(v * 12)).join());
        }
      expect({ kind, colours: seen.size > 1 }).toEqual({ kind, colours: true });
    }
  });

  test('a small page reads a coarse print of the same mean colour, not every other thread', () => {
    const tile = tileOf(spec('pinstripe'), '#1c2340', 1);
    if (!tile) throw new Error('a pinstripe repeats');
    const mean = (level: number): number => {
      const read = tileReader(tile, level);
      const c = [0, 0, 0];
      let sum = 0;
      for (let x = 0; x < tile.w; x += 0.25) {
        read(x, 3, c);
        sum += c[0];
      }
      return sum / (tile.w * 4);
    };
    expect(levelFor(2)).toBe(0);
    expect(levelFor(0.3)).toBeGreaterThan(1);
    expect(mean(levelFor(0.3))).toBeCloseTo(mean(0), 2);
  });

  test('the same print is drawn once and read ever after', () => {
    expect(tileOf(spec('floral'), '#ffffff', 5)).toBe(tileOf(spec('floral'), '#ffffff', 5));
  });

  test('a border strip bears its thread and its ground', () => {
    const tile = borderStrip(
      { kind: 'temple', colour: { name: 'g', hex: '#2f5d54' }, accent: { name: 'z', hex: '#d2a545' } },
      '#a8264e',
    );
    const colours = new Set<string>();
    const out = [0, 0, 0];
    for (let y = 0.3; y < tile.h; y += 0.7) {
      tileReader(tile)(tile.w / 2, y, out);
      colours.add(out.map((v) => Math.round(v * 20)).join());
    }
    expect(colours.size).toBeGreaterThan(3);
  });
});

describe('light', () => {
  const still = { x: 0, y: 0, occlusion: 0, hollow: 0 };
  const lit = { ...still, lambert: 0.99, nx: -0.7, ny: -0.4, nz: 0.59 };
  const dark = { ...still, lambert: -0.19, nx: 0.7, ny: 0.4, nz: 0.59 };

  test('every cloth is lighter toward the light than away from it', () => {
    for (const fabric of FABRICS) {
      const a = [0.5, 0.2, 0.25];
      const b = [0.5, 0.2, 0.25];
      shaderOf(FABRIC_RULES[fabric])(a, lit);
      shaderOf(FABRIC_RULES[fabric])(b, dark);
      expect({ fabric, brighter: a[0] > b[0] }).toEqual({ fabric, brighter: true });
    }
  });

  test('a highlight keeps at least seven tenths of the saturation', () => {
    const saturation = (c: number[]): number => (Math.max(...c) - Math.min(...c)) / Math.max(...c);
    for (const fabric of FABRICS) {
      const c = [0.66, 0.2, 0.22];
      const before = saturation(c);
      shaderOf(FABRIC_RULES[fabric])(c, { ...still, lambert: 0.98, nx: -0.36, ny: -0.12, nz: 0.925 });
      expect({ fabric, kept: saturation(c) > before * 0.7 }).toEqual({ fabric, kept: true });
    }
  });
});
