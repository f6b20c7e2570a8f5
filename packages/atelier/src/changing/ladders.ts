import type {
  AgeGroup,
  Build,
  Fabric,
  Family,
  Fit,
  FootwearKind,
  HairStyle,
  Length,
  Neckline,
  PrintScale,
  Silhouette,
  SkinTone,
  SleeveLength,
  SleeveShape,
  Waistline,
} from '@toile/look';

const UPPER: readonly Length[] = ['crop', 'waist', 'hip', 'thigh', 'knee', 'midi', 'ankle', 'floor'];
const SKIRTED: readonly Length[] = ['micro', 'mini', 'knee', 'midi', 'ankle', 'maxi', 'floor'];
const LEGGED: readonly Length[] = ['mini', 'thigh', 'knee', 'midi', 'cropped', 'ankle', 'full', 'floor'];

/** From the shortest to the longest, by what is cut; cloths that are draped have none. */
export const LENGTH_LADDERS: Partial<Readonly<Record<Family, readonly Length[]>>> = {
  top: UPPER,
  jacket: UPPER,
  choli: ['crop', 'waist', 'hip', 'thigh'],
  dress: SKIRTED,
  skirt: SKIRTED,
  lehenga: ['knee', 'midi', 'ankle', 'floor'],
  trousers: LEGGED,
  jumpsuit: LEGGED,
};

/** Where a length of one ladder stands on another. */
export const SAME_LENGTH: Partial<Readonly<Record<Length, readonly Length[]>>> = {
  micro: ['crop', 'mini'],
  mini: ['thigh', 'hip'],
  maxi: ['ankle', 'full'],
  floor: ['full', 'maxi'],
  full: ['maxi', 'ankle'],
  cropped: ['midi'],
  thigh: ['mini'],
  hip: ['micro', 'mini'],
  waist: ['micro'],
  crop: ['micro'],
};

/** Ease, from none to most. */
export const FIT_LADDER: readonly Fit[] = ['tight', 'fitted', 'regular', 'relaxed', 'oversized'];

/** From the narrowest to the widest. */
export const VOLUME_LADDERS: Partial<Readonly<Record<Family, readonly Silhouette[]>>> = {
  dress: ['pencil', 'straight', 'a-line', 'flared', 'circle'],
  skirt: ['pencil', 'straight', 'a-line', 'flared', 'circle'],
  lehenga: ['straight', 'a-line', 'flared', 'circle'],
  top: ['slim', 'straight', 'a-line', 'flared'],
  jacket: ['slim', 'straight', 'a-line'],
  trousers: ['slim', 'straight', 'wide', 'palazzo'],
  jumpsuit: ['slim', 'straight', 'wide', 'palazzo'],
};

/** Where a silhouette that is on no ladder would stand. */
export const LIKE_SILHOUETTE: Partial<Readonly<Record<Silhouette, Silhouette>>> = {
  'fit-and-flare': 'flared',
  mermaid: 'straight',
  slip: 'straight',
  shift: 'straight',
  wrap: 'a-line',
  tiered: 'flared',
  gathered: 'flared',
  pleated: 'flared',
  empire: 'a-line',
  peplum: 'a-line',
  boxy: 'straight',
  balloon: 'flared',
  churidar: 'slim',
  jogger: 'slim',
  tapered: 'slim',
  bootcut: 'straight',
  sharara: 'palazzo',
  patiala: 'wide',
  dhoti: 'wide',
  harem: 'wide',
};

export const SLEEVE_LADDER: readonly SleeveLength[] = ['sleeveless', 'cap', 'short', 'elbow', 'three-quarter', 'long'];

/** From the closest sleeve to the fullest; a short one puffs, a long one gathers at the wrist. */
export const SLEEVE_VOLUME: { readonly short: readonly SleeveShape[]; readonly long: readonly SleeveShape[] } = {
  short: ['cap', 'set-in', 'puff', 'balloon'],
  long: ['tailored', 'set-in', 'bishop', 'balloon'],
};

/** What a neck opens to by a step, and closes to. */
export const NECK_DOWN: Partial<Readonly<Record<Neckline, Neckline>>> = {
  turtle: 'high',
  high: 'crew',
  crew: 'round',
  round: 'scoop',
  boat: 'scoop',
  keyhole: 'v',
  scoop: 'plunging',
  square: 'plunging',
  sweetheart: 'plunging',
  v: 'plunging',
  notched: 'v',
  wrap: 'plunging',
  shirt: 'v',
  cowl: 'plunging',
};
export const NECK_UP: Partial<Readonly<Record<Neckline, Neckline>>> = {
  plunging: 'v',
  v: 'round',
  wrap: 'v',
  scoop: 'round',
  square: 'round',
  sweetheart: 'square',
  cowl: 'round',
  notched: 'round',
  keyhole: 'high',
  'off-shoulder': 'boat',
  boat: 'crew',
  round: 'crew',
  crew: 'high',
  high: 'turtle',
  shirt: 'high',
};

