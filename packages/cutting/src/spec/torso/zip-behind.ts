import type { Torso } from '../points.ts';

/** A zip behind ends so far below the waist, is so long at the least, and stays clear of the hem; in what is too short for that it opens the hem, cm. */
const ZIP = { belowWaist: 16, least: 26, clear: 6 } as const;

/**
 * Level of the lower end of a zip behind that begins at the edge of the back, cm below HPS.
 * @param said how long the words want it
 */
export function zipBehindEnd(
  { length, waistAt }: Pick<Torso, 'length' | 'waistAt'>,
  top: number,
  said?: number,
): number {
  if (said !== undefined) return Math.min(length, top + said);
  const end = Math.max(waistAt + ZIP.belowWaist, top + ZIP.least);
  return end > length - ZIP.clear ? length : end;
}

/** Below the waist a zip in the side goes on so far, cm. */
const ASIDE = 14;

/** Level of the lower end of a zip in the side seam, cm below HPS. */
export function zipAsideEnd(
  { length, waistAt, shoulderDrop, armhole }: Pick<Torso, 'length' | 'waistAt' | 'shoulderDrop' | 'armhole'>,
  said?: number,
): number {
  if (said !== undefined) return Math.min(length, shoulderDrop + armhole + said);
  return waistAt + ASIDE > length - ZIP.clear ? length : waistAt + ASIDE;
}
