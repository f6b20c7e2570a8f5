import type { GarmentEdits } from '@toile/look/pack-edits';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PRICES } from '../cloth/prices.ts';
import { drawFlat } from '../flats/draw-flat.ts';
import { readFlat } from '../flats/read-flat.ts';
import { toMeasure } from '../measures/made-to-measure.ts';
import { SIZE_TABLES } from '../measures/size-tables.ts';
import { careTable, packGarments, pointsTable } from '../pack/pack-tables.ts';
import { disagreements } from '../pattern/disagreements.ts';
import { draftPattern } from '../pattern/draft-pattern.ts';
import { lookOf, plainGarment } from '../spec/look.fixture.ts';
import { specify } from '../spec/specify.ts';
import { changesBetween, toldBy } from './changes-between.ts';
import { editableOf } from './editable.ts';
import { refuseEdits } from './refuse-edits.ts';
import { changesTable, revisionsOf } from './revisions.ts';

const look = lookOf([
  plainGarment('kurta', { length: 'knee', sleeve: { shape: 'set-in', length: 'long' } }),
  { ...plainGarment('trousers'), id: 'g2' },
]);
const [kurta] = look.garments;
if (!kurta) throw new Error('no kurta');
const { sizes } = SIZE_TABLES.women;
const house = specify(look, kurta);
const lengthOf = (edits: GarmentEdits, size?: (typeof sizes)[number]) =>
  specify(look, kurta, size ? { size } : {}, edits).parts.torso?.length ?? 0;
const told = house.parts.torso?.length ?? 0;

describe('what somebody sets in a pack', () => {
  it('moves a measure in every size by as much as in the base size, and in a customer’s own', () => {
    const shorter = { points: { T01: { value: told - 6 } } };
    for (const size of sizes) expect(lengthOf({}, size) - lengthOf(shorter, size)).toBeCloseTo(6);
    const fitting = toMeasure('women', { bust: 98, height: 170 });
    const before = specify(look, kurta, { fitting }).parts.torso?.length ?? 0;
    expect(before - (specify(look, kurta, { fitting }, shorter).parts.torso?.length ?? 0)).toBeCloseTo(6);
  });

  it('is what the flat, the pieces, the table and the cloth are made from', () => {
    const edits = { points: { T01: { value: told - 20 }, T02: { value: (house.parts.torso?.chest ?? 0) + 3 } } };
    const spec = specify(look, kurta, {}, edits);
    const pattern = draftPattern(spec);
    expect(disagreements(spec, pattern)).toEqual([]);
    const [front] = drawFlat(spec, { dimensions: false }).views;
    if (!front) throw new Error('no front');
    expect(readFlat(front).bottom).toBeCloseTo(told - 20, 0);
    const [before, after] = [{}, { [kurta.id]: edits }].map((of) =>
      packGarments(look, sizes, SAMPLE_PRICES, { edits: of }),
    );
    const row = after?.[0] && pointsTable(after[0]).rows.find(([code]) => code === 'T01');
    expect(row).toContain(told - 20);
    expect(row?.at(-1)).toBe('your edit');
    const metres = (of: typeof before) =>
      of?.[0]?.metres.find((m) => m.role === 'fabric' && m.width === 112)?.metres ?? 0;
    expect(metres(after)).toBeLessThan(metres(before));
  });

  it('changes trims, notes, labels and tolerances, and leaves the rest alone', () => {
    const edits: GarmentEdits = {
      points: { T01: { tolerance: 0.5 } },
      trims: { thread: { quantity: 300 }, label: { quantity: 0 } },
      added: [{ name: 'shell button 15 mm', quantity: 6, unit: 'pcs' }],
      notes: ['press the hem twice'],
      texts: { care: 'dry clean only' },
    };
    const spec = specify(look, kurta, {}, edits);
    expect(spec.points.find(({ code }) => code === 'T01')).toMatchObject({ value: told, tolerance: 0.5 });
    expect(spec.trims.map(({ name, quantity }) => `${name} ${quantity}`)).toEqual(
      expect.arrayContaining(['sewing thread 120 300', 'shell button 15 mm 6']),
    );
    expect(spec.trims.some(({ id }) => id === 'label')).toBe(false);
    expect(spec.construction.at(-1)).toEqual({ text: 'press the hem twice', provenance: 'edit' });
    expect(careTable({ spec }).rows).toContainEqual(['care', 'dry clean only', 'your edit']);
    expect(spec.parts).toEqual(house.parts);
  });

  it('is refused by its name where there is no such thing, or where it cannot be cut', () => {
    expect(() => refuseEdits(look, { g9: {} })).toThrow(/edits\.g9/);
    expect(() => refuseEdits(look, { g1: { points: { B01: { value: 40 } } } })).toThrow(/g1\.points\.B01/);
    expect(() => refuseEdits(look, { g1: { points: { T01: { value: 9 } } } })).toThrow(/lies between/);
    expect(() => refuseEdits(look, { g1: { trims: { zip: { quantity: 1 } } } })).toThrow(/g1\.trims\.zip/);
    // A rise falls out of seat and inseam: set against them, the pieces would tell another.
    const rise = specify(look, look.garments[1] ?? kurta).parts.legs?.frontRise ?? 0;
    expect(() => refuseEdits(look, { g2: { points: { B04: { value: rise + 12 } } } })).toThrow(
      /do not go together in size M: B0/,
    );
    expect(() => refuseEdits(look, { g1: { points: { T01: { value: told - 6 } } } })).not.toThrow();
  });

  it('tells line by line what each revision changed, and nothing between equals', () => {
    const first = { g1: { points: { T01: { value: told - 6 } }, notes: ['a'] } };
    expect(changesBetween(toldBy(look, first), toldBy(look, first))).toEqual([]);
    const issue = { date: '2026-11-23', by: 'Rani', note: '' };
    const revisions = revisionsOf(look, [
      { ...issue, number: 1, edits: {} },
      { ...issue, number: 2, edits: first },
      { ...issue, number: 3, edits: { g1: { points: first.g1.points } } },
    ]);
    expect(changesTable(revisions).rows).toEqual([
      [3, 'kurta', 'note', 'a', ''],
      [2, 'kurta', 'T01 Length from HPS, M', `${told} cm ±1`, `${told - 6} cm ±1`],
      [2, 'kurta', 'note', '', 'a'],
    ]);
  });

  it('may be set where the house says what is to be set', () => {
    for (const { points, trims, texts } of editableOf(look)) {
      expect(points.length).toBeGreaterThan(5);
      expect(new Set(trims.map(({ key }) => key)).size).toBe(trims.length);
      expect(texts.map(({ key }) => key)).toEqual(['label', 'fibre', 'care', 'packing', 'inspection']);
    }
  });
});
