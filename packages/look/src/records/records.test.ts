import { describe, expect, test } from 'vitest';
import { FAMILIES } from '../vocabulary/cut.ts';
import { DETAIL_IDS } from '../vocabulary/detail-ids.ts';
import type { GarmentKind } from './garments/garments.ts';
import {
  ACCESSORIES,
  CRAFTS,
  factsOf,
  GARMENTS,
  HEAD_CLOTHS,
  isDetailGrownOnly,
  isIndian,
  isMetal,
  measuredBy,
  recordOf,
} from './records.ts';

describe('the records of garments', () => {
  test('are one for each, of families that there are', () => {
    expect(new Set(GARMENTS.map(({ id }) => id)).size).toBe(GARMENTS.length);
    for (const { family, cloths, words } of GARMENTS) {
      expect(FAMILIES).toContain(family);
      expect(cloths.length).toBeGreaterThan(0);
      expect(words.trim()).not.toBe('');
    }
  });

  test('give each points of measure and a block, its own or its family’s', () => {
    const measured = (kind: GarmentKind) => measuredBy({ kind, family: recordOf(kind).family });
    expect(measured('kurta')).toEqual({ points: 'upper', block: 'kurta' });
    expect(measured('saree')).toEqual({ points: 'drape', block: 'drape' });
    expect(measured('mundu')).toEqual({ points: 'drape', block: 'drape' });
    expect(measured('shift-dress')).toEqual({ points: 'one-piece', block: 'dress' });
  });

  test('dress nobody young in what is for the grown alone', () => {
    const grown = GARMENTS.filter(({ facts }) => facts?.grownOnly).map(({ id }) => id);
    expect(grown).toEqual(expect.arrayContaining(['bikini-top', 'bodysuit', 'bodycon-dress', 'bralette', 'corset']));
    for (const { id, facts } of GARMENTS)
      if (facts?.instead) expect(factsOf({ kind: facts.instead.young }).grownOnly, id).toBeUndefined();
  });

  test('know what is of India by its region, not by its spelling', () => {
    for (const kind of ['angrakha', 'phiran', 'pathani', 'mundu', 'lungi', 'patiala'] as const)
      expect(isIndian({ kind }), kind).toBe(true);
    for (const kind of ['gown', 'kimono', 'caftan'] as const) expect(isIndian({ kind }), kind).toBe(false);
  });
});

test('every head cloth covers the hair, and nothing else does', () => {
  const covering = Object.entries(ACCESSORIES).filter(([, { hair }]) => hair === 'covers');
  expect(covering.map(([kind]) => kind).toSorted()).toEqual([...HEAD_CLOTHS].toSorted());
});

test('what shows more than a child may is for the grown', () => {
  for (const id of ['thigh-slit', 'cut-out', 'backless', 'sheer', 'illusion-neck'] as const)
    expect(isDetailGrownOnly({ id }), id).toBe(true);
  for (const id of ['belt', 'side-slit', 'ruffle'] as const) expect(isDetailGrownOnly({ id }), id).toBe(false);
});

test('every craft is a detail, and every one has a remark', () => {
  expect(DETAIL_IDS).toEqual(expect.arrayContaining(Object.keys(CRAFTS)));
});

test.each([
  ['antique gold', true],
  ['champagne', true],
  ['rose', false],
])('%s is named as a metal: %s', (name, is) => {
  expect(isMetal(name)).toBe(is);
});
