import type { Fabric } from '../vocabulary/cloth.ts';
import type { Family, Layer } from '../vocabulary/cut.ts';
import type { Slots } from './slots.ts';

/** Where a way of dressing is at home. */
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

/** Whom it is cut for when nothing else is said. */
export type CutFor = 'female' | 'male' | 'any';

/** The places it is made for, where its wearer is shown unless the words say otherwise. */
export type Place = 'ballroom' | 'wedding' | 'daylight' | 'home';

/** What its wearer would put on the feet; which pair, styling chooses by season and formality. */
export type ShoeCustom = 'india' | 'geta' | 'flat' | 'open' | 'evening' | 'sport' | 'tailored' | 'rugged' | 'summer';

/** Company in which the word for a garment means another. */
export type Company = 'child' | 'men' | 'indian' | 'underKurta' | 'knitted' | 'onSkin' | 'overClothes';

/** A set that is sold and worn as one: an upper half and a lower one of each kind belong together. */
export type SetKind = 'lounge' | 'gym' | 'tailored' | 'two-piece' | 'shirt' | 'lehenga' | 'kurta';

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

/** What cuts it: the usual garment of a family, or one that is cut like no other of its family. */
export type CutterId = Family | 'wide-robe' | 'jacket-and-skirt' | 'dhoti' | 'cape';

/**
 * Everything that is true of a garment by itself, whoever wears it. What depends on the words, the season or taste is the
 * atelier's to choose; what holds for a whole family is in `families.ts` and stands here only where it differs.
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
  /** A word that may stand for any garment of its family ('dress', 'jacket'): a later mention refers back to an earlier one. */
  generic?: boolean;
  /** What the plain word may mean on somebody who wears no such thing by that name: the skirt of a lehenga, the blouse of a saree. */
  mayMean?: readonly Family[];
  /** Also a quality, and a garment only where nothing named could have it: 'navy crew neck'. */
  shy?: boolean;
  /** Colour it is when nothing is said, by name. */
  colour?: string;
  facts?: GarmentFacts<Kind>;
}

