/** Garments as an edit in Hindi spells them by ear, each by its word. */
export const GARMENTS_BY_EAR: Readonly<Record<string, string>> = {
  blauj: 'blouse',
  blaauj: 'blouse',
  salvar: 'salwar',
};
