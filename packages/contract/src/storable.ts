/** What no database holds: NUL, and half characters, as they are left where words are cut by their length. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

export const storable = (words: string): string => words.replace(UNSTORABLE, '');
