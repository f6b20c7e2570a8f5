import { COMPARATIVES, type Row } from './comparative-rows.ts';

const split = (words: string | undefined): string[] => words?.split(',').map((word) => word.trim()) ?? [];

/** Every comparative and its row, the longest first, so that 'more flare' is not 'flare'. */
const COMPARED: readonly { words: string; row: Row; sign: 1 | -1 }[] = COMPARATIVES.flatMap((row) => {
  const plain = split(row.plain);
  const upward = plain.flatMap((word) => [`more ${word}`, `not ${word} enough`]);
  const downward = ['less', 'too', 'not so', 'not as', 'not that', 'not too'].flatMap((degree) =>
    plain.map((word) => `${degree} ${word}`),
  );
  return [
    ...[...split(row.more), ...upward].map((words) => ({ words, row, sign: 1 as const })),
    ...downward.map((words) => ({ words, row, sign: -1 as const })),
  ];
}).toSorted((a, b) => b.words.length - a.words.length);

/** Words of the table, for the speller. */
export const COMPARATIVE_WORDS: readonly string[] = [
  ...new Set(COMPARED.flatMap(({ words }) => words.split(' ')).filter((word) => word.length > 2)),
];

const DEGREE =
  '(?:(?:a bit|a little|a little bit|a touch|a tad|a size|one size|slightly|somewhat|much|way|far|lot|a lot|even|still|bit|two sizes|really|so much) )*';
const STRONG = /\b(much|way|far|a lot|lot|two sizes|really|so much)\b/;
const WHOLE = new RegExp(
  `(?<![\\p{L}'])(${DEGREE})(${COMPARED.map(({ words }) => words).join('|')})(?![\\p{L}'])(?! figure)`,
  'gu',
);
const BY_WORDS = new Map(COMPARED.map((compared) => [compared.words, compared]));

/** What stands behind it names what is cropped: neither a small word, nor the end of what is asked. */
const CROPPED = /^ (?!(?:it|its|the|this|that|these|those|her|his|my|a|an|and|but|please|at|to|by|more|too)\b)\p{L}/u;

/** A comparative of a clause: by how many steps, and what it means of whatever it is said of. */
export interface Compared {
  said: string;
  steps: number;
  by: Row['by'];
}

/** The comparatives of a clause, and its words without them. */
export function takeComparatives(clause: string): { compared: Compared[]; rest: string } {
  const compared: Compared[] = [];
  const rest = clause.replace(WHOLE, (said, degree: string, words: string, at: number) => {
    const found = BY_WORDS.get(words);
    // a crop top is called so
    const isNamed = words === 'crop' && CROPPED.test(clause.slice(at + said.length));
    if (!found || isNamed) return said;
    compared.push({ said: said.trim(), steps: found.sign * (STRONG.test(degree) ? 2 : 1), by: found.row.by });
    return ' ';
  });
  return { compared, rest: rest.replace(/\s+/g, ' ').trim() };
}
