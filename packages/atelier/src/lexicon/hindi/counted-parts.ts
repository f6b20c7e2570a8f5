/** Numbers of Hindi as far as parts of clothes are counted; by themselves 'do' is 'give' as well. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  two: ['do', '2'],
  three: ['tin', 'teen', '3'],
  four: ['char', 'chaar', '4'],
  five: ['panch', '5'],
  six: ['chhah', 'chhe', '6'],
  seven: ['sat', '7'],
  eight: ['aath', '8'],
};

/** What is counted of a garment, by its English. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  pockets: ['jeb', 'jeben', 'pokit'],
  buttons: ['batan'],
  tiers: ['parat', 'tah'],
};

/** Strips of something, counted in the midst of it: 'gote ki teen pattiyan'. */
const STRIPS: Readonly<Record<string, readonly [of: string, names: readonly string[]]>> = {
  'gota bands': ['gote ki', ['patti', 'pattiyan', 'pattiyon']],
  'lace bands': ['lais ki', ['patti', 'pattiyan', 'pattiyon']],
  'zari bands': ['zari ki', ['patti', 'pattiyan', 'pattiyon']],
};

/** 'Do jeb' → 'two pockets', and so with every number of every part that is counted. */
export const COUNTED_PARTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NUMBERS).flatMap(([number, words]) => [
    ...Object.entries(COUNTED).map(([part, names]) => [
      `${number} ${part}`,
      words.flatMap((word) => names.map((name) => `${word} ${name}`)).join(', '),
    ]),
    ...Object.entries(STRIPS).map(([part, [of, names]]) => [
      `${number} ${part}`,
      words.flatMap((word) => names.map((name) => `${of} ${word} ${name}`)).join(', '),
    ]),
  ]),
);
