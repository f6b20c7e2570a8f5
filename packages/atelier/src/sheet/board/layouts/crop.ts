/** From the crown to above the knee, cut by the page; name and cloths on a band of paper under it. */
import { type Board, insideOf, isStory, MARGIN, widthOf } from '#atelier/sheet/board/board.ts';
import { swatchesOf, swatchRow } from '#atelier/sheet/board/cloths.ts';
import { paintPosed } from '#atelier/sheet/board/paint-posed.ts';
import { posedOf } from '#atelier/sheet/board/posed.ts';
import { washPanel } from '#atelier/sheet/board/washes.ts';
import { titleBlock } from '#atelier/sheet/board/words.ts';

/** The part of the figure that is seen, from its top; a fifth of its least width may be cut at either side. */
const SEEN = 0.62;
const CUT = 0.86;
const HEAD_ROOM = 54;
/** Page units of the band, and what of its width the name takes. */
const BAND = { usual: 196, story: 300 } as const;
const NAME = 0.5;
const TITLE = { size: 58, most: 2 } as const;
const SWATCHES = { usual: 2, story: 3, most: 190 } as const;
const BLEED = 40;

export function crop(board: Board): void {
  const { page, look, seed, ground } = board;
  const kind = isStory(board) ? 'story' : 'usual';
  const width = widthOf(insideOf(board)) * NAME;
  const title = titleBlock(board, { ...TITLE, width });
  const bottom = page.height - Math.max(BAND[kind], title.height + 2 * MARGIN * NAME);
  const posed = posedOf(look, seed);
  const { extent } = posed;
  washPanel(board, { left: -BLEED, top: -BLEED, right: page.width + BLEED, bottom }, 1);
  const tall = -extent.top * SEEN;
  const wide = extent.right - extent.left;
  const zoom = Math.min((bottom - HEAD_ROOM) / tall, page.width / (wide * CUT));
  const floor = bottom + (-extent.top - tall) * zoom;
  const x = page.width / 2 - ((extent.left + extent.right) / 2) * zoom;
  const within = { left: 0, top: 0, right: page.width, bottom };
  paintPosed(board, posed, { x, floor, zoom, within, onDark: ground.isDark });
  const inside = { ...insideOf(board), top: bottom + MARGIN * NAME };
  title.set(inside.left, inside.top);
  const swatches = swatchesOf(board, SWATCHES[kind]);
  const from = inside.right - Math.min(width - MARGIN, swatches.length * SWATCHES.most);
  swatchRow(board, swatches, { ...inside, left: from, bottom: page.height - MARGIN * NAME });
}
