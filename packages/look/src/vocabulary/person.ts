/** Whom the clothes are worn by, as they are drawn. */
export const PRESENTATIONS = ['female', 'male', 'androgynous'] as const;
export type Presentation = (typeof PRESENTATIONS)[number];

/** Age groups, the youngest first. */
export const AGE_GROUPS = ['child', 'teen', 'adult', 'senior'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** Build of the body. */
export const BUILDS = ['slim', 'average', 'full'] as const;
export type Build = (typeof BUILDS)[number];

/** Skin, as the form names it. */
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

/** Hair, and the cloths that are worn in its place. */
export const HAIR_STYLES = [
  'long',
  'long-wavy',
  'long-fringe',
  'long-curly',
  'very-long',
  'waves',
  'half-up',
  'bob',
  'bob-fringe',
  'lob',
  'bun',
  'top-knot',
  'space-buns',
  'ponytail',
  'high-ponytail',
  'low-ponytail',
  'braid',
  'fishtail',
  'two-plaits',
  'box-braids',
  'cornrows',
  'locs',
  'pixie',
  'crop',
  'short',
  'side-part',
  'fade',
  'slicked-back',
  'curly',
  'short-curly',
  'afro',
  'short-afro',
  'afro-puffs',
  'bald',
  'hijab',
  'turban',
  'gele',
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

/** A moustache that is worn without a beard. */
export const MOUSTACHES = ['full', 'pencil', 'handlebar', 'walrus'] as const;
export type Moustache = (typeof MOUSTACHES)[number];

/** Authored poses; the drawing may fall back to the nearest that shows the garment. */
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
  'hand-on-hip',
  'akimbo',
  'folded',
  'namaste',
] as const;
export type Pose = (typeof POSES)[number];

/** Where features come from; steers hair and face, never caricature. */
export const HERITAGES = [
  'any',
  'asian',
  'south-asian',
  'african',
  'european',
  'american',
  'latino',
  'hispanic',
  'middle-eastern',
  'indian',
  'other',
] as const;
export type Heritage = (typeof HERITAGES)[number];
