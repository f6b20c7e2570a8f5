import type { Garment } from '@toile/look';
import { factsOf, recordOf } from '@toile/look/records';
import type { Taste } from './taste.ts';

/** The most formal garment sets the tone. */
export const formality = (garments: readonly Garment[], taste: Taste): number =>
  Math.max(taste.formality, ...garments.map(({ kind }) => recordOf(kind).formality ?? 1));

/** Whether a garment of the evening is worn. */
export const isEveningDress = (garments: readonly Garment[]): boolean =>
  garments.some((garment) => factsOf(garment).evening);

/** A suit of the day: its jacket, not that of the evening. */
export const isSuit = (garments: readonly Garment[]): boolean =>
  garments.some((garment) => {
    const { suit, shoes } = factsOf(garment);
    return suit === true && shoes === 'tailored';
  });
