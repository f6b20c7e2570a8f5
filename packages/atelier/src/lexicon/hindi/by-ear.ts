/** Garments as an edit in Hindi spells them by ear, each by its word. */
export const GARMENTS_BY_EAR: Readonly<Record<string, string>> = {
  blauj: 'blouse',
  blaauj: 'blouse',
  salvar: 'salwar',
};

/** Those that our letters would make another word of: a saree is spelt like what is plain. */
export const GARMENTS_AS_WRITTEN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['साड़ी', 'saree'],
    ['साडी', 'saree'],
    ['साड़ियाँ', 'sarees'],
    ['साड़ियां', 'sarees'],
  ].map(([written = '', word = '']) => [written.normalize('NFD'), word]),
);
