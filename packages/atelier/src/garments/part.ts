/** What a layer is on its garment. */
export const PARTS = [
  ...[
    'cloth',
    'lining',
    'petticoat',
    'inside',
    'back',
    'train',
    'wings',
    'drape',
    'veil',
    'apron',
    'fan',
    'blouse frill',
  ],
  ...['collar', 'collar back', 'lapel', 'hood', 'ruffle', 'lace', 'rib', 'fur', 'waistband', 'cuff'],
  ...['border', 'needlework', 'embroidery', 'yoke', 'picture', 'tucks', 'bones', 'edging', 'braid', 'stripe', 'rips'],
  ...['buttons', 'belt', 'buckle', 'sash', 'obi cord', 'drawcord', 'straps', 'neck tie', 'side tie', 'ribbon', 'laces'],
  ...['pocket', 'patch', 'sporran', 'sleeve bag', 'skin'],
] as const;
export type Part = (typeof PARTS)[number];
