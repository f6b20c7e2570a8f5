import type { Garment, GarmentKind } from '@toile/look';
import type { GarmentEdits, TrimUnit } from '@toile/look/pack-edits';
import type { Body, Who } from '../measures/body.ts';
import type { Size } from '../measures/size-tables.ts';
import type { Cut } from './cut.ts';
import type { Ease } from './ease.ts';
import type { UnmetLength } from './made/read-lengths.ts';
import type { OrderedPart } from './made/read-parts.ts';
import type { SaidLength } from './made/said-length.ts';
import type { Parts } from './points.ts';
import type { Work } from './works.ts';

/** Where a value is from: the customer's words, the house's standard, a guess that somebody must check before cutting, or somebody's edit. */
export type Provenance = 'words' | 'house' | 'check' | 'edit';
export const PROVENANCE_LABELS: Readonly<Record<Provenance, string>> = {
  words: 'from your words',
  house: 'house standard',
  check: 'to be checked',
  edit: 'your edit',
};

/** `driver` comes from the words, `fit` from body and ease, `derived` falls out of the draft. */
export type Role = 'driver' | 'fit' | 'derived';
export type PartName = keyof Parts;

export interface PointOfMeasure {
  part: PartName;
  /** Key of the part's measures. */
  id: string;
  code: string;
  name: string;
  how: string;
  /** Centimetres, or pieces where `count` is true. */
  value: number;
  tolerance: number;
  count: boolean;
  /** Added from size to size up to XL, and from XL on; absent where every size is worked out by itself. */
  grade?: { step: number; big: number };
  role: Role;
  provenance: Provenance;
}

export interface Seam {
  where: string;
  /** How it is sewn, with the seam class of ISO 4916 and stitch of ISO 4915. */
  how: string;
  /** Centimetres. */
  allowance: number;
  provenance: Provenance;
}

export interface Closing {
  where: string;
  what: string;
  /** At one place. */
  count: number;
  /** Like places that have as many: each sleeve, each side; one where it is not said. */
  times?: number;
  provenance: Provenance;
  /** What of it no word orders though the words order the thing: the house’s own share. */
  houses?: readonly HouseShare[];
}

/** What the house adds to a closing that is ordered. */
export type HouseShare = 'kind' | 'size' | 'number';

export interface Trim {
  id: string;
  name: string;
  quantity: number;
  unit: TrimUnit;
  provenance: Provenance;
}

export type ClothRole = 'fabric' | 'lining' | 'interfacing' | 'rib' | 'contrast';
export interface ClothUse {
  role: ClothRole;
  /** 'emerald satin'. */
  name: string;
  hex: string;
  provenance: Provenance;
}

/** What is made: the one source of flats, size chart, pattern, cloth, bill, cost and tech pack. */
export interface Specification {
  garment: Garment;
  kind: GarmentKind;
  name: string;
  who: Who;
  /** Closes as men's and boys' do, left over right. */
  isMale: boolean;
  /** A size of the table, or made to measure. */
  size: Size | 'made to measure';
  body: Body;
  cut: Cut;
  /** The words want no opening. */
  isPulledOn: boolean;
  parts: Parts;
  ease: { values: Ease; provenance: Provenance };
  points: readonly PointOfMeasure[];
  /** Lengths that the words give in numbers and that it is cut to. */
  lengths: readonly SaidLength[];
  /** Numbers that the words give and that it is not cut to. */
  unmet: readonly UnmetLength[];
  seams: readonly Seam[];
  closings: readonly Closing[];
  trims: readonly Trim[];
  cloths: readonly ClothUse[];
  /** What the flat's draughtsman writes beside the drawing, in the order of making. */
  construction: readonly { text: string; provenance: Provenance }[];
  /** What of the order no template cuts: then nothing is drawn or drafted in its place. */
  missing?: string;
  /** Parts that the words order or refuse. */
  ordered: readonly OrderedPart[];
  /** What is embroidered or applied, and where. */
  works: readonly Work[];
  /** Lines of text that somebody set. */
  texts: NonNullable<GarmentEdits['texts']>;
}
