/** Half characters, as they are left where words are cut by their length. */
const HALVES = /\p{Surrogate}/gu;

/** Words without what no database holds. */
export const storable = (words: string): string => words.replaceAll('\0', '').replace(HALVES, '');
