import { BOARD_FORMATS, BOARD_LAYOUTS, type BoardFormat, type BoardLayout, boardSize, type Look } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { draftPlain } from '#atelier/sheet/flats/drafter.fixture.ts';
import { lengthOf, measuringContext, setFace } from '#atelier/sheet/lettering/type.ts';
import { DAY_DRESS, LEHENGA, SLIP } from '#atelier/sheet/looks.fixture.ts';
import type { Board, SetLine } from './board.ts';
import { composeBoard, paintBoard } from './paint-board.ts';
import { fromFront, isBehind, posedOf, SHEET } from './posed.ts';

const LONGER = 110;
const COLOURS = ['#b3123b', '#123bb3', '#3bb312', '#333333'];
const waysOf = (look: Look) => COLOURS.map((hex, i) => ({ look, name: `colour ${i}`, hex }));

function compose(look: Look, layout: BoardLayout, format: BoardFormat): Board {
  const size = boardSize(format, LONGER);
  return composeBoard(look, 3, { layout, format, ...size, draft: draftPlain, ways: waysOf(look) });
}

const measure = measuringContext();
const boxOf = ({ words, x, y, size, face }: SetLine) => {
  setFace(measure, face, size);
  return { left: x, right: x + lengthOf(measure, words), top: y - size * 0.7, bottom: y };
};

const CASES = BOARD_LAYOUTS.flatMap((layout) => BOARD_FORMATS.map((format) => [layout, format] as const));

describe('a board', () => {
  test.each(CASES)('laid out as %s for %s keeps its words on the page and off each other', (layout, format) => {
    for (const look of [SLIP, LEHENGA]) {
      const { page, lines, chips } = compose(look, layout, format);
      const boxes = lines.map(boxOf);
      for (const box of boxes) {
        expect(box.left).toBeGreaterThan(20);
        expect(box.right).toBeLessThan(page.width - 20);
        expect(box.top).toBeGreaterThan(20);
        expect(box.bottom).toBeLessThan(page.height - 10);
      }
      const rects = [...boxes, ...chips];
      const overlaps = rects.flatMap((a, i) =>
        rects.slice(i + 1).filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      );
      expect(overlaps).toEqual([]);
    }
  });

  test.each(BOARD_FORMATS)('for %s is as many pixels as were asked for, and the same each time', (format) => {
    const options = { layout: 'hero', format, ...boardSize(format, LONGER) } as const;
    const painted = paintBoard(DAY_DRESS, 3, options);
    expect(painted).toHaveLength(options.width * options.height * 3);
    expect(Buffer.from(paintBoard(DAY_DRESS, 3, options)).equals(Buffer.from(painted))).toBe(true);
  });

  test('has its drawings where a workroom asks for them, and no word where a shop shows it', () => {
    const { flats, page } = compose(DAY_DRESS, 'specification', 'square');
    expect(flats.length).toBeGreaterThan(1);
    for (const { flat, x, y, scale } of flats) {
      expect(x + flat.bounds.left * scale).toBeGreaterThan(0);
      expect(x + flat.bounds.right * scale).toBeLessThan(page.width);
      expect(y + flat.bounds.bottom * scale).toBeLessThan(page.height);
    }
    expect(compose(DAY_DRESS, 'product', 'square').lines).toEqual([]);
  });

  test('shows three or four colours of a design, each named with its code', () => {
    const { chips, lines } = compose(SLIP, 'line-up', 'square');
    expect(chips.map(({ hex }) => hex)).toEqual(COLOURS.slice(0, chips.length));
    expect(chips.length).toBeGreaterThanOrEqual(3);
    for (const { hex } of chips) expect(lines.map(({ words }) => words)).toContain(hex.toUpperCase());
  });

  test('shows the front beside the back of who stands with their back to us', () => {
    const turned = { ...DAY_DRESS, person: { ...DAY_DRESS.person, pose: 'back' as const } };
    expect(isBehind(posedOf(turned, 3))).toBe(true);
    expect(isBehind(posedOf(fromFront(turned), 3))).toBe(false);
    expect(fromFront(DAY_DRESS).person.pose).toBe(DAY_DRESS.person.pose);
    const { scene } = compose(turned, 'front-back', 'square');
    const { scene: facing } = compose(fromFront(turned), 'front-back', 'square');
    expect(Buffer.from(scene.rgb.buffer).equals(Buffer.from(facing.rgb.buffer))).toBe(true);
  });

  test('says another thing of each detail, and names shoes where shoes are shown', () => {
    const wordsOf = (look: Look) => compose(look, 'details', 'post').lines.map(({ words }) => words);
    for (const look of [DAY_DRESS, LEHENGA]) expect(new Set(wordsOf(look)).size).toBe(wordsOf(look).length);
    const brief = { ...LEHENGA, garments: LEHENGA.garments.map((one) => ({ ...one, length: 'mini' as const })) };
    expect(wordsOf(brief)).toContain('Tan courts');
    expect(wordsOf(brief)).not.toContain('Hem');
  });

  test('takes people for as wide and as tall as they are on their sheet', () => {
    const slip = posedOf(SLIP, 3).extent;
    const lehenga = posedOf(LEHENGA, 3).extent;
    expect(lehenga.right - lehenga.left).toBeGreaterThan(slip.right - slip.left);
    expect(-slip.top).toBeGreaterThan(1000);
    expect(-slip.top).toBeLessThan(SHEET.floor);
  });
});
