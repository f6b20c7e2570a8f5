import type { Garment } from '@toile/look';
import { closersOf, type WithParts } from './closers.ts';

const ASIDE: readonly (string | undefined)[] = ['side', undefined];

/** On which side of the wearer a garment opens that opens aside: on the left, where no word says the right. */
export function openSide(garment: Garment & WithParts): 'left' | 'right' {
  const aside = closersOf(garment).filter(({ place }) => ASIDE.includes(place));
  return aside.some(({ side }) => side === 'right') && !aside.some(({ side }) => side === 'left') ? 'right' : 'left';
}

/** How long the zip of the words is, cm; undefined where none says so. */
export const zipSaid = (garment: Garment & WithParts): number | undefined =>
  closersOf(garment).find(({ id, cm }) => id === 'zip' && cm !== undefined)?.cm;