export const WAIST_LADDER: readonly Waistline[] = ['dropped', 'low', 'natural', 'high', 'empire'];
export const SCALE_LADDER: readonly PrintScale[] = ['small', 'medium', 'large'];
export const AGE_LADDER: readonly AgeGroup[] = ['child', 'teen', 'adult', 'senior'];
export const BUILD_LADDER: readonly Build[] = ['slim', 'average', 'full'];

/** From the fairest to the deepest. */
export const SKIN_LADDER: readonly SkinTone[] = [
  'fair-cool',
  'fair-warm',
  'light-medium-neutral',
  'olive-warm',
  'tan-golden',
  'brown-golden',
  'deep-warm',
  'deep-cool',
  'ebony-rich',
];

export const HAIR_LADDERS: Readonly<Record<'her' | 'his', readonly HairStyle[]>> = {
  her: ['pixie', 'bob', 'long-wavy', 'long'],
  his: ['crop', 'fade', 'short', 'side-part', 'bob', 'long-wavy'],
};

/** A cloth that shines less, and one that shines more, of about its weight. */
export const DULLER: Partial<Readonly<Record<Fabric, Fabric>>> = {
  sequin: 'satin',
  satin: 'silk',
  silk: 'cotton',
  brocade: 'silk',
  velvet: 'corduroy',
  leather: 'wool',
  organza: 'chiffon',
};
export const SHINIER: Partial<Readonly<Record<Fabric, Fabric>>> = {
  cotton: 'silk',
  poplin: 'satin',
  linen: 'silk',
  jersey: 'satin',
  knit: 'satin',
  wool: 'velvet',
  tweed: 'velvet',
  corduroy: 'velvet',
  denim: 'leather',
  silk: 'satin',
  chiffon: 'organza',
  georgette: 'satin',
  satin: 'sequin',
  net: 'organza',
};

/** A cloth that weighs less, and one that weighs more, of about its look. */
export const LIGHTER: Partial<Readonly<Record<Fabric, Fabric>>> = {
  wool: 'knit',
  tweed: 'wool',
  'cable-knit': 'knit',
  knit: 'jersey',
  velvet: 'satin',
  brocade: 'silk',
  denim: 'cotton',
  corduroy: 'cotton',
  leather: 'satin',
  satin: 'silk',
  silk: 'georgette',
  cotton: 'linen',
  poplin: 'linen',
  linen: 'chiffon',
  georgette: 'chiffon',
  fleece: 'jersey',
  fur: 'wool',
  quilted: 'cotton',
  sequin: 'satin',
  jersey: 'cotton',
};
export const HEAVIER: Partial<Readonly<Record<Fabric, Fabric>>> = {
  chiffon: 'georgette',
  georgette: 'silk',
  organza: 'silk',
  net: 'organza',
  lace: 'brocade',
  linen: 'cotton',
  cotton: 'denim',
  poplin: 'cotton',
  silk: 'satin',
  satin: 'velvet',
  jersey: 'knit',
  knit: 'cable-knit',
  'cable-knit': 'wool',
  wool: 'tweed',
  denim: 'corduroy',
  corduroy: 'velvet',
};

/** Shoes from the most at ease to the most dressed, hers and his, by lexicon id. */
export const SHOES_BY_FORMALITY: Readonly<Record<'her' | 'his', readonly string[]>> = {
  her: ['slides', 'sneakers', 'flats', 'loafers', 'block-heels', 'heels', 'stilettos'],
  his: ['slides', 'sneakers', 'loafers', 'oxfords'],
};
/** Where a kind of shoe stands between those. */
export const SHOE_LIKE: Readonly<Record<FootwearKind, { her: string; his: string }>> = {
  slide: { her: 'slides', his: 'slides' },
  barefoot: { her: 'slides', his: 'slides' },
  sneaker: { her: 'sneakers', his: 'sneakers' },
  sandal: { her: 'flats', his: 'slides' },
  kolhapuri: { her: 'flats', his: 'sneakers' },
  flat: { her: 'flats', his: 'loafers' },
  'ankle-boot': { her: 'loafers', his: 'loafers' },
  'knee-boot': { her: 'block-heels', his: 'loafers' },
  loafer: { her: 'loafers', his: 'loafers' },
  mojari: { her: 'block-heels', his: 'oxfords' },
  oxford: { her: 'loafers', his: 'oxfords' },
  'block-heel': { her: 'block-heels', his: 'oxfords' },
  'heeled-sandal': { her: 'heels', his: 'oxfords' },
  pump: { her: 'heels', his: 'oxfords' },
  stiletto: { her: 'stilettos', his: 'oxfords' },
};
/** From no heel to the highest, by lexicon id, and where each kind stands. */
export const HEELS: readonly string[] = ['flats', 'block-heels', 'heels', 'stilettos'];
export const HEEL_LIKE: Readonly<Record<FootwearKind, number>> = {
  slide: 0,
  barefoot: 0,
  sneaker: 0,
  sandal: 0,
  kolhapuri: 0,
  flat: 0,
  mojari: 0,
  loafer: 0,
  oxford: 0,
  'ankle-boot': 1,
  'knee-boot': 1,
  'block-heel': 1,
  'heeled-sandal': 2,
  pump: 2,
  stiletto: 3,
};
