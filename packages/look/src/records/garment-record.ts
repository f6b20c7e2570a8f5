import type { Fabric } from '../vocabulary/cloth.ts';
import type { Family, Layer } from '../vocabulary/cut.ts';
import type { Season } from '../vocabulary/mood.ts';
import type { Slots } from './slots.ts';

export const REGIONS = [
  'western',
  'india',
  'china',
  'japan',
  'korea',
  'vietnam',
  'west-africa',
  'middle-east',
  'scotland',
  'alps',
] as const;
export type Region = (typeof REGIONS)[number];

/** 0 = lounge and sport, 1 = everyday, 2 = smart, 3 = ceremony. */
export type Formality = 0 | 1 | 2 | 3;

/** Whom it is cut for when nothing else is said. */
export type CutFor = 'female' | 'male' | 'any';

/** Rooms and places a picture may stand its wearer in. */
export type Place = 'everyday' | 'bedroom' | 'sport' | 'beach' | 'office' | 'indian-home' | 'indian-ceremony' | 'grand';

/** Which list of points of measure it is measured by. */
export type PointsOfMeasure = 'upper' | 'one-piece' | 'skirt' | 'legs' | 'legged-one-piece' | 'drape';

/** The block a pattern of it starts from. */
export type Block =
  | 't-shirt'
  | 'shirt'
  | 'top'
  | 'kurta'
  | 'anarkali'
  | 'choli'
  | 'dress'
  | 'wrap-dress'
  | 'gown'
  | 'jumpsuit'
  | 'pencil-skirt'
  | 'a-line-skirt'
  | 'circle-skirt'
  | 'pleated-skirt'
  | 'lehenga'
  | 'trousers'
  | 'jeans'
  | 'leggings'
  | 'salwar'
  | 'churidar'
  | 'sharara'
  | 'tailored-jacket'
  | 'buttoned-coat'
  | 'waistcoat'
  | 'coat'
  | 'sweatshirt'
  | 'jacket'
  | 'rectangles'
  | 'drape'
  | 'swimwear';

/**
 * Everything that is true of a garment by itself, whoever wears it. What depends on the words, the season or taste is the
 * atelier's to choose; what holds for a whole family is in the family's record and stands here only where it differs.
 */
export interface GarmentRecord<Kind extends string = string> {
  id: Kind;
  /** Spellings that mean it, separated by commas; plurals, hyphens and American spelling fold by themselves. */
  words: string;
  /** In prose; the id with spaces when absent. */
  name?: string;
  /** Shown as a pair with 'a pair of' in prose. */
  plural?: boolean;
  family: Family;
  layer?: Layer;
  /** What it is by itself, beyond what its family is. */
  is?: Slots;
  /** Cloths it is cut from when none is named, the best first. */
  cloths: readonly Fabric[];
  cut?: CutFor;
  region?: Region;
  formality?: Formality;
  /** Colour it is when nothing is said, by name. */
  colour?: string;
  facts?: GarmentFacts<Kind>;
}

/** See `GarmentRecord`; each absent fact is the family's. */
export interface GarmentFacts<Kind extends string = string> {
  /** Only for the grown: nobody young is dressed in it. */
  grownOnly?: boolean;
  /** Where its wearer may be shown. */
  places?: readonly Place[];
  /** Seasons it speaks of by itself: a parka is winter's whatever the form says. */
  season?: Season;
  /** Shoes that go with it, the best first, by record of footwear. */
  shoes?: readonly string[];
  /** Worn under it where nothing is named, the best first. */
  under?: readonly Kind[];
  /** Worn below it where nothing is named, the best first. */
  bottom?: readonly Kind[];
  /** Worn with it besides: a dupatta, a choli. */
  companions?: readonly Kind[];
  /** What of the wearer it hides whatever its length. */
  hides?: readonly ('legs' | 'feet' | 'arms' | 'hair')[];
  /** Where needlework lies on it when the words do not say. */
  worked?: readonly ('neck' | 'front' | 'yoke' | 'hem' | 'cuff' | 'all-over')[];
  /** How it opens on the body, for the pattern and the flat. */
  opens?: 'front' | 'half-front' | 'side' | 'back' | 'wrap' | 'pull-on' | 'waist' | 'none';
  points?: PointsOfMeasure;
  block?: Block;
}
