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

const isYoung = ({ ageGroup }: Worn['person']): boolean => ageGroup === 'child' || ageGroup === 'teen';

/** A coat or a waistcoat that is worn closed with nothing under it, as its record has it; the young wear something under a waistcoat. */
const isWornAlone = (garment: Garment, person: Worn['person']): boolean => {
  const { herTop, top } = factsOf(garment);
  return (
    garment.closure !== 'open' &&
    ((herTop === true && !isYoung(person)) || top?.women?.length === 0 || top?.men?.length === 0)
  );
};

/** A top that stands open covers nothing. */
const coversChest = (garment: Garment, person: Worn['person']): boolean =>
  (ON_CHEST.has(garment.family) && (garment.family !== 'top' || garment.closure !== 'open')) ||
  isWornAlone(garment, person);

const coversHips = (garment: Garment, person: Worn['person']): boolean =>
  ON_HIPS.has(garment.family) ||
  factsOf(garment).bareLegs === true ||
  ((garment.family === 'top' || isWornAlone(garment, person)) && !SHORT.has(garment.length));

function bareOf({ person, garments }: Worn): Bare[] {
  const isGrownMan = person.presentation === 'male' && !isYoung(person);
  return [
    ...(isGrownMan || garments.some((garment) => coversChest(garment, person)) ? [] : ['chest' as const]),
    ...(garments.some((garment) => coversHips(garment, person)) ? [] : ['hips' as const]),
  ];
}

/** What nobody's clothes cover in a Look that must be covered, each part once: a grown man's chest alone need not be. */
export const bareIn = (look: Worn & Pick<Look, 'companion'>): Bare[] => [
  ...new Set([look, look.companion].flatMap((one) => (one ? bareOf(one) : []))),
];
