/** Parts of a garment that may be worked or coloured apart from the rest. */
export const PARTS = [
  'sleeve',
  'neck',
  'collar',
  'lapel',
  'cuff',
  'hem',
  'waist',
  'pocket',
  'button',
  'strap',
  'slit',
  'yoke',
  'bodice',
  'back',
  'front',
  'shoulder',
  'lining',
  'piping',
  'panel',
  'pallu',
  'cloth',
  'leg',
  'detail',
  'border',
  'embroidery',
  'buttons',
  'zip',
  'rib',
  'belt',
  'sash',
  'obi',
  'bow',
  'ruffle',
  'fringe',
  'tassel',
  'lace',
  'stripe',
  'contrast',
] as const;
export type Part = (typeof PARTS)[number];

/** Sides of the wearer, not of whoever looks. */
export const DETAIL_SIDES = ['left', 'right', 'both'] as const;
export type DetailSide = (typeof DETAIL_SIDES)[number];

export const isPart = (word: string): word is Part => PARTS.some((part) => part === word);
