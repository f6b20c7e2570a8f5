/** The Look: a brief's typed, complete answer, plain JSON. Look + seed = the same picture to the byte. */

import type { Medium } from './medium.ts';
import type { ReadSpan, Source, Span } from './spans.ts';

/** A colour as it is said and as it is painted. */
export interface Colour {
  /** Lower case, as a designer would say it: 'emerald', 'dusty rose'. */
  name: string;
  /** `#rrggbb`, sRGB. */
  hex: string;
}

export const FABRICS = [
  'cotton',
  'poplin',
  'linen',
  'denim',
  'jersey',
  'knit',
  'cable-knit',
  'wool',
  'tweed',
  'satin',
  'silk',
  'velvet',
  'chiffon',
  'georgette',
  'organza',
  'net',
  'lace',
  'leather',
  'brocade',
  'sequin',
  'corduroy',
  'fleece',
  'fur',
  'quilted',
] as const;
export type Fabric = (typeof FABRICS)[number];

export const PRINTS = [
  'solid',
  'stripe',
  'pinstripe',
  'plaid',
  'gingham',
  'polka',
  'floral',
  'ditsy',
  'paisley',
  'block',
  'ikat',
  'bandhani',
  'leheriya',
  'animal',
  'geometric',
  'abstract',
  'butti',
  'houndstooth',
  'tie-dye',
  'ombre',
  'camouflage',
  'colour-block',
  'chevron',
  'graphic',
] as const;
export type PrintKind = (typeof PRINTS)[number];

export interface Print {
  kind: PrintKind;
  /** How it is called in prose when the kind alone does not say it: 'shibori print', 'golden motifs'. */
  name?: string;
  /** Motif colours on the ground colour of the cloth; empty for solid. */
  colours: Colour[];
  scale: 'small' | 'medium' | 'large';
  direction?: 'vertical' | 'horizontal' | 'bias';
}

export interface Cloth {
  fabric: Fabric;
  /** How it is called in prose when the fabric alone does not say it: 'tussar silk', 'washed denim'. */
  name?: string;
  /** The ground. */
  colour: Colour;
  print: Print;
}

/** The constructor that cuts it. The exact kind (`shirt`, `anarkali`…) is `Garment.kind`. */
export const FAMILIES = [
  'top',
  'dress',
  'skirt',
  'trousers',
  'jacket',
  'saree',
  'lehenga',
  'choli',
  'dupatta',
  'jumpsuit',
] as const;
export type Family = (typeof FAMILIES)[number];

/** Order of dressing, from the skin outwards; drapes lie over everything. */
export const LAYERS = ['base', 'one-piece', 'bottom', 'mid', 'outer', 'drape'] as const;
export type Layer = (typeof LAYERS)[number];

export const LENGTHS = [
  'crop',
  'waist',
  'hip',
  'thigh',
  'micro',
  'mini',
  'knee',
  'midi',
  'ankle',
  'maxi',
  'floor',
  'cropped',
  'full',
] as const;
export type Length = (typeof LENGTHS)[number];

export const SILHOUETTES = [
  'straight',
  'a-line',
  'flared',
  'circle',
  'fit-and-flare',
  'pencil',
  'mermaid',
  'slip',
  'wrap',
  'tiered',
  'gathered',
  'pleated',
  'wide',
  'slim',
  'tapered',
  'bootcut',
  'boxy',
  'balloon',
  'shift',
  'empire',
  'peplum',
  'churidar',
  'palazzo',
  'jogger',
  'sharara',
  'patiala',
  'dhoti',
  'harem',
] as const;
export type Silhouette = (typeof SILHOUETTES)[number];

export const FITS = ['tight', 'fitted', 'regular', 'relaxed', 'oversized'] as const;
export type Fit = (typeof FITS)[number];

export const NECKLINES = [
  'crew',
  'round',
  'v',
  'scoop',
  'boat',
  'square',
  'sweetheart',
  'strapless',
  'straps',
  'halter',
  'cowl',
  'off-shoulder',
  'one-shoulder',
  'keyhole',
  'notched',
  'wrap',
  'plunging',
  'high',
  'turtle',
  'shirt',
  'lapel',
] as const;
export type Neckline = (typeof NECKLINES)[number];

export const COLLARS = [
  'none',
  'shirt',
  'band',
  'mandarin',
  'polo',
  'peter-pan',
  'bow',
  'roll',
  'hood',
  'notch',
  'peak',
  'shawl',
  'rib',
  'funnel',
  'cross',
] as const;
export type Collar = (typeof COLLARS)[number];

export const SLEEVE_SHAPES = [
  'none',
  'set-in',
  'shirt',
  'cap',
  'puff',
  'bishop',
  'bell',
  'flutter',
  'raglan',
  'drop-shoulder',
  'balloon',
  'tailored',
  'kimono',
] as const;
export type SleeveShape = (typeof SLEEVE_SHAPES)[number];
export const SLEEVE_LENGTHS = ['sleeveless', 'cap', 'short', 'elbow', 'three-quarter', 'long'] as const;
export type SleeveLength = (typeof SLEEVE_LENGTHS)[number];

