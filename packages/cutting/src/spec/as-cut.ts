import type { Garment, GarmentKind } from '@toile/look';
import { cutOf } from './cuts.ts';

/** Hung from straps whatever else is said: without them they are other garments. */
const STRAPPED: readonly GarmentKind[] = ['slip-dress', 'camisole', 'nightgown'];

/**
 * A garment as it is made: a picture may wear it open or leave out what no maker can. A jacket that is worn open closes with a zip;
 * a slip has its straps.
 */
export function asCut(garment: Garment): Garment {
  const cut = cutOf(garment);
  const isJacket = cut.form === 'torso' && cut.build === 'casual';
  if (isJacket && garment.closure === 'open') return { ...garment, closure: 'zip' };
  if (STRAPPED.includes(garment.kind) && garment.neckline === 'strapless') return { ...garment, neckline: 'straps' };
  return garment;
}
