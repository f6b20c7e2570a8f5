import type { Family } from '../../vocabulary/cut.ts';
import { FAMILIES_MEASURED } from '../families.ts';
import type { Block, GarmentFacts, GarmentRecord, PointsOfMeasure } from '../garment-record.ts';
import { COATS } from './coats.ts';
import { DRESSES } from './dresses.ts';
import { GOWNS } from './gowns.ts';
import { INDIA } from './india.ts';
import { JUMPSUITS } from './jumpsuits.ts';
import { KNITS } from './knits.ts';
import { OUTERWEAR } from './outerwear.ts';
import { SHIRTS } from './shirts.ts';
import { SKIRTS } from './skirts.ts';
import { SPORT_TOPS } from './sport-tops.ts';
import { TOPS } from './tops.ts';
import { TROUSERS } from './trousers.ts';
import { WORLD } from './world.ts';

/** Every garment that has a record. */
export type GarmentKind = (
  | typeof TOPS
  | typeof SHIRTS
  | typeof SPORT_TOPS
  | typeof KNITS
  | typeof DRESSES
  | typeof GOWNS
  | typeof JUMPSUITS
  | typeof SKIRTS
  | typeof TROUSERS
  | typeof OUTERWEAR
  | typeof COATS
  | typeof INDIA
  | typeof WORLD
)[number]['id'];

/** Of two that share a phrase the earlier wins. What a record says of another is checked here: no kind without a record. */
export const GARMENTS: readonly GarmentRecord<GarmentKind>[] = [
  ...TOPS,
  ...SHIRTS,
  ...SPORT_TOPS,
  ...KNITS,
  ...DRESSES,
  ...GOWNS,
  ...JUMPSUITS,
  ...SKIRTS,
  ...TROUSERS,
  ...OUTERWEAR,
  ...COATS,
  ...INDIA,
  ...WORLD,
];

export const GARMENT_KINDS: readonly GarmentKind[] = GARMENTS.map(({ id }) => id);

const BY_KIND: ReadonlyMap<GarmentKind, GarmentRecord<GarmentKind>> = new Map(
  GARMENTS.map((record) => [record.id, record]),
);

export function recordOf(kind: GarmentKind): GarmentRecord<GarmentKind> {
  const record = BY_KIND.get(kind);
  if (!record) throw new Error(`no garment is called '${kind}'`);
  return record;
}

const NO_FACTS: GarmentFacts<GarmentKind> = {};

/** What holds of a garment beyond its cut. */
export const factsOf = ({ kind }: { readonly kind: GarmentKind }): GarmentFacts<GarmentKind> =>
  recordOf(kind).facts ?? NO_FACTS;

/** How it is measured, and from which block its pattern starts. */
export function measuredBy({ kind, family }: { readonly kind: GarmentKind; readonly family: Family }): {
  points: PointsOfMeasure;
  block: Block;
} {
  const { points, block } = factsOf({ kind });
  const usual = FAMILIES_MEASURED[family];
  return { points: points ?? usual.points, block: block ?? usual.block };
}

/** Whether it is at home in India, by its record. */
export const isIndian = ({ kind }: { readonly kind: GarmentKind }): boolean => recordOf(kind).region === 'india';

/** What its upper half is called in prose; by its own name where that is all of it. */
export function upperHalfOf({ kind }: { readonly kind: GarmentKind }): string {
  const { id, name } = recordOf(factsOf({ kind }).upperHalf ?? kind);
  return name ?? id.replaceAll('-', ' ');
}
