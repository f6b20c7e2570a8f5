import { crossings, widthAt } from '../kit/level.ts';
import { boxOf, flatten } from '../kit/path.ts';
import type { View } from './view.ts';

export interface FlatReading {
  /** Width of the body at a level, sleeves apart. */
  widthAt: (y: number) => number;
  top: number;
  bottom: number;
  /** How far, at most, one side is from mirroring the other: 0 when symmetrical. */
  lean: number;
}

/** Measures a drawn view with a ruler: from the marks of the body alone, knowing nothing of the specification. */
export function readFlat(view: View): FlatReading {
  const body = view.marks
    .filter((mark) => mark.layer === 'body' && mark.fill === 'cloth' && mark.pen !== 'seam')
    .map((mark) => mark.path);
  const box = boxOf(body.flatMap((path) => flatten(path, 32)));
  const levels = Array.from({ length: 60 }, (_, i) => box.y0 + ((box.y1 - box.y0) * (i + 0.5)) / 60);
  const lean = levels.map((y) => {
    const xs = body.flatMap((path) => crossings(flatten(path, 32), y, true));
    return xs.length ? Math.abs(Math.max(...xs) + Math.min(...xs)) : 0;
  });
  return { widthAt: (y) => widthAt(body, y), top: box.y0, bottom: box.y1, lean: Math.max(...lean) };
}
