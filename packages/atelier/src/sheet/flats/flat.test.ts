import type { FlatDrafter, FlatMark, FlatView, Garment, Print } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { BLAZER, DAY_DRESS, LEHENGA, SLIP } from '#atelier/sheet/looks.fixture.ts';
import { box, draftPlain, shape } from './drafter.fixture.ts';
import { flatsOf, telling } from './flat.ts';
import { boundsOf, type Mark } from './marks.ts';

const [dress] = DAY_DRESS.garments;
const RED = { name: 'red', hex: '#c02020' };

/** What the sheet makes of one drawing. */
const marksOf = (marks: FlatMark[], garment: Garment = dress, name: FlatView['name'] = 'front'): Mark[] => {
  const draft: FlatDrafter = () => [{ name, marks }];
  return flatsOf(garment, DAY_DRESS, draft).flatMap((flat) => flat.marks);
};
const fills = (marks: readonly Mark[]) => marks.filter((mark) => mark.kind === 'fill');

describe('a technical drawing', () => {
  test('is what the cutter draws, from as many sides, in centimetres', () => {
    const [front, back, ...more] = flatsOf(dress, DAY_DRESS, draftPlain);
    expect(more).toEqual([]);
    expect(front.bounds).toEqual(back.bounds);
    expect(front.bounds).toMatchObject({ top: 0, left: -front.bounds.right });
  });

  test('is drawn once for a garment that is asked for again, and by another cutter anew', () => {
    let asked = 0;
    const draft: FlatDrafter = (...of) => {
      asked++;
      return draftPlain(...of);
    };
    for (let i = 0; i < 3; i++) flatsOf(dress, DAY_DRESS, draft);
    expect(asked).toBe(1);
    expect(flatsOf(dress, DAY_DRESS, () => [])).toEqual([]);
  });

  test('closes its outlines, leaves open lines open, and dashes its stitches', () => {
    const line = { points: box(0, 0, 20, 20), isClosed: false, pen: 'stitch' } as const;
    const marks = marksOf([shape(box(-20, 0, 20, 60)), line]).filter((mark) => mark.kind === 'line');
    expect(marks.map(({ weight }) => weight)).toEqual(expect.arrayContaining(['contour', 'stitch']));
    const [outline] = marks.filter(({ weight }) => weight === 'contour');
    expect(outline.points.at(-1)).toEqual(outline.points[0]);
    expect(marks.find(({ weight }) => weight === 'stitch')?.points).toHaveLength(4);
  });

  test('has the colour of the trim that a part is named for, and of the cloth where none was said', () => {
    const collar = [shape(box(-20, 0, 20, 60)), shape(box(-8, 0, 8, 6), 'collar')];
    expect(fills(marksOf(collar, { ...dress, trims: { collar: RED } })).map(({ of }) => of)).toContain(RED.hex);
    expect(fills(marksOf(collar, { ...dress, trims: {} })).map(({ of }) => of)).not.toContain(RED.hex);
  });

  test('lays a border in the strip that is worn, along its longer side and its free edge outward', () => {
    const bordered: Garment = { ...dress, border: { kind: 'zari', colour: RED, accent: RED } };
    const body = shape(box(-40, 0, 40, 100));
    for (const [level, place] of [
      [true, box(-40, 92, 40, 100)],
      [false, box(32, 0, 40, 92)],
    ] as const) {
      const band = fills(marksOf([body, shape(place, 'border')], bordered)).find((mark) => mark.band);
      const [slice] = band?.band?.slices() ?? [];
      expect(Math.abs(slice.along[0]) > Math.abs(slice.along[1])).toBe(level);
      expect(level ? slice.across[1] : slice.across[0]).toBeGreaterThan(0);
    }
    expect(fills(marksOf([body, shape(box(-40, 92, 40, 100), 'border')])).some((mark) => mark.band)).toBe(false);
  });

  test('lays its picture in the frame the cutter leaves for it', () => {
    const frame = box(-13, 15, 13, 41);
    const print: Print = { kind: 'graphic', colours: [RED], scale: 'medium' };
    const shirt: Garment = { ...dress, cloth: { ...dress.cloth, print } };
    const [picture, ...more] = fills(marksOf([shape(box(-30, 0, 30, 60)), shape(frame, 'graphic')], shirt)).filter(
      (mark) => mark.band,
    );
    expect(more).toEqual([]);
    expect(boundsOf([picture])).toEqual({ left: -13, top: 15, right: 13, bottom: 41 });
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
