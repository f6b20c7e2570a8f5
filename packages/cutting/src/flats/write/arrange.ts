import type { Pt } from '../../kit/path.ts';
import { reachOf } from '../labels.ts';
import type { Flat, View } from '../view.ts';

/** A view with the place of its centre on the sheet, in centimetres of the garment. */
export interface Placed {
  view: View;
  at: Pt;
}

/** Room about a view for dimension lines and their numbers, cm of the garment. */
const MARGIN = 8;

function reach(view: View): { x0: number; x1: number; y0: number; y1: number } {
  const box = view.bounds();
  for (const d of view.dimensions)
    for (const [x, y] of [d.from, d.to]) {
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x);
      box.y0 = Math.min(box.y0, y);
      box.y1 = Math.max(box.y1, y);
    }
  for (const [x, y] of reachOf(view)) {
    box.x0 = Math.min(box.x0, x);
    box.x1 = Math.max(box.x1, x);
    box.y0 = Math.min(box.y0, y);
    box.y1 = Math.max(box.y1, y);
  }
  return box;
}

/** Views side by side on one level, and the room they take. */
export function arrange(flat: Flat): { placed: Placed[]; width: number; height: number } {
  const boxes = flat.views.map((view) => ({ view, box: reach(view) }));
  const top = Math.min(...boxes.map(({ box }) => box.y0)) - MARGIN * 0.6;
  const bottom = Math.max(...boxes.map(({ box }) => box.y1)) + MARGIN;
  let x = MARGIN * 0.6;
  const placed = boxes.map(({ view, box }) => {
    const at: Pt = [x - box.x0, -top];
    x += box.x1 - box.x0 + MARGIN;
    return { view, at };
  });
  return { placed, width: x, height: bottom - top };
}
