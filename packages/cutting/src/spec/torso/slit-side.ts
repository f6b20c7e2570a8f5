import { isMade } from '../made/made.ts';
import type { Placed } from '../placed.ts';

const SLITS: ReadonlySet<string> = new Set(['slit', 'side-slit', 'thigh-slit']);

/** The one side of the wearer that is slit; undefined where both are. */
export function slitSide(garment: Placed): 'left' | 'right' | undefined {
  const said = garment.details.find(({ id, side }) => SLITS.has(id) && (side === 'left' || side === 'right'))?.side;
  if (said === 'left' || said === 'right') return said;
  if (isMade(garment, 'left-slit')) return 'left';
  return isMade(garment, 'right-slit') ? 'right' : undefined;
}
