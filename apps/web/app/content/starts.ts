/** Briefs to begin from: what their cards say, and what is written when one is chosen. */
export const START_WORDS = {
  'tea-dress': {
    title: 'Cream tea dress, floral print, puff sleeves',
    words: 'Cream cotton tea dress with a floral print, puff sleeves, a V neck and a tie at the waist',
  },
  overcoat: {
    title: 'Long grey overcoat, crimson cable knit, pale denim',
    words: 'Long grey wool overcoat over a crimson cable-knit jumper and pale denim jeans, brown leather boots',
  },
  lehenga: {
    title: 'Indigo lehenga with gold dots, pink choli and dupatta',
    words: 'Indigo silk lehenga with gold butti all over, a pink choli and a sheer pink dupatta with a gold border',
  },
} as const;
