/** What a workroom asks for: front and back of each garment, its cloth, and what to know before cutting. */
import { clamp } from '#atelier/kit/numbers.ts';
import { type Board, heightOf, insideOf, isStory, widthOf } from '#atelier/sheet/board/board.ts';
import { swatchColumn, swatchesOf } from '#atelier/sheet/board/cloths.ts';
import { layFlats } from '#atelier/sheet/board/drawings.ts';
import { filledBy, fitted, paintPosed } from '#atelier/sheet/board/paint-posed.ts';
import { posedOf, SHEET, standAt } from '#atelier/sheet/board/posed.ts';
import { washPanel } from '#atelier/sheet/board/washes.ts';
import { capital, heading, paragraph, titleBlock } from '#atelier/sheet/board/words.ts';
import { telling } from '#atelier/sheet/flats/flat.ts';
import { calloutsFor } from '#atelier/sheet/lettering/callouts.ts';
import type { Rect } from '#atelier/sheet/page/places.ts';

const TITLE = { size: 54, most: 2 } as const;
/** Page units: between columns, from words to what follows, within the panel. */
const GAP = 34;
const AFTER = 24;
const PAD = 16;
/** Share of the width that the figure takes, more where a hem is wide; of the height beside it that the drawings do, or under it. */
const FIGURE = { usual: { least: 0.34, most: 0.44 }, story: { least: 0.46, most: 0.46 } } as const;
const DRAWN = { usual: 0.56, story: 0.5 } as const;
/** How wide a cloth is by how many there are. */
const CHIPS = [0, 150, 116, 84] as const;
const CLOTHS = 3;
const NOTES = 6;
const WASH = 0.6;

/** What to know of the garments, a line each. @returns how low it reaches. */
function setNotes(board: Board, room: Rect): void {
  const [first] = posedOf(board.look, board.seed).people;
  if (!first) return;
  const callouts = calloutsFor(telling(board.look, NOTES), board.look, standAt({ ...first, x: 0 }, SHEET));
  const head = heading(board, 'Making', widthOf(room));
  let y = room.top + head.height + AFTER / 2;
  const said = new Set<string>();
  for (const { words, garment } of callouts) {
    const line = `${capital(garment.name)}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
    if (said.has(line)) continue;
    const block = paragraph(board, line, { width: widthOf(room), most: 2 });
    if (said.size >= NOTES || y + block.height > room.bottom) break;
    said.add(line);
    block.set(room.left, y);
    y += block.height + AFTER / 3;
  }
  if (said.size) head.set(room.left, room.top);
}

/** Cloths, and what to know under them. */
function setWords(board: Board, room: Rect): void {
  const cloths = heading(board, 'Cloths', widthOf(room));
  cloths.set(room.left, room.top);
  const swatches = swatchesOf(board, CLOTHS);
  const low = swatchColumn(
    board,
    swatches,
    { ...room, top: room.top + cloths.height + AFTER / 2 },
    CHIPS[swatches.length] ?? 0,
  );
  setNotes(board, { ...room, top: low + GAP });
}

export function specification(board: Board): void {
  const { look, seed, ground } = board;
  const inside = insideOf(board);
  const kind = isStory(board) ? 'story' : 'usual';
  const title = titleBlock(board, { ...TITLE, width: widthOf(inside) });
  title.set(inside.left, inside.top);
  const top = inside.top + title.height + AFTER;
  const body = { ...inside, top };
  const share = heightOf(body) * DRAWN[kind];
  const posed = posedOf(look, seed);
  const filling = filledBy(posed.extent, heightOf(body) - 2 * PAD) + 2 * PAD;
  const { least, most } = FIGURE[kind];
  const panel = {
    ...body,
    right: inside.left + widthOf(inside) * clamp(filling / widthOf(inside), least, most),
    bottom: kind === 'story' ? inside.bottom - share - GAP : inside.bottom,
  };
  washPanel(board, panel, WASH);
  const room = { left: panel.left + PAD, right: panel.right - PAD, top: panel.top + PAD, bottom: panel.bottom - PAD };
  const place = fitted(posed, room);
  const free = heightOf(room) - (posed.extent.bottom - posed.extent.top) * place.zoom;
  paintPosed(board, posed, { ...place, floor: place.floor - free / 2, within: panel, onDark: ground.isDark });
  const beside = { ...body, left: panel.right + GAP };
  if (kind === 'story') {
    board.rules.push({ ...inside, top: panel.bottom + GAP / 2, bottom: 0 });
    layFlats(board, { ...inside, top: panel.bottom + GAP });
    setWords(board, { ...beside, bottom: panel.bottom });
    return;
  }
  const drawn = board.draft ? top + share : top;
  layFlats(board, { ...beside, bottom: drawn });
  board.rules.push({ ...beside, top: drawn + GAP / 2, bottom: 0 });
  setWords(board, { ...beside, top: drawn + GAP });
}
