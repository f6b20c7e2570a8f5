/** What lies under cloth one looks through. */

import type { Garment } from '@toile/look';
import { factsOf } from '@toile/look/records';
import type { Material } from '#atelier/cloth/build.ts';
import { trimOf } from '#atelier/garments/measures.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { lerp } from '#atelier/kit/numbers.ts';

/** The slip under sheer cloth: its own tint, paler; under lace near to skin, so that every hole of it is seen. */
export function liningOf(g: Garment): Material {
  const { fabric, colour } = g.cloth;
  const skin = lumaOf(colour.hex) > 0.62 ? '#bd9474' : '#e2bf9f';
  const tint =
    fabric === 'lace'
      ? mixHex(colour.hex, skin, 0.74)
      : mixHex(colour.hex, '#f6ede2', fabric === 'organza' ? 0.42 : 0.26);
  // a slip that shone would be seen before the cloth over it
  return { fabric: 'poplin', colour: trimOf(g, 'lining') ?? tint };
}

/** What lines a garment from neck to hem: plain silk of its own colour, through which nothing shows. */
export const wholeLiningOf = (g: Garment): Material => ({
  fabric: 'silk',
  colour: trimOf(g, 'lining') ?? g.cloth.colour.hex,
});

/** Whether it is lined from neck to hem: by its kind, or because the words say so. */
export const isLinedWhole = (g: Garment): boolean =>
  factsOf(g).linedWhole === true || g.details.some(({ id, part }) => id === 'lining' || part === 'lining');

/** Shares of the skirt that the slip is long: organza stands clear of the legs and shows them. */
const SLIP = { organza: 0.72, other: 0.8 } as const;

/** Page height at which the slip under a sheer skirt ends: below it the legs are seen. */
export const slipEnd = ({ cloth }: Garment, hipY: number, hemY: number): number =>
  Math.max(hipY + 70, lerp(hipY, hemY, cloth.fabric === 'organza' ? SLIP.organza : SLIP.other));
