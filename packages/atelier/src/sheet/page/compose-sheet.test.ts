import type { Look } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { PAGE } from '#atelier/kit/scene.ts';
import { draftPlain } from '#atelier/sheet/flats/drafter.fixture.ts';
import { measuringContext, setFace } from '#atelier/sheet/lettering/type.ts';
import { DAY_DRESS, LEHENGA, LOOKS, SLIP } from '#atelier/sheet/looks.fixture.ts';
import { composeSheet, type Sheet } from './compose-sheet.ts';
import { GROUND } from './places.ts';
import { BODY } from './plan.ts';

const SCALE = 0.4;
const measure = measuringContext();
const compose = (look: Look, seed = 3): Sheet =>
  composeSheet(look, seed, { page: PAGE, scale: SCALE, draft: draftPlain });

/** Share of a page rectangle that the figure covers. */
function covered({ scene }: Sheet, left: number, top: number, right: number, bottom: number): number {
  let on = 0;
  let all = 0;
  for (let y = Math.floor(top * SCALE); y < bottom * SCALE; y++)
    for (let x = Math.floor(left * SCALE); x < right * SCALE; x++) {
      all++;
      // swatches are cloth too: only what was there before them counts as figure
      if (scene.figure[y * scene.width + x] > 0.3) on++;
    }
  return on / all;
}

/** Topmost and lowest page y of the figure left of the column. */
function extent({ scene, layout }: Sheet): { top: number; bottom: number; left: number; right: number } {
  const box = { top: 1e9, bottom: 0, left: 1e9, right: 0 };
  const inColumn = (x: number): boolean =>
    layout.columns.some((c) => x > (c.x - 4) * SCALE && x < (c.x + c.width + 4) * SCALE);
  for (let y = 0; y < scene.height; y++)
    for (let x = 0; x < scene.width; x++) {
      if (inColumn(x)) continue;
      if (scene.figure[y * scene.width + x] < 0.5) continue;
      box.top = Math.min(box.top, y / SCALE);
      box.bottom = Math.max(box.bottom, y / SCALE);
      box.left = Math.min(box.left, x / SCALE);
      box.right = Math.max(box.right, x / SCALE);
    }
  return box;
}

const sheets = LOOKS.map((look) => [look.title, compose(look)] as const);

describe('the sheet', () => {
  test.each(sheets)('of %s stands the figure on the ground line, 80 to 92% of the height', (_, sheet) => {
    const { top, bottom } = extent(sheet);
    expect((bottom - top) / PAGE.height).toBeGreaterThan(0.8);
    expect((bottom - top) / PAGE.height).toBeLessThan(0.92);
    expect(Math.abs(bottom - GROUND)).toBeLessThan(36);
  });

  test.each(sheets)('of %s keeps the figure on the page and out of the column', (_, sheet) => {
    const { left, right } = extent(sheet);
    expect(left).toBeGreaterThan(12);
    expect(right).toBeLessThan(PAGE.width - 12);
    const { plan } = sheet;
    for (const { x, y } of plan.title) expect(covered(sheet, x, y - 30, x + 180, y)).toBe(0);
    for (const { flat, x, y, scale } of plan.flats) {
      const { left, top, right, bottom } = flat.bounds;
      expect(covered(sheet, x + left * scale, y + top * scale, x + right * scale, y + bottom * scale)).toBe(0);
    }
  });

  test.each(sheets)('of %s sets its notes where nothing is painted', (_, sheet) => {
    for (const { words, x, y, size } of sheet.notes.flatMap((note) => note.lines)) {
      setFace(measure, 'note', size);
      expect(covered(sheet, x, y - size, x + measure.measureText(words).width, y)).toBe(0);
    }
  });

  test.each(sheets)('of %s points at nothing but the figure, and says nothing twice', (_, sheet) => {
    const { scene, notes } = sheet;
    for (const { from } of notes) {
      const pixel = Math.floor(from[1] * SCALE) * scene.width + Math.floor(from[0] * SCALE);
      expect(scene.figure[pixel]).toBeGreaterThan(0.5);
    }
    const said = notes.map(({ lines }) => lines.map((line) => line.words).join(' '));
    expect(new Set(said).size).toBe(said.length);
  });

  test.each([
    ['empire', 'floor'],
    ['gathered', 'maxi'],
    ['circle', 'midi'],
    ['tiered', 'floor'],
  ] as const)('keeps a %s hem at the %s clear of every column, on either layout', (silhouette, length) => {
    const [dress] = DAY_DRESS.garments;
    const look: Look = { ...DAY_DRESS, garments: [{ ...dress, silhouette, length, closure: 'none' }] };
    for (const seed of [1, 2, 3, 4]) {
      const sheet = compose(look, seed);
      for (const { flat, x, y, scale } of sheet.plan.flats) {
        const { left, top, right, bottom } = flat.bounds;
        expect(covered(sheet, x + left * scale, y + top * scale, x + right * scale, y + bottom * scale)).toBe(0);
      }
      setFace(measure, 'sans', BODY);
      for (const { x, y, words } of sheet.plan.samples.flatMap(({ lines }) => lines))
        expect(covered(sheet, x, y - 20, x + measure.measureText(words).width, y + 4), words).toBe(0);
    }
  });

  test('leaves out what the other clothes hide', () => {
    const [slip] = SLIP.garments;
    const under = { ...slip, id: 'under', kind: 'camisole' as const, length: 'crop' as const, layer: 'base' as const };
    const coat = { ...slip, kind: 'dress' as const, fit: 'regular' as const, neckline: 'high' as const };
    const { plan } = compose({ ...SLIP, garments: [{ ...under, family: 'top' }, coat] });
    expect(plan.flats.map(({ flat }) => flat.garment.kind)).toEqual(['dress', 'dress']);
    expect(plan.samples).toHaveLength(1);
  });

  test('cuts a swatch from every cloth that is seen', () => {
    expect(compose(LEHENGA).plan.samples.map((s) => s.caption)).toEqual([
      'Brocade, crimson butti',
      'Zari border, marigold',
      'Chiffon, marigold',
      'Silk, marigold',
    ]);
  });

  test('paints the same for the same seed and other folds for another', () => {
    const paint = (seed: number): Float32Array => compose(SLIP, seed).scene.rgb;
    expect(paint(5)).toEqual(paint(5));
    expect(paint(5)).not.toEqual(paint(6));
  });
});
