import { detailsNamed, FABRICS, type Fabric, type Garment, type Print } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { lumaOf } from '#atelier/kit/colour.ts';
import type { Point } from '#atelier/kit/points.ts';
import { hemNote } from '#atelier/sheet/lettering/sheet-words.ts';
import { DAY_DRESS } from '#atelier/sheet/looks.fixture.ts';
import { SvgPen } from '#atelier/sheet/vector/svg-pen.ts';
import { draftPlain } from './drafter.fixture.ts';
import { drawFlat } from './draw-flat.ts';
import { flatsOf } from './flat.ts';
import type { Mark } from './marks.ts';
import { type Strokes, weaveMarks } from './weave-marks.ts';

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
const marksOf = (garment: Garment): Mark[] => flatsOf(garment, DAY_DRESS, draftPlain)[0].marks;
const lines = (garment: Garment, weight: string): Point[][] =>
  marksOf(garment).flatMap((m) => (m.kind === 'line' && m.weight === weight ? [m.points] : []));
const withPrint = (kind: Print['kind'], colours = [{ name: 'white', hex: '#ffffff' }]): Garment => ({
  ...base,
  cloth: { ...cotton, print: { kind, colours, scale: 'medium' } },
});

describe('a flat tells of its garment', () => {
  test.each(['floral', 'stripe', 'polka', 'paisley', 'animal', 'plaid', 'ikat', 'chevron'] as const)(
    'its %s print',
    (kind) => {
      expect(lines(withPrint('solid'), 'print')).toHaveLength(0);
      expect(lines(withPrint(kind), 'print').length).toBeGreaterThan(4);
    },
  );

  test('a dye that deepens toward the hem in steps too small to be seen', () => {
    const steps = marksOf(withPrint('ombre')).flatMap((m) => (m.kind === 'fill' && m.of ? [lumaOf(m.of)] : []));
    const light = steps.slice(0, 28);
    expect(light).toHaveLength(28);
    expect(light).toEqual(light.toSorted((a, b) => a - b));
    expect(Math.max(...light.slice(1).map((l, i) => l - light[i]))).toBeLessThan(0.05);
  });

  test('flowers on a flowered dupatta, none where none are worn', () => {
    const flowered = withPrint('floral');
    const [flower] = lines({ ...flowered, family: 'dupatta', layer: 'drape' }, 'print');
    expect(flower).toHaveLength(31);
    const worked: Garment = { ...base, details: detailsNamed(['floral-motif', 'embroidery']) };
    expect(lines(worked, 'print')[0]).toHaveLength(31);
    expect(lines({ ...worked, family: 'dupatta', layer: 'drape' }, 'print')).toHaveLength(0);
  });

  test('a stripe in the direction in which it is worn', () => {
    const top: Garment = { ...withPrint('stripe'), family: 'top', length: 'hip' };
    const level = (garment: Garment): boolean =>
      lines(garment, 'print').every(([a, b]) => Math.abs(a[1] - b[1]) < 0.01);
    expect(level(top)).toBe(true);
    expect(level(withPrint('stripe'))).toBe(false);
  });
});

/** What a flat is drawn with on a sheet, one element a mark. */
function drawnIn(garment: Garment): string {
  const pen = new SvgPen();
  drawFlat(pen, flatsOf(garment, DAY_DRESS, draftPlain)[0], { x: 0, y: 0, scale: 2, unit: 1 });
  return pen.markup;
}
const inCloth = (fabric: Fabric, hex = '#3f7d4c'): Garment => ({
  ...base,
  cloth: { ...cotton, fabric, colour: { name: 'a colour', hex } },
});