/** What holds of the garment beyond its cut. */
export interface GarmentFacts<Kind extends string = string> {
  /** The young are not dressed in it. */
  grownOnly?: boolean;
  /** What the young, and those of seventy, are given where the atelier would choose it. */
  instead?: { young: Kind; senior: Kind };
  places?: readonly Place[];
  /** Worn against the cold whatever its cloth, or in any weather though its cloth is warm. */
  weather?: 'cold' | 'any';
  shoes?: ShoeCustom;
  /** Black tie or white: black shoes, covered buttons, a bow tie. */
  evening?: boolean;
  /** The jacket of a suit: trousers chosen to it are of its cloth. */
  suit?: boolean;
  /** Worn on the upper body with it where nothing is named, the best first; none where nothing of it would show. */
  top?: { men?: readonly Kind[]; women?: readonly Kind[] };
  /** Sets of which it is a half. */
  sets?: readonly SetKind[];
  /** A shirt: worn with trousers of any other cloth, unless its own is named and they are cut from it too. */
  shirting?: true;
  /** What its word means in other company: on a child, on a man, among Indian dress, knitted… */
  means?: Partial<Readonly<Record<Company, Kind>>>;
  /** What the blouse of a saree or a lehenga is called as well. */
  blouse?: true;
  /** Named beside another of these it is that one again: 'a crop top as blouse'. */
  blouseAgain?: true;
  /** Makes a suit one of India rather than of the office. */
  salwarSuit?: true;
  /** Plain trousers with it are cut from its cloth. */
  plainTrousers?: true;
  /** Jacket or trousers of a Western suit, as the word 'suit' gives them. */
  suitHalf?: true;
  /** A jacket that is the suit's own where a suit is named with it. */
  asSuitJacket?: true;
  /** Cut from the suit's cloth where no other is said. */
  ofSuit?: true;
  /** A tie is worn with it. */
  withTie?: true;
  /** Jacket or legs of a tracksuit, striped down the side. */
  tracksuit?: true;
  /** Pieces that together are it. */
  pieces?: readonly Kind[];
  /** Top and bottom that its plural alone stands for: for the night. */
  nightwear?: readonly [Kind, Kind];
  /** Wound about the loins, in the colour of what is worn over it. */
  loins?: true;
  /** What is worn with it on the upper body is worn on the skin. */
  onSkin?: true;
  /** Half of it is draped over it, in a colour of its own. */
  voni?: true;
  /** An open knit: the top that is worn under it. */
  under?: { women: Kind; men: Kind };
  /** Has a bib, so that a tee is worn under it. */
  bib?: true;
  /** Her top where no jacket is worn over it. */
  herTop?: true;
  /** A tunic that is worn with jeans by day. */
  withJeans?: true;
  /** Worn for sport or against the rain: jeans or joggers go below it. */
  sporty?: true;
  /** Worn below it where nothing is named. */
  bottom?: Kind;
  /** Where needlework lies: beside the opening at the neck, or down the front edge of a coat. */
  worked?: 'opening' | 'coat';
  /** Its skirt, where it is a full circle to the floor, stands as over hoops. */
  hooped?: boolean;
  /** Covers whatever its cloth: sheer cloth of it is lined whole. */
  linedWhole?: boolean;
  /** Its make is its cloth: a T-shirt is never linen, a slip never wool. */
  fixedCloth?: true;
  /** Plainness is what it is: it takes no turn that nobody asked for. */
  plainByNature?: true;
  /** The third piece of a suit, over a shirt and under a jacket. */
  vest?: true;
  /** How the sides of a wide robe lie: hanging from both arms, or folded up on the shoulders. */
  hangs?: 'winged' | 'folded';
  /** Carried round the shoulders by whoever wears it, in wool crossed before the chest. */
  shawl?: true;
  /** Pulled over the head: closed all round, with no collar. */
  pulledOn?: true;
  /** Two rows of buttons on it are no sailor's: they are of its cloth's colour. */
  plainButtons?: true;
  /** Cloths of it that are coated against the rain. */
  coated?: readonly Fabric[];
  /** Of sheepskin it is worn with the skin outside. */
  fleeceInside?: true;
  /** Wound round the hips and rolled in, without a tie. */
  rolledIn?: true;
  /** Pleated behind with a flat apron before it; a man hangs his purse there. */
  kilted?: true;
  /** Its sleeves hang open from the forearm, as bags. */
  bagSleeves?: true;
  /** What its upper half is called where one word stands for both. */
  upperHalf?: Kind;
  /** Laced over a blouse of its own, with an apron. */
  overBlouse?: true;
  /** Belted by nature: a sash that is said is that belt. */
  ownBelt?: true;
  /** Its hem is wide enough for a third band of needlework. */
  greatHem?: true;
  /** Boned, so that nothing else holds it up. */
  boned?: true;
  /** Of plain cloth beside worked cloth it is worked to match. */
  matchesWork?: true;
  /** A plain word that the one before it only shapes: 'corset dress', 'kimono top'. */
  shapedByWord?: true;
  /** Ends above the legs although its family covers them. */
  bareLegs?: true;
  /** Worn open over another top. */
  wornOpen?: true;
  /** Keeps its own colour even beside one like it. */
  keepsColour?: true;
  /** Worn under a skirt or a tunic as well as by itself. */
  underSkirts?: true;
  /** Jeans: the word says the cloth. */
  denim?: true;
  /** Puffed, gathered and short where a girl wears it. */
  frock?: true;
  /** Worn loose over what is below. */
  loose?: true;
  /** Worn with a suit or black tie: neat at collar, cuffs and waist. */
  formalHalf?: true;
  /** Sits over the waistband. */
  overWaistband?: true;
  /** Never tucked in. */
  untucked?: true;
  /** Tailored: a woman's hand goes to its lapel as a man's does. */
  tailored?: true;
  /** Long-sleeved on men, unless the words shorten it. */
  longOnMen?: true;
  /** A tunic of India, worn over legs of its own. */
  overLegs?: true;
  /** Cut from the cloth of these where the words leave it out. */
  clothOf?: readonly Kind[];
  /** What it is called together with what is cut from its cloth below it. */
  whole?: 'suit' | 'tuxedo' | 'tracksuit';
  /** Families that go with it where it is ruled out: who wants no skirt wants no dress either. */
  rulesOut?: readonly Family[];
  /** Ruled out with that other: 'no shirt' is no blouse either. */
  countsAs?: Kind;
  /** Where another than its family's cuts it. */
  cutter?: CutterId;
  /** Where they differ from the family's. */
  points?: PointsOfMeasure;
  block?: Block;
}
