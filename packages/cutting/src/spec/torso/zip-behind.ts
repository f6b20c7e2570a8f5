import type { Torso } from '../points.ts';

/** A zip behind ends so far below the waist, is so long at the least, and stays clear of the hem, cm. */
const ZIP = { belowWaist: 16, least: 26, clear: 6 } as const;

/** Level of the lower end of a zip behind that begins at the edge of the back, cm below HPS. */
export const zipBehindEnd = ({ length, waistAt }: Pick<Torso, 'length' | 'waistAt'>, top: number): number =>
  Math.min(length - ZIP.clear, Math.max(waistAt + ZIP.belowWaist, top + ZIP.least));
