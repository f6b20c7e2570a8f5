/** Where somebody stands in a picture, in parts of its width from its left edge. */
export interface Standing {
  /** Of the body. */
  middle: number;
  /** Of all that is theirs: hands, hems and what is carried. */
  left: number;
  right: number;
}

/** Difference of two pixels, of 765, from which one is no ground. */
const APART = 72;
/** Share of the rows in which a column is somebody's, from which it counts. */
const LEAST_ROWS = 0.03;

/** How far two pixels are from each other, channels added. */
const apart = (data: ArrayLike<number>, a: number, b: number): number =>
  [0, 1, 2].reduce((sum, i) => sum + Math.abs((data[a + i] ?? 0) - (data[b + i] ?? 0)), 0);

/**
 * Finds who stands before a plain ground: every row is held against its own two ends. Null where nobody does.
 * @param data RGBA, rows from the top
 */
export function standingIn(data: ArrayLike<number>, width: number, height: number): Standing | null {
  const hits = Array.from({ length: width }, () => 0);
  for (let y = 0; y < height; y++) {
    const first = y * width * 4;
    const last = first + (width - 1) * 4;
    for (let x = 0; x < width; x++) {
      const at = first + x * 4;
      if (apart(data, at, first) > APART && apart(data, at, last) > APART) hits[x] = (hits[x] ?? 0) + 1;
    }
  }
  const own = hits.map((count) => (count >= height * LEAST_ROWS ? count : 0));
  const sum = own.reduce((all, count) => all + count, 0);
  if (sum === 0) return null;
  const middle = own.reduce((all, count, x) => all + count * (x + 0.5), 0) / sum / width;
  const left = own.findIndex((count) => count > 0) / width;
  const right = (own.findLastIndex((count) => count > 0) + 1) / width;
  return { middle, left, right };
}

/** What of a picture is cut off on its left and its right, in parts of its width, so that who stands there stands in the middle. */
export function cropAbout({ middle, left, right }: Standing): { left: number; right: number } {
  // Nobody loses a hand to it, and a little ground stays beside them.
  const reach = Math.max(middle - left, right - middle) + ROOM;
  const half = Math.max(Math.min(middle, 1 - middle), reach);
  return { left: Math.max(0, middle - half), right: Math.max(0, 1 - middle - half) };
}

/** Ground that stays beside somebody, in parts of the picture's width. */
const ROOM = 0.06;
