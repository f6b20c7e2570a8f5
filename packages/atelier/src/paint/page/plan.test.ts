import { describe, expect, test } from 'vitest';
import type { Look } from '#atelier/look/look.ts';
import { LEHENGA, LOOKS, SAREE, SLIP } from '#atelier/paint/looks.fixture.ts';
import { GROUND, isWide, layoutOf } from '#atelier/paint/page/layout.ts';
import { BODY, type ColumnPlan, planColumn } from '#atelier/paint/page/plan.ts';
import { measuringContext, setFace } from '#atelier/paint/page/type.ts';
import { PAGE } from '#atelier/paint/scene.ts';

const measure = measuringContext();
const planned = (look: Look, seed: number): ColumnPlan => planColumn(look, layoutOf(look, seed, PAGE.width), measure);

interface Span {
  what: string;
  top: number;
  bottom: number;
}
/** Vertical room each part takes, from the top. */
function spans(plan: ColumnPlan): Span[] {
  const flats = plan.flats.map(({ flat, y, scale }) => ({
    top: y + flat.bounds.top * scale,
    bottom: y + flat.bounds.bottom * scale,
  }));
  const around = (what: string, rows: { top: number; bottom: number }[]): Span[] =>
    rows.length
      ? [{ what, top: Math.min(...rows.map((r) => r.top)), bottom: Math.max(...rows.map((r) => r.bottom)) }]
      : [];
  return [
    ...around(
      'title',
      [...plan.title, ...plan.moment].map(({ y, size }) => ({ top: y - size * 0.78, bottom: y + size * 0.25 })),
    ),
    ...around('flats', flats),
    ...plan.samples.map((s) => ({ what: s.caption, top: s.y, bottom: Math.max(...s.lines.map((l) => l.y)) })),
  ].sort((a, b) => a.top - b.top);
}

describe('the column', () => {
  const cases = LOOKS.flatMap((look) => [1, 2, 3, 4].map((seed) => [look.title, look, seed] as const));

  test.each(cases)('of %s lays its parts under each other without touching', (_, look, seed) => {
    const parts = spans(planned(look, seed));
    for (const [i, part] of parts.entries())
      if (i) expect(part.top, `${part.what} under ${parts[i - 1].what}`).toBeGreaterThan(parts[i - 1].bottom);
  });

  test.each(cases)('of %s stays between the upper margin and the ground line, as one group', (_, look, seed) => {
    const parts = spans(planned(look, seed));
    const last = parts[parts.length - 1];
    expect(parts[0].top).toBeGreaterThanOrEqual(60);
    expect(last.bottom).toBeLessThan(GROUND + 16);
    for (const [i, part] of parts.entries()) if (i) expect(part.top - parts[i - 1].bottom).toBeLessThan(90);
  });

  test('ends on the ground line where the title closes it', () => {
    const look: Look = { ...SLIP, style: 'minimalist' };
    const plan = planned(look, 1);
    expect(layoutOf(look, 1, PAGE.width).name).toBe('foot');
    expect(Math.abs(Math.max(...[...plan.title, ...plan.moment].map((l) => l.y)) - GROUND)).toBeLessThan(16);
  });

  test.each(cases)('of %s keeps every word and every drawing within its width', (_, look, seed) => {
    const plan = planned(look, seed);
    const layout = layoutOf(look, seed, PAGE.width);
    const right = plan.bounds.right + 0.5;
    for (const line of plan.title) {
      setFace(measure, layout.titleFace, line.size);
      expect(line.x + measure.measureText(line.words).width, line.words).toBeLessThanOrEqual(right);
    }
    setFace(measure, 'sans', BODY);
    for (const line of [...plan.moment, ...plan.samples.flatMap((s) => s.lines)])
      expect(line.x + measure.measureText(line.words).width, line.words).toBeLessThanOrEqual(right);
    for (const { flat, x, scale } of plan.flats) {
      expect(x + flat.bounds.left * scale).toBeGreaterThanOrEqual(plan.bounds.left - 0.5);
      expect(x + flat.bounds.right * scale).toBeLessThanOrEqual(right);
    }
  });

  test('sets nothing smaller than 1.6% of the height of the sheet', () => {
    for (const look of LOOKS) {
      const plan = planned(look, 5);
      const sizes = [...plan.title, ...plan.moment, ...plan.samples.flatMap((s) => s.lines)].map((l) => l.size);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(PAGE.height * 0.016);
    }
  });

  test('shows a cut garment from the front and the back, and a saree once as the cloth it is', () => {
    expect(planned(SLIP, 1).flats).toHaveLength(2);
    expect(planned(SAREE, 1).flats.map(({ flat }) => flat.garment.family)).toEqual(['saree', 'choli', 'choli']);
  });

  test('gives a border a swatch of its own', () => {
    expect(planned(SAREE, 1).samples.map((s) => s.caption)).toContain('Temple border, crimson');
  });
});

describe('the layout', () => {
  test('makes room for a skirt that spreads', () => {
    expect(isWide(LEHENGA.garments)).toBe(true);
    const wide = layoutOf(LEHENGA, 1, PAGE.width);
    const usual = layoutOf(SAREE, 1, PAGE.width);
    expect(wide.name).toBe('wide');
    expect(wide.column.x).toBeGreaterThan(usual.column.x);
    expect(wide.figureX).toBeLessThan(PAGE.width / 2);
  });

  test('follows style and occasion, and varies by chance where neither decides', () => {
    const of = (over: Partial<Look>, seed = 1) => layoutOf({ ...SAREE, ...over }, seed, PAGE.width);
    expect(of({ style: 'avant-garde' }).name).toBe('spine');
    expect(of({ style: 'streetwear' }).titleFace).toBe('caps');
    expect(of({ style: 'minimalist' }).wash).toBe('none');
    expect(
      new Set(['casual', 'formal', 'party', 'wedding', 'travel', 'avant-garde'].map((o) => of({ occasion: o }).wash))
        .size,
    ).toBe(6);
    expect(new Set(Array.from({ length: 24 }, (_, seed) => of({ style: 'casual' }, seed).name)).size).toBeGreaterThan(
      2,
    );
  });
});
