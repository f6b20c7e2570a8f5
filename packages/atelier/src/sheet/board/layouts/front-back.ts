/** The same person from the front and from behind, side by side at one scale; what is left under them takes the drawings. */
import { type Board, heightOf, insideOf, widthOf } from '#atelier/sheet/board/board.ts';
import { layFlats } from '#atelier/sheet/board/drawings.ts';
import { fitted, paintPosed } from '#atelier/sheet/board/paint-posed.ts';
import { fromBehind, fromFront, isBehind, posedOf } from '#atelier/sheet/board/posed.ts';
import { washPanel } from '#atelier/sheet/board/washes.ts';
import { paragraph, titleBlock } from '#atelier/sheet/board/words.ts';
import type { Rect } from '#atelier/sheet/page/places.ts';

/** Page units: between the panels, within them, between parts under each other; and the room of a caption. */
const GAP = 20;
const PAD = 22;
const AFTER = 26;
const CAPTION = 44;
const TITLE = { size: 62, most: 2 } as const;
const WASH = 0.8;
/** Less room than this drawings are not worth. */
const DRAWN_LEAST = 190;
const DRAWN_MOST = 2;

const within = ({ left, right, top, bottom }: Rect): Rect => ({
  left: left + PAD / 2,
  right: right - PAD / 2,
  top: top + PAD,
  bottom: bottom - PAD,
});

export function frontBack(board: Board): void {
  const { look, seed, ground } = board;
  const inside = insideOf(board);
  const title = titleBlock(board, { ...TITLE, width: widthOf(inside) });
  title.set(inside.left, inside.top);
  const top = inside.top + title.height + AFTER;
  const views = [fromFront(look), fromBehind(look)].map((one) => posedOf(one, seed));
  const wide = (widthOf(inside) - GAP) / 2;
  const panels = views.map((_, i): Rect => {
    const left = inside.left + i * (wide + GAP);
    return { left, right: left + wide, top, bottom: inside.bottom - CAPTION };
  });
  const zoom = Math.min(...views.map((view, i) => fitted(view, within(panels[i])).zoom));
  const tall = Math.max(...views.map(({ extent }) => extent.bottom - extent.top)) * zoom + 2 * PAD;
  const left = inside.bottom - CAPTION - (top + tall);
  const isDrawn = board.draft !== undefined && left > DRAWN_LEAST;
  for (const [i, view] of views.entries()) {
    const panel = isDrawn ? { ...panels[i], bottom: top + tall } : panels[i];
    washPanel(board, panel, WASH);
    paintPosed(board, view, { ...fitted(view, within(panel), zoom), within: panel, onDark: ground.isDark });
    const words = i === 0 ? 'Front' : isBehind(view) ? 'Back' : 'Turned';
    paragraph(board, words, { width: wide, isSoft: true }).set(panel.left, panel.bottom + CAPTION / 4);
  }
  const room = { ...inside, top: top + tall + CAPTION + AFTER };
  if (isDrawn && heightOf(room) > 0) layFlats(board, room, DRAWN_MOST);
}
