export { ACCESSORIES, accessoriesLike, accessoriesWhere, HEAD_CLOTHS } from './accessories.ts';
export { bareIn } from './bare.ts';
export { baresMiddle, COVERS_MIDDLE, endsAboveIn } from './bare-middle.ts';
export { CLOTHS } from './cloths.ts';
export { CRAFTS, type CraftHand, type CraftId, craftOf, isCraft } from './crafts.ts';
export { DETAIL_SLOTS, SLOTS_OF_CUT, slotOfDetail } from './detail-slots.ts';
export { isDetailGrownOnly, isDetailImmodest } from './details.ts';
export { FAMILY_BASE, type FamilyBase } from './families.ts';
export type {
  Company,
  CutFor,
  CutterId,
  Formality,
  GarmentFacts,
  GarmentRecord,
  Place,
  Region,
  ShoeCustom,
} from './garment-record.ts';
export { factsOf, GARMENTS, isIndian, measuredBy, recordOf, upperHalfOf } from './garments/garments.ts';
export {
  GROWN_ACCESSORIES,
  GROWN_CUTS,
  GROWN_SHOES,
  GROWN_STANCES,
  grownOnlyIn,
  isAccessoryGrown,
  isGrownCloth,
  isRisen,
  showsThrough,
} from './grown-only.ts';
export { isMetal } from './metals.ts';
export { neverDrawn } from './never-drawn.ts';
export type { Slots } from './slots.ts';
