/** A shop's picture: the whole figure in the middle of a pale ground, and not a word. */
import { type Board, MARGIN } from '#atelier/sheet/board/board.ts';
import { fitted, paintPosed } from '#atelier/sheet/board/paint-posed.ts';
import { posedOf } from '#atelier/sheet/board/posed.ts';
import { washPage } from '#atelier/sheet/board/washes.ts';

const WASH = 0.14;
/** What of the height stays free over the head and under the floor. */
const AIR = 0.05;

export function product(board: Board): void {
  const { page, look, seed } = board;
  washPage(board, WASH);
  const posed = posedOf(look, seed);
  const room = { left: MARGIN, right: page.width - MARGIN, top: page.height * AIR, bottom: page.height * (1 - AIR) };
  const place = fitted(posed, room);
  // on a page so tall that it is not filled people stand in its middle
  const free = room.bottom - room.top - (posed.extent.bottom - posed.extent.top) * place.zoom;
  const within = { left: 0, top: 0, right: page.width, bottom: page.height };
  paintPosed(board, posed, { ...place, floor: place.floor - free / 2, within });
}
