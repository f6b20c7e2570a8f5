import { openingOf, opensBehind, type Placed } from '../placed.ts';
import type { Torso } from '../points.ts';

/** A body that ends so far below its waist is not open behind to its end; and below the waist it is then open so far, cm. */
const LONG = 20;
const OPEN_BELOW = 12;

/** Whether a back is buttoned, hooked or laced: then its edges are finished and not sewn to one another. */
export const isOpenBehind = (g: Placed): boolean =>
  g.closure === 'lace-up' || (opensBehind(g) && openingOf(g)?.endsWith('zip') !== true);

/** Level of the lower end of such an opening, cm below HPS: the waist seam, the hem, or below the waist of what is longer. */
export function openBehindEnd({ joint, length, waistAt }: Pick<Torso, 'joint' | 'length' | 'waistAt'>): number {
  const isJoined = joint !== undefined && joint < length - 2;
  const bottom = isJoined ? joint : length;
  return isJoined || bottom < waistAt + LONG ? bottom : waistAt + OPEN_BELOW;
}
