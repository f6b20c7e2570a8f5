/** What clothes hide of the person under them, so that it need not be painted. */

import type { Family, Garment, Neckline, Part } from '@toile/look';
import { isSheer } from '#atelier/cloth/fabric-rules.ts';
import { skirtCutOf } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { isLayered } from '#atelier/garments/lower/skirt/skirt-layers.ts';
import { hasDetail } from '#atelier/garments/measures.ts';

/** Details that open a skirt, so that what is under it shows. */
const OPENS = ['slit', 'side-slit', 'thigh-slit', 'high-low-hem', 'asymmetric-hem', 'wrap-front', 'sheer'] as const;

/** Whether a hem lies on the floor all round: then no shoe is seen, not even a tip. */
export const coversFeet = (garments: readonly Garment[]): boolean =>
  garments.some(
    (g) =>
      g.length === 'floor' &&
      ['dress', 'skirt'].includes(g.family) &&
      (!isSheer(g.cloth.fabric) || isLayered(skirtCutOf(g))) &&
      !hasDetail(g, ...OPENS),
  );

/** Details through which a leg is seen, on the whole garment or on its legs, and cloths that do not hide what is under them. */
const SHOWS_LEG = [...OPENS, 'distressed', 'cut-out', 'lace-trim', 'lace', 'net'] as const;
const OF_LEGS: readonly (Part | undefined)[] = [undefined, 'leg', 'hem', 'panel'];

/** Whether opaque cloth lies over both legs down to the ankle. */
export const hidesLegs = (garments: readonly Garment[]): boolean =>
  garments.some(
    (g) =>
      ['trousers', 'jumpsuit', 'lehenga'].includes(g.family) &&
      ['ankle', 'full', 'maxi', 'floor'].includes(g.length) &&
      !isSheer(g.cloth.fabric) &&
      !g.details.some(({ id, part }) => SHOWS_LEG.some((shows) => shows === id) && OF_LEGS.includes(part)),
  );

/** Details through which an arm is seen, of the sleeve or of the whole garment, and necklines that leave the shoulder bare. */
const SHOWS_ARM = [
  ...['cold-shoulder', 'sheer', 'sheer-sleeve', 'lace-sleeve', 'lace', 'net', 'rolled-sleeve', 'tie-sleeve'],
  ...['slit', 'distressed', 'cut-out'],
];
const OF_ARMS: readonly (Part | undefined)[] = [undefined, 'sleeve', 'shoulder', 'cuff'];
const BARES_SHOULDER: readonly Neckline[] = [
  'off-shoulder',
  'one-shoulder',
  'strapless',
  'straps',
  'halter',
  'sweetheart',
  'square',
  'boat',
];

/** Clothes with sleeves of their own. */
const SLEEVED: ReadonlySet<Family> = new Set(['top', 'dress', 'jacket', 'jumpsuit']);

/**
 * Whether opaque sleeves lie over both arms from the shoulder to the wrist. Under sheer sleeves those of another garment are not
 * drawn, so none may be sheer.
 */
export function hidesArms(garments: readonly Garment[]): boolean {
  const sleeved = garments.filter(({ family, sleeve }) => SLEEVED.has(family) && sleeve.length !== 'sleeveless');
  const showsArm = (g: Garment): boolean =>
    isSheer(g.cloth.fabric) || g.details.some(({ id, part }) => SHOWS_ARM.includes(id) && OF_ARMS.includes(part));
  return (
    !sleeved.some(showsArm) &&
    sleeved.some(
      ({ neckline, sleeve }) =>
        sleeve.length === 'long' &&
        ['set-in', 'shirt', 'tailored', 'raglan', 'drop-shoulder'].includes(sleeve.shape) &&
        !BARES_SHOULDER.includes(neckline),
    )
  );
}
