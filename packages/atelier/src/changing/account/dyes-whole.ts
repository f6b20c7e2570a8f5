import type { Difference } from '@toile/look';

const isPainted = (found: readonly Difference[]): boolean => found.some(({ slot }) => /^g\d+\.colour$/.test(slot));

/** Whether a clause read as one dyes a garment, where read as two it paints a part and leaves the garment. Pure. */
export const dyesWhole = (whole: readonly Difference[], halves: readonly Difference[]): boolean =>
  halves.some(({ slot }) => slot.endsWith('.trims')) && isPainted(whole) && !isPainted(halves);
