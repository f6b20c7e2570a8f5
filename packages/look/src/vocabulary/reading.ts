/** Who decided something: the words, an option of the form, or the atelier. Words win over options, options over the atelier. */
export const SOURCES = ['words', 'option', 'chosen'] as const;
export type Source = (typeof SOURCES)[number];

/** What a stretch of the words can be read as. */
export const READ_AS = [
  'garment',
  'accessory',
  'footwear',
  'colour',
  'palette',
  'wash',
  'shade',
  'fabric',
  'print',
  'silhouette',
  'fit',
  'length',
  'waistline',
  'neckline',
  'collar',
  'sleeve',
  'closure',
  'border',
  'detail',
  'part',
  'person',
  'skin',
  'heritage',
  'hair',
  'pose',
  'setting',
  'medium',
  'style',
  'occasion',
  'season',
  'mood',
  'without',
  'ignored',
] as const;
export type ReadAs = (typeof READ_AS)[number];
