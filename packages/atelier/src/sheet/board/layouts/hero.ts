/** The figure as large as the page takes it, before one colour from edge to edge, its name beside the head. */
import { type Board, insideOf, isStory, MARGIN } from '#atelier/sheet/board/board.ts';
import { fitted, paintPosed } from '#atelier/sheet/board/paint-posed.ts';
import { posedOf } from '#atelier/sheet/board/posed.ts';
import { washPage } from '#atelier/sheet/board/washes.ts';
import { titleBlock } from '#atelier/sheet/board/words.ts';

/** Half the room of head and shoulders, beside which words may stand, page units of the figure. */
const SHOULDERS = 128;
/** The plumb line on the page, as a share of its width. */
const ASIDE = 0.6;
const TITLE = { size: 76, most: 3 } as const;
const FLOOR = 40;

export function hero(board: Board): void {
  const { page, look, seed, ground } = board;
  washPage(board, 1);
  const posed = posedOf(look, seed);
  const inside = insideOf(board);
  const isOver = isStory(board) || look.companion !== undefined;
  const title = titleBlock(board, {
    ...TITLE,
    width: isOver ? inside.right - inside.left : page.width * ASIDE - MARGIN - SHOULDERS,
  });
  const top = isOver ? inside.top + title.height + MARGIN : inside.top;
  const room = { left: MARGIN / 2, right: page.width - MARGIN / 2, top, bottom: page.height - FLOOR };
  const place = fitted(posed, room);
  const { extent } = posed;
  // aside as far as hems allow
  const least = MARGIN / 2 - extent.left * place.zoom;
  const most = page.width - MARGIN / 2 - extent.right * place.zoom;
  const x = isOver ? place.x : Math.min(most, Math.max(least, page.width * ASIDE));
  const within = { left: 0, top: 0, right: page.width, bottom: page.height };
  paintPosed(board, posed, { ...place, x, within, onDark: ground.isDark });
  title.set(inside.left, inside.top);
}
