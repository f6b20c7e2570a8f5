/** Cloths as they are drawn and cut; finer names are prose. */
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

/** Patterns on cloth as they are drawn. */
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

/** Woven or sewn borders of drapes and skirts. */
export const BORDERS = ['temple', 'zari', 'paisley', 'kasavu', 'meenakari', 'gota', 'patola', 'plain'] as const;
export type BorderKind = (typeof BORDERS)[number];

/** Size of a motif. */
export const PRINT_SCALES = ['small', 'medium', 'large'] as const;
export type PrintScale = (typeof PRINT_SCALES)[number];

/** Which way stripes and figures run. */
export const PRINT_DIRECTIONS = ['vertical', 'horizontal', 'bias'] as const;
export type PrintDirection = (typeof PRINT_DIRECTIONS)[number];
