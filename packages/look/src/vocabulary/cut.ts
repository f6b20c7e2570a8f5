/** How a garment is made; what exactly it is says its kind. */
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

/** Where a garment ends; `cropped` and `full` are of legs. */
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

/** Outline of a garment. */
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

/** Ease, from none to most. */
export const FITS = ['tight', 'fitted', 'regular', 'relaxed', 'oversized'] as const;
export type Fit = (typeof FITS)[number];

/** Where the waist of a garment sits. */
export const WAISTLINES = ['natural', 'high', 'low', 'empire', 'dropped', 'none'] as const;
export type Waistline = (typeof WAISTLINES)[number];

/** Opening at the neck. */
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

/** What stands or lies round the neck. */
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

/** Cut of the sleeve. */
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

/** Where the sleeve ends. */
export const SLEEVE_LENGTHS = ['sleeveless', 'cap', 'short', 'elbow', 'three-quarter', 'long'] as const;
export type SleeveLength = (typeof SLEEVE_LENGTHS)[number];

/** How a garment opens on the side one sees. */
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
