import type { Accessory, Garment, Look, Person, Pose } from '@toile/look';
import {
  COVERS_MIDDLE,
  endsAboveIn,
  factsOf,
  GROWN_ACCESSORIES,
  GROWN_CUTS,
  GROWN_SHOES,
  GROWN_STANCES,
  isAccessoryGrown,
  isDetailGrownOnly,
  isGrownCloth,
  isRisen,
  showsThrough,
} from '@toile/look/records';
import { isYoung } from './is-young.ts';

/** What is cut in the place of a garment that only the grown wear; itself for everybody else and everything else. */
export const kindFor = (kind: Garment['kind'], ageGroup: Person['ageGroup']): Garment['kind'] => {
  const { grownOnly, instead } = factsOf({ kind });
  return grownOnly && instead && isYoung(ageGroup) ? instead.young : kind;
};

/** Dresses the young as the young, whatever the words say: no plunge, no bare middle, nothing tight, nothing seen through. */
export function dressTheYoung(garments: readonly Garment[], ageGroup: Person['ageGroup']): void {
  if (!isYoung(ageGroup)) return;
  for (const garment of garments) {
    garment.neckline = GROWN_CUTS.neckline[garment.neckline] ?? garment.neckline;
    garment.fit = GROWN_CUTS.fit[garment.fit] ?? garment.fit;
    const longer = GROWN_CUTS.length[garment.length];
    if (longer) garment.length = garment.family === 'trousers' ? 'thigh' : longer;
    if (isRisen(garment)) delete garment.hem;
    if (garment.length === 'crop' && garment.family === 'top') garment.length = 'hip';
    garment.details = garment.details.filter((detail) => !isDetailGrownOnly(detail));
    if (isGrownCloth(garment)) {
      const { name: _, ...cloth } = garment.cloth;
      garment.cloth = cloth;
    }
  }
  line(garments);
  coverTheMiddle({ garments, ageGroup });
}

/** Lines what the body would show through. */
export function line(garments: readonly Garment[]): void {
  for (const garment of garments) if (showsThrough(garment)) garment.details.push({ id: 'lining' });
}

/** Lets what ends above what is worn below it reach that, where somebody young wears it. */
export function coverTheMiddle({ garments, ageGroup }: { garments: readonly Garment[]; ageGroup: Person['ageGroup'] }) {
  for (const garment of endsAboveIn({ person: { ageGroup }, garments })) garment.length = COVERS_MIDDLE;
}

/** Shoes without a heel, and boots to the knee, in the place of those that the grown alone wear. */
export function shoeTheYoung(footwear: Look['footwear'], ageGroup: Person['ageGroup']): Look['footwear'] {
  if (!isYoung(ageGroup)) return footwear;
  const { details = [], colour } = footwear;
  const isGrown = details.some(isDetailGrownOnly);
  const kind = GROWN_SHOES[footwear.kind] ?? (isGrown ? footwear.kind : undefined);
  return kind ? { kind, name: `${kind.replaceAll('-', ' ')}s`, colour } : footwear;
}

/** Other jewels in the place of those that the grown alone wear; what has no other is left off. */
export function adornTheYoung(accessories: Accessory[], ageGroup: Person['ageGroup']): Accessory[] {
  if (!isYoung(ageGroup)) return accessories;
  const others = new Set(accessories.filter((worn) => !isAccessoryGrown(worn)).map(({ kind }) => kind));
  return accessories.flatMap((worn) => {
    if (!isAccessoryGrown(worn)) return [worn];
    // tights of net give way to plain ones
    const kind = GROWN_ACCESSORIES[worn.kind] ?? (worn.kind === 'tights' ? worn.kind : undefined);
    return kind && !others.has(kind) ? [{ kind, name: kind.replaceAll('-', ' '), colour: worn.colour }] : [];
  });
}

/** Nobody young strikes a pose. */
export const standTheYoung = (pose: Pose, ageGroup: Person['ageGroup']): Pose =>
  (isYoung(ageGroup) && GROWN_STANCES[pose]) || pose;
