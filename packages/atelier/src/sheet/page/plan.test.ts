import type { Look } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { PAGE } from '#atelier/kit/scene.ts';
import { draftPlain } from '#atelier/sheet/flats/drafter.fixture.ts';
import { measuringContext, setFace } from '#atelier/sheet/lettering/type.ts';
import { LOOKS, SAREE, SLIP, STREET } from '#atelier/sheet/looks.fixture.ts';
import { layoutOf } from './layout.ts';
import { GROUND, type Rect } from './places.ts';
import { BODY, planSheet, type SheetPlan } from './plan.ts';

const measure = measuringContext();
/** A look that neither style nor occasion lays out. */
const BLOUSE: Look = { ...STREET, style: 'casual', occasion: 'casual' };
const planned = (look: Look, seed: number): SheetPlan =>
  planSheet(look, layoutOf(look, seed, PAGE.width), measure, draftPlain);

interface Span {
  what: string;
  top: number;
  bottom: number;
}
/** Vertical room each part of a column takes, from the top. */
function spans(plan: SheetPlan, { left, right }: Rect): Span[] {
  const flats = plan.flats
    .filter(({ flat, x, scale }) => x + flat.bounds.left * scale < right && x + flat.bounds.right * scale > left)
    .map(({ flat, y, scale }) => ({
      top: y + flat.bounds.top * scale,
      bottom: y + flat.bounds.bottom * scale,
    }));
  const around = (what: string, rows: { top: number; bottom: number }[]): Span[] =>
    rows.length
      ? [{ what, top: Math.min(...rows.map((r) => r.top)), bottom: Math.max(...rows.map((r) => r.bottom)) }]
      : [];
  const here = ({ x }: { x: number }): boolean => x >= left - 0.5 && x < right;
  return [
    ...around(
      'title',
      [...plan.lead, ...plan.title, ...plan.moment]
        .filter(here)
        .map(({ y, size }) => ({ top: y - size * 0.78, bottom: y + size * 0.25 })),
    ),
    ...around('flats', [
      ...flats,
      ...plan.lengths.filter(here).map(({ y, size }) => ({ top: y - size * 0.78, bottom: y })),
    ]),
    ...plan.samples
      .filter(here)
      .map((s) => ({ what: s.caption, top: s.y, bottom: Math.max(...s.lines.map((l) => l.y)) })),
  ].sort((a, b) => a.top - b.top);
}

