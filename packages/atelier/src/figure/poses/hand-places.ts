/** Where the hands of a person find something in an outfit: a pocket, or the hip. */
import { asksFor, type Detail, type Garment, type Look } from '@toile/look';
import { factsOf } from '@toile/look/records';
import type { Place } from './bend-an-arm.ts';

/** Lengths of tops and jackets that leave the pockets of what is worn below them free. */
const ABOVE_POCKETS: ReadonlySet<string> = new Set(['crop', 'cropped', 'waist', 'hip', 'full']);
const LAPELLED: ReadonlySet<string> = new Set(['notch', 'peak', 'shawl']);
const POCKETED: ReadonlySet<string> = new Set(['trousers', 'jumpsuit', 'dress']);

/** A top or jacket that hangs over the side pockets; a jacket with lapels reaches over them at any length. */
const coversPockets = ({ family, length, collar }: Garment): boolean =>
  family === 'jacket'
    ? !ABOVE_POCKETS.has(length) || (LAPELLED.has(collar) && (length === 'hip' || length === 'full'))
    : family === 'top' && !ABOVE_POCKETS.has(length);

/** What hangs over both arms has neither sleeves nor pockets. */
export const hangsOverArms = (g: Garment): boolean => g.family === 'jacket' && asksFor(g, 'cape');

/** A coat has its own pockets at the hand; a blazer's lie higher, and what buttons to a standing collar has none. */
export const isCoat = (g: Garment): boolean =>
  g.family === 'jacket' &&
  !ABOVE_POCKETS.has(g.length) &&
  g.sleeve.length !== 'sleeveless' &&
  g.collar !== 'mandarin' &&
  g.collar !== 'band' &&
  !hangsOverArms(g);

/** Whether a hand that goes into a side pocket finds one on the outside. */
export function hasPockets({ garments }: Look): boolean {
  const over = garments.filter(coversPockets);
  if (over.length) return isCoat(over[over.length - 1]);
  return garments.some((g) => POCKETED.has(g.family) && (g.fit !== 'tight' || g.cloth.fabric === 'denim'));
}

/** What is pulled over the head and falls over both arms, without a slit for a hand. */
export const isPulledOver = (g: Garment): boolean => factsOf(g).pulledOn === true;

/** A coat that lies over the shoulders, both arms under it. */
export const liesOnShoulders = (g: Garment): boolean =>
  g.family === 'jacket' && (asksFor(g, 'over-shoulder') || asksFor(g, 'over-shoulders')) && !hangsOverArms(g);

/** What is asked for at the hip, where a hand would lie over it. */
const AT_HIP: readonly Detail['id'][] = [
  ...(['pocket', 'patch-pocket', 'welt-pocket', 'flap-pocket', 'side-pocket', 'sash', 'obi', 'peplum'] as const),
];
/** Families that lie under a long top or a jacket. */
const BELOW: ReadonlySet<string> = new Set(['trousers', 'skirt']);
const asksAtHip = (garment: Garment): boolean => AT_HIP.some((id) => asksFor(garment, id));
/** What was asked for at the hip, and does not lie under something longer. */
export const showsHip = ({ garments }: Look): boolean =>
  garments.some((g) => asksAtHip(g) && !(BELOW.has(g.family) && garments.some(coversPockets)));

/** Where a hand may lie on an outfit, the likelier named more often; over nothing that was asked to be seen. */
export function placesOn(look: Look): Place[] {
  const { garments, person } = look;
  // a hand laid anywhere under a poncho or a draped coat is no hand at all
  if (garments.some((g) => isPulledOver(g) || liesOnShoulders(g))) return [];
  const places: Place[] = [];
  if (hasPockets(look) && garments.some(isPlain)) places.push('pocket', 'pocket');
  if (!showsHip(look)) places.push('hip');
  // men put a hand on the hip where there is nothing else for it
  return person.presentation === 'male' && places.length > 1 ? places.filter((place) => place !== 'hip') : places;
}

/** Clothes in which a hand goes into a pocket of its own accord; a dress wants to be asked. */
const isPlain = (g: Garment): boolean => g.family === 'trousers' || g.family === 'jumpsuit' || isCoat(g);
