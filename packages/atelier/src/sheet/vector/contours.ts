/** Marching squares: the closed lines along which a field crosses a level, found between the pixels. */
import type { Point } from '#atelier/kit/points.ts';

/** Numbers 0..1, one a pixel, rows from the top. */
export interface Field {
  data: Float32Array;
  w: number;
  h: number;
}

/** Edges of a cell: top, right, bottom, left. Per case (tl 1, tr 2, br 4, bl 8) pairs from → to, the inside on the left hand. */
const [T, R, B, L] = [0, 1, 2, 3];
const WAYS: readonly (readonly number[])[] = [
  [],
  [L, T],
  [T, R],
  [L, R],
  [R, B],
  [L, T, R, B],
  [T, B],
  [L, B],
  [B, L],
  [B, T],
  [T, R, B, L],
  [B, R],
  [R, L],
  [R, T],
  [T, L],
  [],
];

/**
 * Closed lines round everything above `level`, in pixels of the field (the centre of pixel (x, y) lies at (x, y)). What touches
 * the rim of the field is closed just outside it.
 */
export function contours({ data, w, h }: Field, level = 0.5): Point[][] {
  const across = w + 2;
  const at = (x: number, y: number): number => (x < 0 || y < 0 || x >= w || y >= h ? 0 : data[y * w + x]);
  // an edge is named by the cell corner it starts from and whether it runs across (0) or down (1)
  const edge = (x: number, y: number, side: number): number => {
    const column = side === R ? x + 1 : x;
    const row = side === B ? y + 1 : y;
    return ((row + 1) * across + column + 1) * 2 + (side === T || side === B ? 0 : 1);
  };
  const onward = new Map<number, number>();
  for (let y = -1; y < h; y++)
    for (let x = -1; x < w; x++) {
      const inside =
        (at(x, y) > level ? 1 : 0) +
        (at(x + 1, y) > level ? 2 : 0) +
        (at(x + 1, y + 1) > level ? 4 : 0) +
        (at(x, y + 1) > level ? 8 : 0);
      const ways = WAYS[inside];
      for (let i = 0; i < ways.length; i += 2) onward.set(edge(x, y, ways[i]), edge(x, y, ways[i + 1]));
    }
  const pointOn = (name: number): Point => {
    const down = name & 1;
    const cell = name >> 1;
    const x = (cell % across) - 1;
    const y = Math.floor(cell / across) - 1;
    const a = at(x, y);
    const b = down ? at(x, y + 1) : at(x + 1, y);
    const t = a === b ? 0.5 : (level - a) / (b - a);
    return down ? [x, y + t] : [x + t, y];
  };
  const loops: Point[][] = [];
  for (const start of onward.keys()) {
    const loop: Point[] = [];
    let here: number | undefined = start;
    while (here !== undefined) {
      const next: number | undefined = onward.get(here);
      if (next === undefined) break;
      loop.push(pointOn(here));
      onward.delete(here);
      here = next;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

/** Area a closed line encloses, square units; holes count negative. */
export function areaOf(loop: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < loop.length; i++) {
    const [ax, ay] = loop[i];
    const [bx, by] = loop[(i + 1) % loop.length];
    sum += ax * by - bx * ay;
  }
  return -sum / 2;
}
