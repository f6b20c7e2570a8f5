/** Measures of a flared ring of cloth: its upper edge and its hem all round, and the distance between them, cm. */
export interface Ring {
  readonly top: number;
  readonly hem: number;
  readonly length: number;
}

/** Panels that a ring is shared into: the fewest that lie on cloth. */
const COUNTS = [2, 4, 6, 8] as const;
/** A ring that is wider still is shared into so many. */
const MOST = 12;
/** Widest panel that the widest cloth cuts, seams off, cm. */
const WIDEST = 143;

/** Of a turn, what a share may take: between its two side seams lie their allowances. */
const LARGEST_SHARE = 0.9;

/** A share of a ring: radians, and how wide it lies, cm. */
function shareOf({ top, hem, length }: Ring, count: number): { angle: number; width: number } {
  const angle = (hem - top) / length / count;
  const outer = top / count / angle + length;
  return { angle, width: angle >= Math.PI ? 2 * outer : 2 * outer * Math.sin(angle / 2) };
}

/** Panels of a flared skirt: two with seams at the sides, or as many as lie flat and on cloth. */
export const panelsOfRing = (ring: Ring): number =>
  COUNTS.find((count) => {
    const { angle, width } = shareOf(ring, count);
    return angle <= LARGEST_SHARE * 2 * Math.PI && width <= WIDEST;
  }) ?? MOST;
