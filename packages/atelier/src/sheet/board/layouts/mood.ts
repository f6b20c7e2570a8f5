/** Where a design comes from: its cloths large, its colours by name, and the figure among them, whole and near. */
import { type Board, heightOf, insideOf, isStory, MARGIN, widthOf } from '#atelier/sheet/board/board.ts';
import { laySwatch, type Swatch, swatchesOf } from '#atelier/sheet/board/cloths.ts';
import { coloursOf } from '#atelier/sheet/board/colours.ts';
import { fitted, paintPosed } from '#atelier/sheet/board/paint-posed.ts';
import { type Posed, posedOf, SHEET, standAt } from '#atelier/sheet/board/posed.ts';
import { washPanel } from '#atelier/sheet/board/washes.ts';
import { paragraph, titleBlock } from '#atelier/sheet/board/words.ts';
import type { Rect } from '#atelier/sheet/page/places.ts';

const TITLE = { size: 64, most: 3 } as const;
/** Page units: between parts; what a caption takes; a colour and the words under it. */
const GAP = 24;
const CAPTION = { row: 74, column: 42 } as const;
const COLOURS = { most: 5, height: 96, words: 66 } as const;
const CLOTHS = 2;
const BLEED = 40;
/** Share of the page that the figure's panel takes. */
const PANEL = { usual: 0.52, story: 0.54 } as const;
/** How near the second picture is, how far under the top of the figure its middle lies, and its wash. */
const NEAR = { zoom: 1.7, down: 0.24, wash: 0.5 } as const;
/** How a room is shared among the near picture and the cloths, by how many those are. */
const SHARES: readonly (readonly number[])[] = [[1], [0.5, 0.5], [0.42, 0.32, 0.26]];

function layNear(board: Board, posed: Posed, rect: Rect): void {
  const { extent, people } = posed;
  const [first] = people;
  if (!first) return;
  // a drape to one side moves the middle of what is worn, not that of the shoulders
  const middle = standAt(first, SHEET).neck.pit[0] - SHEET.x;
  washPanel(board, rect, NEAR.wash);
  const tall = extent.bottom - extent.top;
  const x = (rect.left + rect.right) / 2 - middle * NEAR.zoom;
  const floor = (rect.top + rect.bottom) / 2 - (extent.top + tall * NEAR.down) * NEAR.zoom;
  paintPosed(board, posed, { x, floor, zoom: NEAR.zoom, within: rect, onDark: board.ground.isDark });
}

/** The near picture, then the cloths, beside or under each other. */
function layPictures(board: Board, posed: Posed, room: Rect, isRow: boolean): void {
  const swatches: readonly Swatch[] = swatchesOf(board, CLOTHS);
  const shares = SHARES[swatches.length] ?? [];
  const long = (isRow ? widthOf(room) : heightOf(room)) - GAP * swatches.length;
  let from = isRow ? room.left : room.top;
  for (const [i, share] of shares.entries()) {
    const own = long * share;
    const swatch = swatches[i - 1];
    const caption = isRow ? CAPTION.row : CAPTION.column;
    const whole = isRow ? { ...room, left: from, right: from + own } : { ...room, top: from, bottom: from + own };
    const rect = isRow || swatch ? { ...whole, bottom: whole.bottom - caption } : whole;
    if (!swatch) layNear(board, posed, rect);
    else {
      laySwatch(board, swatch, rect);
      const words = paragraph(board, swatch.caption, { width: widthOf(rect), most: isRow ? 2 : 1, isSoft: true });
      words.set(rect.left, rect.bottom + GAP / 2);
    }
    from += own + GAP;
  }
}

function layColours(board: Board, room: Rect): void {
  const colours = coloursOf(board.look, COLOURS.most);
  const wide = (widthOf(room) - GAP * (colours.length - 1)) / colours.length;
  for (const [i, { name, hex }] of colours.entries()) {
    const left = room.left + i * (wide + GAP);
    board.chips.push({ left, right: left + wide, top: room.top, bottom: room.top + COLOURS.height, hex });
    const words = paragraph(board, name, { width: wide + GAP / 2, most: 2, isSoft: true });
    words.set(left, room.top + COLOURS.height + GAP / 2);
  }
}

export function mood(board: Board): void {
  const { page, look, seed, ground } = board;
  const inside = insideOf(board);
  const isTall = isStory(board);
  const foot = inside.bottom - COLOURS.height - COLOURS.words;
  const share = isTall ? PANEL.story : PANEL.usual;
  const panel = isTall
    ? { left: -BLEED, top: -BLEED, right: page.width + BLEED, bottom: page.height * share }
    : { left: -BLEED, top: -BLEED, right: page.width * share, bottom: foot - GAP };
  washPanel(board, panel, 1);
  const posed = posedOf(look, seed);
  const wide = isTall ? page.width * share - MARGIN : inside.right - panel.right - GAP;
  const title = titleBlock(board, { ...TITLE, width: wide });
  const figure = {
    left: isTall ? page.width * share : MARGIN / 2,
    right: isTall ? inside.right : panel.right - MARGIN / 2,
    top: inside.top,
    bottom: panel.bottom - MARGIN / 2,
  };
  const within = { left: 0, top: 0, right: Math.min(page.width, panel.right), bottom: panel.bottom };
  paintPosed(board, posed, { ...fitted(posed, figure), within, onDark: ground.isDark });
  const left = isTall ? inside.left : panel.right + GAP;
  title.set(left, inside.top);
  const top = isTall ? panel.bottom + GAP : inside.top + title.height + GAP;
  layPictures(board, posed, { left, right: inside.right, top, bottom: foot - GAP }, isTall);
  layColours(board, { ...inside, top: foot });
}
