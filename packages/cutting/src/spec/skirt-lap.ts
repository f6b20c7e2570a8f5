import type { Garment } from '@toile/look';
import { countOf } from './as-ordered.ts';
import { isMade, type WithMade } from './made/made.ts';
import type { Skirt } from './points.ts';

/** Of a skirt that buttons down its front: how wide the lap is, how far apart its buttons are, and where the last stands, cm. */
const LAP = { width: 3.2, pitch: 9, first: 5, aboveHem: 9 } as const;
const FEWEST = 4;

/** How far down the first button below the band and the last one stand, from the top of the band, cm. */
export const buttonsBetween = ({ band, length }: Pick<Skirt, 'band' | 'length'>): readonly [number, number] => [
  band + LAP.first,
  length - LAP.aboveHem,
];

/** Whether the back of a plain skirt has a seam at its centre: for its zip or its vent, and none where it buttons in front without one. */
export const isBackParted = ({ vent, lap }: Skirt): boolean => vent !== undefined || lap === undefined;

/** The lap of the two fronts and the buttons on it, the one on the band counted; none where it does not button in front. */
export function lapOf(
  garment: Garment & WithMade,
  skirt: Pick<Skirt, 'band' | 'length'>,
): Pick<Skirt, 'lap' | 'buttons'> {
  if (!isMade(garment, 'button-front')) return {};
  const [from, to] = buttonsBetween(skirt);
  return {
    lap: LAP.width,
    buttons: countOf(garment, 'buttons') ?? Math.max(FEWEST, Math.round((to - from) / LAP.pitch) + 2),
  };
}
