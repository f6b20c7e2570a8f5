import { describe, expect, it } from 'vitest';
import { BODY_MEASURES } from './body.ts';
import { toMeasure } from './made-to-measure.ts';
import { sizeLabel } from './size-labels.ts';
import { ADULT_SIZES, bodyOf, CHILD_SIZES, SIZE_TABLES } from './size-tables.ts';

describe('size tables', () => {
  it('name where their numbers come from', () => {
    for (const table of Object.values(SIZE_TABLES)) expect(table.source.length).toBeGreaterThan(40);
  });

  it('grow from size to size and never shrink', () => {
    for (const who of ['women', 'men'] as const)
      for (const measure of BODY_MEASURES) {
        const row = ADULT_SIZES.map((size) => bodyOf(who, size)[measure]);
        expect(row, `${who} ${measure}`).toEqual([...row].sort((a, b) => a - b));
      }
    for (const measure of BODY_MEASURES) {
      const row = CHILD_SIZES.map((size) => bodyOf('children', size)[measure]);
      expect(row, measure).toEqual([...row].sort((a, b) => a - b));
    }
  });

  it('hold the women’s M within half a centimetre of the published misses 8 of ASTM D5585', () => {
    const m = bodyOf('women', 'M');
    expect(m.bust).toBeCloseTo(36.25 * 2.54, 0);
    expect(m.waist).toBeCloseTo(29.5 * 2.54, -0.5);
  });

  it('ask nothing of any body of their own', () => {
    for (const who of ['women', 'men', 'children'] as const)
      for (const size of SIZE_TABLES[who].sizes) {
        const fitting = toMeasure(who, bodyOf(who, size));
        expect(fitting.questions, `${who} ${size}`).toEqual([]);
        expect(fitting.from).toBe(size);
      }
  });

  it('call an M a 36 as an Indian shop does', () => {
    expect(sizeLabel('women', 'M')).toMatchObject({ indian: '36', inches: '36-29-39' });
    expect(sizeLabel('men', 'L').indian).toBe('41');
    expect(sizeLabel('children', '8').indian).toBe('8 Y');
  });

  it('name the sizes they have when asked for another', () => {
    expect(() => bodyOf('children', 'XL')).toThrow(/ages 2, 4/);
    expect(() => bodyOf('women', '8')).toThrow(/XS, S, M/);
  });
});

describe('made to measure', () => {
  it('asks about a waist larger than the hips and cuts all the same', () => {
    const { body, questions } = toMeasure('women', { bust: 108, waist: 112, hip: 106 });
    expect(body.waist).toBe(112);
    expect(questions.map((q) => [q.measure, q.kind])).toEqual([['waist', 'relation']]);
  });

  it('asks whether small girths were taken in inches', () => {
    const { questions } = toMeasure('women', { bust: 36, waist: 30, hip: 39 });
    expect(questions.map((q) => q.kind)).toEqual(['unit', 'unit', 'unit']);
    expect(questions[0]?.text).toContain('91 cm');
  });

  it('lets what was not measured follow what was', () => {
    const { body, from } = toMeasure('women', { bust: 101, waist: 84, hip: 106, height: 152 });
    expect(from).toBe('XL');
    expect(body.arm).toBeLessThan(bodyOf('women', 'XL').arm);
    expect(body.waistToFloor / body.height).toBeCloseTo(0.64, 2);
    expect(body.shoulder).toBe(bodyOf('women', 'XL').shoulder);
  });

  it.each([
    ['a tape that slipped', { bust: 92, underbust: 91 }, 'underbust'],
    ['an arm of another person', { height: 163, arm: 71 }, 'arm'],
    ['a rise that cannot be', { waistToFloor: 104, inseam: 92 }, 'inseam'],
    ['a shoulder taken round the arm', { bust: 92, shoulder: 52 }, 'shoulder'],
  ] as const)('asks about %s', (_, given, measure) => {
    expect(toMeasure('women', given).questions.map((q) => q.measure)).toContain(measure);
  });
});
