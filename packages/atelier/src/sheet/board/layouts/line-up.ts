/** The design in its own colours and in others that go with them, in rows on one ground, each over its colour, name and code. */
import { type Board, heightOf, insideOf, widthOf } from '#atelier/sheet/board/board.ts';
import { paintPosed } from '#atelier/sheet/board/paint-posed.ts';
import { type Posed, posedOf } from '#atelier/sheet/board/posed.ts';
import { washPanel } from '#atelier/sheet/board/washes.ts';
import { paragraph, titleBlock } from '#atelier/sheet/board/words.ts';
import type { Rect } from '#atelier/sheet/page/places.ts';

/** Page units: within the panel, between colours, from words to what follows, between rows. */
const PAD = 26;
const GAP = 18;
const AFTER = 26;
const BETWEEN = 18;
/** A colour is at least and at most so tall; what parts it from what stands over it, and what its words take under it. */
const CHIP = { least: 44, most: 190, above: 20, under: 10 } as const;
const CAPTION = 72;
const TITLE = { size: 60, most: 2 } as const;
const WASH = 0.55;
const BLEED = 40;
/** Neighbours stand so near that their arms share a part of their room. */
const STEP = 0.8;
/** Share of their greatest size from which more of them are worth standing smaller. */
const WORTH = 0.86;
/** Rows, and how many stand in each. */
const SHARES = [
  { rows: 1, count: 3 },
  { rows: 1, count: 4 },
  { rows: 2, count: 2 },
] as const;

interface Rows {
  rows: number;
  count: number;
  zoom: number;
}

/** What stands under the people of a row at the least. */
const UNDER = CHIP.above + CHIP.least + CHIP.under + CAPTION;

/** The rows that show people large, and many of them. */
function rowsOf({ extent }: Posed, room: Rect): Rows {
  const ways = SHARES.map(({ rows, count }): Rows => {
    const tall = (heightOf(room) - BETWEEN * (rows - 1)) / rows - UNDER - 2 * PAD;
    const across = widthOf(room) / ((extent.right - extent.left) * (1 + (count - 1) * STEP));
    return { rows, count, zoom: Math.min(tall / (extent.bottom - extent.top), across) };
  });
  return ways.reduce((best, way) => {
    const isMore = way.rows * way.count > best.rows * best.count;
    return way.zoom > best.zoom * (isMore ? WORTH : 1) ? way : best;
  });
}

/** One row in its room. */
function layRow(board: Board, ways: Board['ways'], posed: Posed, { room, count, zoom }: Rows & { room: Rect }): void {
  const { page, seed, ground } = board;
  const { extent } = posed;
  const tall = (extent.bottom - extent.top) * zoom + 2 * PAD;
  const words = CHIP.above + CHIP.under + CAPTION;
  const chip = Math.min(CHIP.most, Math.max(CHIP.least, heightOf(room) - tall - words));
  const panel = { left: -BLEED, right: page.width + BLEED, top: room.top, bottom: room.bottom - words - chip };
  washPanel(board, panel, WASH);
  const wide = (widthOf(room) - GAP * (count - 1)) / count;
  const within = { ...panel, left: 0, right: page.width };
  const floor = panel.bottom - PAD - extent.bottom * zoom;
  const middle = ((extent.left + extent.right) / 2) * zoom;
  for (const [i, way] of ways.entries()) {
    const left = room.left + i * (wide + GAP);
    const x = left + wide / 2 - middle;
    paintPosed(board, posedOf(way.look, seed), { x, floor, zoom, within, onDark: ground.isDark });
    const top = panel.bottom + CHIP.above;
    board.chips.push({ left, right: left + wide, top, bottom: top + chip, hex: way.hex });
    const name = paragraph(board, way.name, { width: wide, most: 1 });
    name.set(left, top + chip + CHIP.under);
    const code = paragraph(board, way.hex.toUpperCase(), { width: wide, isSoft: true, most: 1 });
    code.set(left, top + chip + CHIP.under + name.height);
  }
}

export function lineUp(board: Board): void {
  const { look, seed, ways } = board;
  const inside = insideOf(board);
  const title = titleBlock(board, { ...TITLE, width: widthOf(inside) });
  title.set(inside.left, inside.top);
  const posed = posedOf(look, seed);
  const room = { ...inside, top: inside.top + title.height + AFTER };
  const best = rowsOf(posed, room);
  const tall = (heightOf(room) - BETWEEN * (best.rows - 1)) / best.rows;
  for (let row = 0; row < best.rows; row++) {
    const top = room.top + row * (tall + BETWEEN);
    const own = ways.slice(row * best.count, (row + 1) * best.count);
    layRow(board, own, posed, { ...best, room: { ...room, top, bottom: top + tall } });
  }
}
