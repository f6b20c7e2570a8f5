import { asksFor } from '../detail.ts';
import type { Look } from '../look.ts';
import { CLOTHS } from './cloths.ts';
import { isDetailGrownOnly } from './details.ts';
import { factsOf } from './garments/garments.ts';

type Garment = Look['garments'][number];
type Accessory = Look['accessories'][number];
type Slot = 'neckline' | 'length' | 'fit';

/** Cuts that the young do not wear, each with what they wear instead. */
export const GROWN_CUTS: { readonly [S in Slot]: Partial<Readonly<Record<Garment[S], Garment[S]>>> } = {
  neckline: { plunging: 'round', strapless: 'round' },
  length: { micro: 'knee', mini: 'knee' },
  fit: { tight: 'fitted' },
};

/** A hem of the young may lie so much above its place, cm, and not at all where it ends at the waist. */
const MOST_RISEN = 6;
const AT_THE_WAIST: ReadonlySet<Garment['length']> = new Set(['crop', 'waist']);

/** Whether its hem is drawn up further than the young wear it. */
export const isRisen = ({ hem = 0, length }: Pick<Garment, 'hem' | 'length'>): boolean =>
  hem < (AT_THE_WAIST.has(length) ? 0 : -MOST_RISEN);

/** Shoes that the young do not wear, each with what they wear instead. */
export const GROWN_SHOES: Partial<Readonly<Record<Look['footwear']['kind'], Look['footwear']['kind']>>> = {
  stiletto: 'flat',
  pump: 'flat',
  'heeled-sandal': 'sandal',
};

/** What the young do not wear besides clothes, each with what they wear instead. */
export const GROWN_ACCESSORIES: Partial<Readonly<Record<Accessory['kind'], Accessory['kind']>>> = {
  choker: 'necklace',
};

/** Stances of models, each with how the young stand instead. */
export const GROWN_STANCES: Partial<Readonly<Record<Look['person']['pose'], Look['person']['pose']>>> = {
  catwalk: 'walk',
  'hold-skirt': 'relaxed',
  lapel: 'relaxed',
  'hand-on-hip': 'contrapposto',
  akimbo: 'contrapposto',
};

/** What is laid over other clothes and need not be lined. */
const LAID_OVER: ReadonlySet<Garment['family']> = new Set(['dupatta', 'jacket', 'saree']);

/** Names of cloths that are the grown's on the body, whatever they are drawn as. */
const GROWN_CLOTH = /\b(?:sheer|see-through|transparent|latex|vinyl|pvc)\b/;

const isYoung = ({ ageGroup }: Look['person']): boolean => ageGroup === 'child' || ageGroup === 'teen';

/** Whether cloth of it would show the body through. */
export const showsThrough = ({ family, cloth, details }: Garment): boolean =>
  CLOTHS[cloth.fabric].sheer && !LAID_OVER.has(family) && !asksFor({ details }, 'lining');

/** Whether its cloth is called by a name that is for the grown alone. */
export const isGrownCloth = ({ cloth }: Garment): boolean => GROWN_CLOTH.test(cloth.name ?? '');

function grownIn(garment: Garment): string[] {
  const of = (what: string) => `${garment.id}.${what}`;
  return [
    ...(factsOf(garment).grownOnly ? [of('kind')] : []),
    ...(Object.hasOwn(GROWN_CUTS.neckline, garment.neckline) ? [of('neckline')] : []),
    ...(Object.hasOwn(GROWN_CUTS.length, garment.length) || isRisen(garment) ? [of('length')] : []),
    ...(Object.hasOwn(GROWN_CUTS.fit, garment.fit) ? [of('fit')] : []),
    ...(garment.details.some(isDetailGrownOnly) ? [of('details')] : []),
    ...(showsThrough(garment) || isGrownCloth(garment) ? [of('fabric')] : []),
  ];
}

/** Fishnets: tights of net. */
const areNetTights = ({ kind, name, details = [] }: Accessory): boolean =>
  kind === 'tights' && (details.some(({ id }) => id === 'net') || /\b(?:fish[ -]?)?nets?\b/i.test(name));

/** Whether it, or something about it, is for the grown alone. */
export const isAccessoryGrown = (worn: Accessory): boolean =>
  Object.hasOwn(GROWN_ACCESSORIES, worn.kind) || areNetTights(worn) || (worn.details ?? []).some(isDetailGrownOnly);

type Wearer = Pick<Look, 'person' | 'garments' | 'footwear' | 'accessories'>;

const grownOf = ({ person, garments, footwear, accessories }: Wearer): string[] => [
  ...garments.flatMap(grownIn),
  ...(Object.hasOwn(GROWN_SHOES, footwear.kind) ? ['footwear.kind'] : []),
  ...((footwear.details ?? []).some(isDetailGrownOnly) ? ['footwear.details'] : []),
  ...accessories.filter(isAccessoryGrown).map(({ kind }) => `accessory.${kind}`),
  ...(Object.hasOwn(GROWN_STANCES, person.pose) ? ['person.pose'] : []),
];

/**
 * What anybody young would wear in a Look that only the grown wear, and how they would stand, each as its slot: 'g1.kind',
 * 'footwear.kind'. Empty for everybody grown, and for every Look of the young that may be drawn.
 */
export const grownOnlyIn = (look: Wearer & Pick<Look, 'companion'>): string[] =>
  [look, look.companion].flatMap((one) => (one && isYoung(one.person) ? grownOf(one) : []));