describe('the cloth of a flat', () => {
  const fillsOf = (hex: string): string[] =>
    [...drawnIn(inCloth('cotton', hex)).matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, fill]) => fill);
  const inksOf = (hex: string): number[] =>
    [...drawnIn(inCloth('cotton', hex)).matchAll(/stroke="(#[0-9a-f]{6})"/g)].map(([, ink]) => lumaOf(ink));
  /** Which of its channels is the strongest. */
  const leads = (hex: string): number => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return parts.indexOf(Math.max(...parts));
  };

  test.each(['#16765a', '#f1cd3f', '#232f4f', '#1f4a38', '#7a1f2b'])('is a pale tint of its own colour: %s', (hex) => {
    const [cloth] = fillsOf(hex);
    expect(lumaOf(cloth)).toBeGreaterThan(0.5);
    expect(leads(cloth)).toBe(leads(hex));
  });

  test.each(['#1d1b1e', '#232f4f', '#f1cd3f', '#f7f5f0'])('has every line darker than itself: %s', (hex) => {
    const [cloth] = fillsOf(hex);
    expect(Math.max(...inksOf(hex))).toBeLessThan(lumaOf(cloth) - 0.2);
    expect(Math.min(...inksOf(hex))).toBeLessThan(0.2);
  });

  const square: Point[] = [
    [0, 0],
    [60, 0],
    [60, 60],
    [0, 60],
  ];
  const markOf = (fabric: Fabric, isPrinted = false): Strokes[] | undefined =>
    weaveMarks(FABRIC_RULES[fabric], isPrinted)?.(square, 1);

  test('is told by a mark of its own where it has one, and by none where it is plain', () => {
    const told = ['knit', 'cable-knit', 'corduroy', 'quilted', 'sequin', 'lace', 'denim', 'tweed', 'fur'] as const;
    const marks = told.map((fabric) => markOf(fabric) ?? []);
    expect(new Set(marks.map((groups) => JSON.stringify(groups))).size).toBe(told.length);
    for (const groups of marks) expect(groups.flatMap(({ lines }) => lines).length).toBeGreaterThan(5);
    for (const fabric of ['poplin', 'satin', 'velvet'] as const) expect(markOf(fabric)).toBeUndefined();
    expect(drawnIn(inCloth('knit'))).not.toBe(drawnIn(inCloth('wool')));
  });

  test('keeps its mark within the piece', () => {
    for (const fabric of FABRICS)
      for (const [x, y] of (markOf(fabric) ?? []).flatMap(({ lines }) => lines.flat())) {
        expect(Math.min(x, y)).toBeGreaterThan(-3);
        expect(Math.max(x, y)).toBeLessThan(63);
      }
  });

  test('shows ribs through a print, and no twill', () => {
    expect(markOf('knit', true)).toBeDefined();
    expect(markOf('denim', true)).toBeUndefined();
  });
});

describe('the parts of a flat', () => {
  test('of sheer cloth are pale where no lining lies behind, and of full colour where one does', () => {
    const tones = (garment: Garment) => marksOf(garment).flatMap((m) => (m.kind === 'fill' ? [m.tone] : []));
    expect(tones(inCloth('organza'))).toEqual(['sheer']);
    expect(tones({ ...inCloth('organza'), details: detailsNamed(['lining']) })).toEqual(['cloth']);
    expect(tones(inCloth('cotton'))).toEqual(['cloth']);
  });
});

describe('the note of a hem', () => {
  const hooded: Garment = { ...jacket, collar: 'hood' };
  const lace: Garment = { ...base, cloth: { ...cotton, fabric: 'lace' } };
  test.each([
    ['a hooded jacket without a rib', hooded, /^(?!.*[Rr]ib)/],
    ['a ribbed jacket', { ...hooded, details: detailsNamed(['rib']) }, /Ribbed/],
    ['lace cut straight', lace, /^(?!.*[Ss]callop)/],
    ['lace with scallops', { ...lace, details: detailsNamed(['scallop']) }, /Scalloped/],
    ['a frilled dress', { ...base, details: detailsNamed(['ruffle']) }, /frill/],
  ])('says of %s only what is seen', (_, garment, words) => {
    expect(hemNote(garment)).toMatch(words);
  });
});
