/** Ticks of the tape on either side of the mark, at most. */
const TAPE_TICKS = 3;

/** Ticks above and below the mark: no more than there are designs on that side. `index` from 0. */
export function tapeAround(index: number, count: number, hasMore: boolean): { above: number; below: number } {
  const left = hasMore ? TAPE_TICKS : count - 1 - index;
  return { above: Math.min(TAPE_TICKS, Math.max(0, index)), below: Math.min(TAPE_TICKS, Math.max(0, left)) };
}
