export { askedGarments } from './asked-garments.ts';
export {
  addDetail,
  asksFor,
  type Detailed,
  detailOf,
  detailsNamed,
  isMotif,
  isSameDetail,
  namedOrTold,
  wordsOf,
} from './detail.ts';
export { detailWord } from './detail-word.ts';
export { type Difference, differences } from './differences.ts';
export type { FlatDrafter, FlatFill, FlatMark, FlatPen, FlatPoint, FlatView } from './drawn-flat.ts';
export { IN_DOUBT } from './in-doubt.ts';
export { isRecoloured } from './is-recoloured.ts';
export { Look } from './look.ts';
export { LookError } from './look-error.ts';
export type {
  Accessory,
  Border,
  Cloth,
  Colour,
  Companion,
  Detail,
  Footwear,
  Garment,
  Origin,
  Person,
  Print,
  Product,
  ReadSpan,
  Span,
} from './look-schema.ts';
export { migrateLook } from './migrate-look.ts';
export { originOf } from './origin-of.ts';
export { peopleOf } from './people-of.ts';
export { GARMENT_KINDS, type GarmentKind } from './records/garments/garments.ts';
export type { StoredLook } from './stored-look.ts';
export { type ProductThing, thingOfProduct } from './thing-of-product.ts';
export { LOOK_VERSION } from './version.ts';
export * from './vocabulary/accessories.ts';
export * from './vocabulary/boards.ts';
export * from './vocabulary/cloth.ts';
export * from './vocabulary/cut.ts';
export * from './vocabulary/detail-ids.ts';
export * from './vocabulary/mood.ts';
export * from './vocabulary/parts.ts';
export * from './vocabulary/person.ts';
export * from './vocabulary/product.ts';
export * from './vocabulary/reading.ts';
