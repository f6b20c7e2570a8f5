import type { Garment } from '@toile/look';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';

/** Where a band lies by itself: 0 the waist, 1 the hip bone. */
const NATURAL = { woman: 0.08, man: 0.78 };

/** A low rise shows the hip bones: below where the band would lie by itself, and below the navel. */
const LOW = { woman: 1.12, man: 1.3 };

/** How far below the waist a garment sits: 0 the waist, 1 the hip bone. */
export function seatOf(f: Wearer, { waistline }: Garment): number {
  const natural = isWoman(f) ? NATURAL.woman : NATURAL.man;
  return { natural, high: 0, low: LOW[isWoman(f) ? 'woman' : 'man'], dropped: 0.9, empire: 0, none: natural }[
    waistline
  ];
}