export const CLOSURES = [
  'none',
  'buttons',
  'half-placket',
  'zip',
  'wrap',
  'tie',
  'double-breasted',
  'single-breasted',
  'drawstring',
  'open',
  'lace-up',
  'frog',
] as const;
export type Closure = (typeof CLOSURES)[number];

export interface Border {
  kind: 'temple' | 'zari' | 'paisley' | 'kasavu' | 'meenakari' | 'gota' | 'patola' | 'plain';
  colour: Colour;
  accent: Colour;
}

export interface Garment {
  /** Unique within the Look: `g1`, `g2`… */
  id: string;
  /** The lexicon's entry, e.g. `slip-dress`, `kurta`, `churidar`. */
  kind: string;
  family: Family;
  layer: Layer;
  /** How it is called in prose: 'slip dress'. */
  name: string;
  cloth: Cloth;
  silhouette: Silhouette;
  fit: Fit;
  length: Length;
  waistline: 'natural' | 'high' | 'low' | 'empire' | 'dropped' | 'none';
  neckline: Neckline;
  collar: Collar;
  sleeve: { shape: SleeveShape; length: SleeveLength };
  closure: Closure;
  /** Lexicon ids of details that are drawn or told: 'belt', 'ruffle', 'side-slit', 'patch-pocket', 'embroidery', 'tucked'… */
  details: string[];
  border?: Border;
  /** Second colour for a named part: 'lining', 'belt', 'collar', 'buttons', 'contrast'. */
  trims: Record<string, Colour>;
}

export const SKIN_TONES = [
  'fair-cool',
  'fair-warm',
  'light-medium-neutral',
  'olive-warm',
  'tan-golden',
  'deep-cool',
  'deep-warm',
  'ebony-rich',
  'brown-golden',
] as const;
export type SkinTone = (typeof SKIN_TONES)[number];

export const HAIR_STYLES = [
  'long',
  'long-wavy',
  'bob',
  'bun',
  'top-knot',
  'ponytail',
  'braid',
  'two-plaits',
  'box-braids',
  'cornrows',
  'locs',
  'pixie',
  'crop',
  'short',
  'side-part',
  'fade',
  'curly',
  'afro',
  'bald',
  'hijab',
  'turban',
  'gele',
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

/** Drawn from the studies' authored poses; the drawing may fall back to the nearest that shows the garment. */
export const POSES = [
  'contrapposto',
  'relaxed',
  'walk',
  'hold-skirt',
  'lapel',
  'three-quarter',
  'back',
  'hands-behind',
  'steady',
  'pockets',
  'stroll',
  'catwalk',
  'clasped',
] as const;
export type Pose = (typeof POSES)[number];

export interface Person {
  presentation: 'female' | 'male' | 'androgynous';
  ageGroup: 'child' | 'teen' | 'adult' | 'senior';
  build: 'slim' | 'average' | 'full';
  skin: SkinTone;
  /** The ethnicity option or word as given ('any' if none): steers hair and features, never caricature. */
  heritage: string;
  hair: { style: HairStyle; colour: Colour };
  beard: boolean;
  pose: Pose;
}

export const FOOTWEAR = [
  'pump',
  'stiletto',
  'block-heel',
  'sandal',
  'heeled-sandal',
  'flat',
  'loafer',
  'oxford',
  'sneaker',
  'ankle-boot',
  'knee-boot',
  'mojari',
  'kolhapuri',
  'slide',
  'barefoot',
] as const;
export type FootwearKind = (typeof FOOTWEAR)[number];

export interface Accessory {
  /** Lexicon id: 'necklace', 'bracelet', 'bangles', 'earrings', 'hat', 'scarf', 'glasses', 'watch', 'maang-tikka', 'bindi', 'bag', 'belt'… */
  kind: string;
  name: string;
  colour: Colour;
  /** Lexicon ids of what is told of it: 'beads', 'open-toe'… */
  details?: string[];
}

export interface Look {
  version: 1;
  /** One line for a title: 'Emerald satin slip dress'. */
  title: string;
  category: string;
  style: string;
  occasion: string;
  season: string;
  mood: string;
  /** 0 keeps to the brief, 100 dares. */
  creativity: number;
  person: Person;
  /** In order of dressing, innermost first. At least one. */
  garments: Garment[];
  footwear: { kind: FootwearKind; name: string; colour: Colour; details?: string[] };
  accessories: Accessory[];
  /** What the sheet is made in, where the words say it; the house's own otherwise. */
  medium?: Medium;
  /** Colour relation the palette was built on: 'tonal', 'complementary'… */
  harmony: string;
  reading: {
    understood: ReadSpan[];
    /** Words that carried meaning nobody here knows; never an error. */
    unread: Span[];
    /** What was understood but cannot be drawn, said plainly. */
    notDrawn: string[];
    /** Source of each decided slot: 'g1.fabric' → 'words', 'person.hair' → 'chosen'. */
    sources: Record<string, Source>;
  };
}
