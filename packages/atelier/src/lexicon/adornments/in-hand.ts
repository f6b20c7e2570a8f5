/** Whether a detail says in which hand a thing is carried, which is no part of its name and no work on it. */
export const isHandNamed = (word: string): boolean => /^in-(?:left|right)-hand$/.test(word);
