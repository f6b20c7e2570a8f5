/** Nouns of one and the same thing: what was written with one of them is not called by another. */
export const SAME_NOUN: readonly (readonly string[])[] = [['dress', 'gown', 'frock']];
