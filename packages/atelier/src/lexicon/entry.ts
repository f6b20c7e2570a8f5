import type { AccessoryKind, Family, FootwearKind, GarmentKind } from '@toile/look';
import type { CutFor, Formality, GarmentRecord, Slots } from '@toile/look/records';

interface Named {
  id: string;
  /** Spellings that mean it, separated by commas; plurals, hyphens and American spelling fold by themselves. */
  words: string;
}

/** A garment as the words meet it. */
export interface GarmentEntry extends GarmentRecord<GarmentKind> {
  /** The garment it is drawn as, where it has no cut of its own. */
  drawnLike?: GarmentKind;
}

/** Several garments under one word: 'suit', 'kurta set'. The first carries the attributes, all share the cloth. */
export interface SetEntry extends Named {
  pieces: readonly GarmentKind[];
  /** Pieces cut from one cloth (a suit) rather than only worn together. */
  matched: boolean;
  is?: Slots;
  cut?: CutFor;
  /** What the pieces are called and how they are cut, in their order, where their records say otherwise. */
  pieceEntries?: readonly GarmentEntry[];
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
  /** What its drawing shows, where that is only near to it: 'a Peter Pan collar'. */
  nearTo?: string;
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
  /** What its drawing shows, where that is only near to it: 'wide cuffs'. */
  nearTo?: string;
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
  /** What its drawing shows, where that is only near to it. */
  drawnAs?: string;
}

export interface AccessoryEntry extends Named {
  /** What is drawn: 'necklace', 'bangles', 'hat'… */
  kind: AccessoryKind;
  name?: string;
  colour?: string;
  /** Attribute words that make it what it is. */
  details?: readonly string[];
  /** What its drawing shows, where that is only near to it. */
  drawnAs?: string;
}