describe('the column', () => {
  const cases = LOOKS.flatMap((look) => [1, 2, 3, 4].map((seed) => [look.title, look, seed] as const));

  test.each(cases)('of %s lays its parts under each other without touching', (_, look, seed) => {
    const plan = planned(look, seed);
    for (const column of plan.taken) {
      const parts = spans(plan, column);
      for (const [i, part] of parts.entries())
        if (i) expect(part.top, `${part.what} under ${parts[i - 1].what}`).toBeGreaterThan(parts[i - 1].bottom);
    }
  });

  test.each(cases)('of %s stays between the upper margin and the ground line', (_, look, seed) => {
    const plan = planned(look, seed);
    for (const column of plan.taken) {
      const parts = spans(plan, column);
      const last = parts[parts.length - 1];
      expect(parts[0].top).toBeGreaterThanOrEqual(50);
      expect(last.bottom).toBeLessThan(GROUND + 16);
    }
  });

  test.each(cases)(
    'of %s that is the only one begins at the upper margin and ends on the ground line',
    (_, look, seed) => {
      const { columns } = layoutOf(look, seed, PAGE.width);
      const plan = planned(look, seed);
      expect(plan.taken).toHaveLength(columns.length);
      if (columns.length > 1) return;
      expect(plan.taken[0].top).toBe(columns[0].top);
      expect(Math.abs(plan.taken[0].bottom - GROUND)).toBeLessThan(16);
      const parts = spans(plan, plan.taken[0]);
      const gaps = parts.slice(1).map((part, i) => part.top - parts[i].bottom);
      const wide = gaps.filter((gap) => gap > 30);
      if (wide.length > 1) expect(Math.max(...wide) - Math.min(...wide)).toBeLessThan(10);
    },
  );

  test('shows all cut garments of a sheet at one scale', () => {
    expect(new Set(planned(STREET, 1).flats.map(({ scale }) => scale.toFixed(3))).size).toBe(1);
  });

  test('stands on the ground line where the title closes it', () => {
    const seed = Array.from({ length: 60 }, (_, n) => n).find((n) => layoutOf(BLOUSE, n, PAGE.width).name === 'foot');
    const plan = planned(BLOUSE, seed ?? -1);
    const lowest = Math.max(plan.rule?.y ?? 0, ...[...plan.title, ...plan.moment].map((l) => l.y));
    expect(Math.abs(lowest - GROUND)).toBeLessThan(16);
  });

  test.each(cases)('of %s keeps every word and every drawing within its width', (_, look, seed) => {
    const plan = planned(look, seed);
    const layout = layoutOf(look, seed, PAGE.width);
    const right = (x: number): number =>
      Math.max(...plan.taken.filter((r) => r.left <= x + 0.5).map((r) => r.right)) + 0.5;
    for (const line of plan.title) {
      setFace(measure, layout.titleFace, line.size);
      expect(line.x + measure.measureText(line.words).width, line.words).toBeLessThanOrEqual(right(line.x));
    }
    setFace(measure, 'sans', BODY);
    for (const line of [...plan.moment, ...plan.lengths, ...plan.samples.flatMap((s) => s.lines)])
      expect(line.x + measure.measureText(line.words).width, line.words).toBeLessThanOrEqual(right(line.x));
    for (const { flat, x, scale } of plan.flats) {
      const left = x + flat.bounds.left * scale;
      expect(left).toBeGreaterThanOrEqual(Math.min(...plan.taken.map((r) => r.left)) - 0.5);
      expect(x + flat.bounds.right * scale).toBeLessThanOrEqual(right(left));
    }
  });

  test.each([
    ['Lehenga and dupatta', ['Lehenga', 'and dupatta']],
    ['Shirt and wide-leg trousers', ['Shirt and', 'wide-leg trousers']],
    ['Cable-knit sweater and mini skirt', ['Cable-knit sweater', 'and mini skirt']],
    ['Grey wool three-piece suit', ['Three-piece', 'suit']],
  ])('sets the title %s in two lines', (title, lines) => {
    const seed = Array.from({ length: 60 }, (_, n) => n).find(
      (n) => layoutOf(BLOUSE, n, PAGE.width).name === 'classic',
    );
    const layout = layoutOf(BLOUSE, seed ?? -1, PAGE.width);
    const plan = planSheet({ ...BLOUSE, title }, { ...layout, titleFace: 'title' }, measure);
    expect(plan.title.map(({ words }) => words)).toEqual(lines);
  });

  test('sets nothing smaller than 1.6% of the height of the sheet', () => {
    for (const look of LOOKS) {
      const plan = planned(look, 5);
      const sizes = [...plan.title, ...plan.moment, ...plan.lengths, ...plan.samples.flatMap((s) => s.lines)].map(
        (l) => l.size,
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(PAGE.height * 0.016);
    }
  });

  test('says under the flats of one garment how long it is, and nothing under those of several', () => {
    expect(SLIP.garments).toHaveLength(1);
    const ankle: Look = { ...SLIP, garments: SLIP.garments.map((garment) => ({ ...garment, length: 'ankle' })) };
    expect(planned(ankle, 1).lengths.map(({ words }) => words)).toEqual(['Ankle length']);
    expect(planned(STREET, 1).lengths).toEqual([]);
  });

  test('shows a cut garment from the front and the back, and a saree once as the cloth it is', () => {
    expect(planned(SLIP, 1).flats).toHaveLength(2);
    expect(planned(SAREE, 1).flats.map(({ flat }) => flat.garment.family)).toEqual(['saree', 'choli', 'choli']);
  });

  test('has no drawings where nobody draws them, and closes their room', () => {
    const layout = layoutOf(SLIP, 1, PAGE.width);
    expect(planSheet(SLIP, layout, measure).flats).toEqual([]);
    expect(planSheet(SLIP, layout, measure).samples).toHaveLength(1);
  });

  test('gives a border a swatch of its own', () => {
    expect(planned(SAREE, 1).samples.map((s) => s.caption)).toContain('Temple border, crimson');
  });

  test('where it has room its cloths are shown larger, each as long as its name still stands beside it', () => {
    const tall = layoutOf(SLIP, 1, PAGE.width);
    const low = { ...tall, columns: tall.columns.map((c) => ({ ...c, bottom: c.top + 420 })) };
    const [large] = planSheet(SLIP, tall, measure, draftPlain).samples;
    const [small] = planSheet(SLIP, low, measure, draftPlain).samples;
    expect(large.width).toBeGreaterThan(small.width * 1.2);
    expect(large.height).toBeGreaterThan(small.height * 1.2);
    for (const { x } of large.lines) expect(x).toBeGreaterThan(large.x + large.width);
  });
});
