import type {
  AccessoryKind,
  Border,
  Closure,
  Collar,
  Fabric,
  Family,
  Fit,
  FootwearKind,
  GarmentKind,
  Layer,
  Length,
  Neckline,
  Print,
  PrintKind,
  Silhouette,
  SleeveLength,
  SleeveShape,
} from '#atelier/look/look.ts';

/** What an attribute decides about a garment. Absent = leaves it open. */
export interface Slots {
  fabric?: Fabric;
  /** Prose name of the cloth where the fabric alone does not say it. */
  fabricName?: string;
  print?: PrintKind;
  printName?: string;
  scale?: Print['scale'];
  direction?: NonNullable<Print['direction']>;
  silhouette?: Silhouette;
  fit?: Fit;
  length?: Length;
  waistline?: 'natural' | 'high' | 'low' | 'empire' | 'dropped' | 'none';
  neckline?: Neckline;
  collar?: Collar;
  sleeveShape?: SleeveShape;
  sleeveLength?: SleeveLength;
  closure?: Closure;
  details?: readonly string[];
  border?: Border['kind'];
}

interface Named {
  id: string;
  /** Spellings that mean it, separated by commas; plurals, hyphens and American spelling fold by themselves. */
  words: string;
}

/** Whom a garment is cut for when nothing else is said. */
export type Cut = 'female' | 'male' | 'any';

export type Region =
  | 'western'
  | 'india'
  | 'china'
  | 'japan'
  | 'korea'
  | 'vietnam'
  | 'west-africa'
  | 'middle-east'
  | 'scotland'
  | 'alps';

/** 0 = lounge and sport, 1 = everyday, 2 = smart, 3 = ceremony. */
export type Formality = 0 | 1 | 2 | 3;

export interface GarmentEntry extends Named {
  id: GarmentKind;
  /** In prose; the id with spaces when absent. */
  name?: string;
  family: Family;
  layer?: Layer;
  /** What it is by itself, beyond what its family is. */
  is?: Slots;
  /** Cloths it is cut from when none is named, the best first. */
  cloths: readonly Fabric[];
  cut?: Cut;
  region?: Region;
  formality?: Formality;
  /** A word that may stand for any garment of its family ('dress', 'jacket'): a later mention refers back to an earlier one. */
  generic?: boolean;
  /** Also a quality, and a garment only where nothing named could have it: 'navy crew neck'. */
  shy?: boolean;
  /** Shown as a pair with 'a pair of' in prose. */
  plural?: boolean;
  /** Colour it is when nothing is said, by name. */
  colour?: string;
}

/** Several garments under one word: 'suit', 'kurta set'. The first carries the attributes, all share the cloth. */
export interface SetEntry extends Named {
  pieces: readonly GarmentKind[];
  /** Pieces cut from one cloth (a suit) rather than only worn together. */
  matched: boolean;
  is?: Slots;
  cut?: Cut;
}

export interface AttributeEntry extends Named {
  as:
    | 'fabric'
    | 'print'
    | 'silhouette'
    | 'fit'
    | 'length'
    | 'waistline'
    | 'neckline'
    | 'collar'
    | 'sleeve'
    | 'closure'
    | 'border';
  is: Slots;
}

export interface DetailEntry extends Named {
  /** In prose, after 'with': 'a ruffled hem'. The id with spaces when absent. */
  name?: string;
  /** Other slots that the detail settles. */
  is?: Slots;
  /** May describe a part of a garment: 'beaded neck'. */
  onParts?: boolean;
  /** False: told, never drawn, and said so. */
  drawn?: boolean;
  /** Belongs on the body of these families only; on any when absent. */
  families?: readonly Family[];
}

/** A word whose meaning depends on what it stands before: 'long dress', 'long sleeves', 'long hair'. */
export interface RelativeEntry extends Named {
  /** By part id, family, or 'garment' for the rest. */
  senses: Readonly<Record<string, Slots>>;
  as: 'length' | 'fit' | 'silhouette';
}

/** A part of a garment: gathers the adjectives before it. */
export interface PartEntry extends Named {
  /** Families that have it; all when absent. */
  families?: readonly Family[];
  /** What naming the part by itself means. */
  is?: Slots;
}

export interface FootwearEntry extends Named {
  name?: string;
  kind: FootwearKind;
  details?: readonly string[];
  formality?: Formality;
  /** Colour when none is said. */
  colour?: string;
}

export interface AccessoryEntry extends Named {
  /** What is drawn: 'necklace', 'bangles', 'hat'… */
  kind: AccessoryKind;
  name?: string;
  colour?: string;
  /** Attribute words that make it what it is. */
  details?: readonly string[];
}
