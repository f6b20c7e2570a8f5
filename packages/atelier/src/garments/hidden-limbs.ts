/** What clothes hide of the person under them, so that it need not be painted. */
import { isSheer } from '#atelier/cloth/fabric-rules.ts';
import { skirtCutOf } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { isLayered } from '#atelier/garments/lower/skirt/skirt-layers.ts';
import type { Family, Garment, Neckline } from '#atelier/look/look.ts';

/** Details that open a skirt, so that what is under it shows. */
const OPENS = /slit|high-low|asymmetric|open|wrap|sheer|ruffle-split/;

/** Whether a hem lies on the floor all round: then no shoe is seen, not even a tip. */
export const coversFeet = (garments: readonly Garment[]): boolean =>
  garments.some(
    (g) =>
      g.length === 'floor' &&
      ['dress', 'skirt'].includes(g.family) &&
      (!isSheer(g.cloth.fabric) || isLayered(skirtCutOf(g))) &&
      !g.details.some((d) => OPENS.test(d)),
  );

/** Details through which a leg is seen. */
const SHOWS_LEG = /slit|high-low|asymmetric|open|wrap|sheer|lace|ruffle-split|distress|rip|cut-?out|mesh|net/;

/** Whether opaque cloth lies over both legs down to the ankle. */
export const hidesLegs = (garments: readonly Garment[]): boolean =>
  garments.some(
    ({ family, length, cloth, details }) =>
      ['trousers', 'jumpsuit', 'lehenga'].includes(family) &&
      ['ankle', 'full', 'maxi', 'floor'].includes(length) &&
      !isSheer(cloth.fabric) &&
      !details.some((d) => SHOWS_LEG.test(d)),
  );

/** Details through which an arm is seen, and necklines that leave the shoulder bare. */
const SHOWS_ARM = /cold|sheer|lace|mesh|net|slit|rolled|tie-sleeve|distress|rip|cut-?out|open|thumb/;
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
  const showsArm = ({ cloth, details }: Garment): boolean =>
    isSheer(cloth.fabric) || details.some((d) => SHOWS_ARM.test(d));
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
