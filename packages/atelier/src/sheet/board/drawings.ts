/** Technical drawings on a board. */
import { arrangeFlats, placeFlats } from '#atelier/sheet/page/flat-rows.ts';
import type { Rect } from '#atelier/sheet/page/places.ts';
import { type Board, heightOf, widthOf } from './board.ts';

/** A drawing may be told so many times as large as on a sheet. */
const ENLARGED = 2.2;

/** Stands the drawings of a design in a room, in its middle. @param most garments. @returns how low they reach. */
export function layFlats(board: Board, room: Rect, most?: number): number {
  const { look, draft, flats } = board;
  const rows = arrangeFlats(look, {
    width: widthOf(room),
    budget: heightOf(room),
    draft,
    enlarged: ENLARGED,
    ...(most && { most }),
  });
  const placed = placeFlats(rows, room.left, widthOf(room), room.top);
  if (!placed.length) return room.top;
  const left = Math.min(...placed.map(({ flat, x, scale }) => x + flat.bounds.left * scale));
  const right = Math.max(...placed.map(({ flat, x, scale }) => x + flat.bounds.right * scale));
  const across = (room.left + room.right - left - right) / 2;
  const down = Math.max(0, heightOf(room) - rows.height) / 2;
  flats.push(...placed.map((one) => ({ ...one, x: one.x + across, y: one.y + down })));
  return room.top + down + rows.height;
}
