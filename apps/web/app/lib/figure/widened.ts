/** A picture as what it shows: RGBA, rows from the top. */
export interface Seen {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

/** Difference of two pixels, of 765, from which one is not of the ground at the edge. */
const APART = 44;
/** Share of its rows in which a column may be something else and still be ground. */
const OTHER = 0.004;
/** Share of the picture's width that a strip of its ground may be. */
const WIDEST = 0.3;

const differs = ({ data, width }: Seen, y: number, a: number, b: number): boolean => {
  const [i, j] = [(y * width + a) * 4, (y * width + b) * 4];
  return [0, 1, 2].reduce((sum, q) => sum + Math.abs((data[i + q] ?? 0) - (data[j + q] ?? 0)), 0) > APART;
};

/** Columns from an edge on that are nothing but its ground: one at least. @param side -1 the left edge, 1 the right */
export function groundAt(seen: Seen, side: -1 | 1): number {
  const { width, height } = seen;
  const edge = side === -1 ? 0 : width - 1;
  for (let k = 1; k < width * WIDEST; k++) {
    const column = edge - side * k;
    let others = 0;
    for (let y = 0; y < height; y++) if (differs(seen, y, column, edge)) others++;
    if (others > height * OTHER) return k;
  }
  return Math.floor(width * WIDEST);
}

/** Which column stands `beyond` columns outside an edge, when its ground is laid on to and fro, so that no seam shows. */
export function laidOn(beyond: number, strip: number): number {
  const turn = (beyond - 1) % (2 * strip);
  return turn < strip ? turn : 2 * strip - 1 - turn;
}
