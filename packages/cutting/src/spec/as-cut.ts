import type { Garment, GarmentKind } from '@toile/look';
import { cutOf } from './cuts.ts';
import { BARE } from './torso/neck-of.ts';

const COLLARS_OF_A_NECK: readonly Garment['collar'][] = [
  'shirt',
  'polo',
  'mandarin',
  'band',
  'peter-pan',
  'funnel',
  'roll',
  'rib',
  'hood',
];

/** What hangs from straps and falls in a cowl between them. */
interface Cowled extends Pick<Garment, 'kind'> {
  readonly isCowled?: true;
}

export const isCowled = (garment: Cowled): boolean => garment.isCowled === true;

/** Hung from straps whatever else is said: without them they are other garments. */
const UNHUNG: readonly Garment['neckline'][] = ['strapless', 'cowl'];
const STRAPPED: readonly GarmentKind[] = ['slip-dress', 'camisole', 'nightgown'];

/**
 * A garment as it is made: a picture may wear it open or leave out what no maker can. A jacket that is worn open closes with a zip;
 * a slip has its straps.
 */
export function asCut(garment: Garment): Garment & Cowled {
  const cut = cutOf(garment);
  const isJacket = cut.form === 'torso' && cut.build === 'casual';
  if (isJacket && garment.closure === 'open') return { ...garment, closure: 'zip' };
  // a dressing gown's collar is one band that crosses with its fronts; what leaves the shoulders bare has no collar to stand on
  if (garment.kind === 'robe' && garment.collar === 'shawl') return { ...garment, collar: 'cross', closure: 'wrap' };
  if (BARE.includes(garment.neckline) && COLLARS_OF_A_NECK.includes(garment.collar))
    return { ...garment, collar: 'none' };
  if (STRAPPED.includes(garment.kind) && UNHUNG.includes(garment.neckline))
    return { ...garment, neckline: 'straps', ...(garment.neckline === 'cowl' && { isCowled: true as const }) };
  return garment;
}
