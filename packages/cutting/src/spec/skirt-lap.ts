import { asksFor, type Garment } from '@toile/look';
import { countOf } from './as-ordered.ts';
import type { SkirtKind } from './cut.ts';
import { isElastic } from './elastic-skirt.ts';
import { isMade, type WithMade } from './made/made.ts';
import { openingOf, opensAtSide, type Placed } from './placed.ts';
import type { Skirt } from './points.ts';

/** Of a skirt that buttons down its front: how wide the lap is, how far apart its buttons are, and where the last stands, cm. */
const LAP = { width: 3.2, pitch: 9, first: 5, aboveHem: 9 } as const;
const FEWEST = 4;

/** How far down the first button below the band and the last one stand, from the top of the band, cm. */
export const buttonsBetween = ({ band, length }: Pick<Skirt, 'band' | 'length'>): readonly [number, number] => [
  band + LAP.first,
  length - LAP.aboveHem,
];

/** Where a plain skirt is left open at its hem: in a seam of the front or the back, in both sides, or slashed into the front. */
export type VentPlace = 'front' | 'back' | 'sides' | 'panel';
export function ventPlace(g: Garment & WithMade): VentPlace {
  if (asksFor(g, 'side-slit')) return 'sides';
  if (isMade(g, 'neck-slit')) return 'front';
  return asksFor(g, 'thigh-slit') || (asksFor(g, 'slit') && !isMade(g, 'back-slit')) ? 'panel' : 'back';
}

/** Whether the back of a plain skirt has a seam at its centre: for its vent, or for its zip where no side opens. */
export const isBackParted = ({ vent, lap }: Skirt, g: Placed): boolean =>
  (vent !== undefined && ventPlace(g) === 'back') || (lap === undefined && !opensAtSide(g));

/** Skirts that cross over, hang from a cord or are a cloth have no zip. */
const UNZIPPED: readonly SkirtKind[] = ['wrap', 'kalis', 'cloth'];

/** Whether a zip closes a skirt in the centre of its back. */
export const isZippedBehind = (g: Placed, kind: SkirtKind): boolean =>
  !UNZIPPED.includes(kind) &&
  !opensAtSide(g) &&
  g.kind !== 'chima' &&
  !isElastic(g) &&
  !isMade(g, 'button-front') &&
  (openingOf(g) === undefined || openingOf(g) === 'back-zip');

/** Whether the front has one: for the slit that is ordered there. */
export const isFrontParted = ({ vent }: Skirt, g: Placed): boolean => vent !== undefined && ventPlace(g) === 'front';

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
