import type { Look } from '../look.ts';
import { factsOf } from './garments/garments.ts';

type Garment = Look['garments'][number];
type Worn = Pick<Look, 'person' | 'garments'>;
/** Parts of the body that clothes cover whatever the words leave out. */
export type Bare = 'chest' | 'hips';

const ON_CHEST: ReadonlySet<Garment['family']> = new Set(['top', 'choli', 'dress', 'jumpsuit', 'saree']);
const ON_HIPS: ReadonlySet<Garment['family']> = new Set(['dress', 'jumpsuit', 'saree', 'lehenga', 'skirt', 'trousers']);
/** Lengths of a top that leave the hips to what is worn below. */
const SHORT: ReadonlySet<Garment['length']> = new Set(['crop', 'waist', 'hip']);

/** A coat or a waistcoat that is worn closed with nothing under it, as its record has it. */
const isWornAlone = (garment: Garment): boolean => {
  const { herTop, top } = factsOf(garment);
  return garment.closure !== 'open' && (herTop === true || top?.women?.length === 0 || top?.men?.length === 0);
};

/** A top that stands open covers nothing. */
const coversChest = (garment: Garment): boolean =>
  (ON_CHEST.has(garment.family) && (garment.family !== 'top' || garment.closure !== 'open')) || isWornAlone(garment);

const coversHips = (garment: Garment): boolean =>
  ON_HIPS.has(garment.family) ||
  factsOf(garment).bareLegs === true ||
  ((garment.family === 'top' || isWornAlone(garment)) && !SHORT.has(garment.length));

function bareOf({ person, garments }: Worn): Bare[] {
  const isGrownMan = person.presentation === 'male' && person.ageGroup !== 'child' && person.ageGroup !== 'teen';
  return [
    ...(isGrownMan || garments.some(coversChest) ? [] : ['chest' as const]),
    ...(garments.some(coversHips) ? [] : ['hips' as const]),
  ];
}

/** What nobody's clothes cover in a Look that must be covered, each part once: a grown man's chest alone need not be. */
export const bareIn = (look: Worn & Pick<Look, 'companion'>): Bare[] => [
  ...new Set([look, look.companion].flatMap((one) => (one ? bareOf(one) : []))),
];
