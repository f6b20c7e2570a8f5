import type { Difference } from '@toile/look/differences';
import type { Place } from '#web/lib/painter/painter-messages.ts';

/** Where on a picture something differs, shares of its sides, and the numbers of what differs there, from 1. */
export interface Mark extends Place {
  numbers: readonly number[];
}

/** One mark for each garment that differs, with the numbers of its differences; what is no garment has none. */
export function marksOf(differences: readonly Pick<Difference, 'slot'>[], places: readonly Place[]): Mark[] {
  return places.flatMap((place) => {
    const numbers = differences.flatMap(({ slot }, n) => (slot.split('.')[0] === place.garmentId ? [n + 1] : []));
    return numbers.length > 0 ? [{ ...place, numbers }] : [];
  });
}
