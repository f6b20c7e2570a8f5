import { MISSPELT } from '#atelier/lexicon/language/misspellings.ts';
import { NOT_TYPOS } from '#atelier/lexicon/language/not-typos.ts';
import { VOCABULARY } from '#atelier/lexicon/lexicon.ts';

/** Shorter words have too many neighbours to guess at. */
const SHORTEST = 5;
const LONGEST = 18;

/** Known words by their first letter, which is rarely mistyped, in the order of the vocabulary. */
const SHELVES: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  [...VOCABULARY].filter((word) => word.length >= SHORTEST && word.length <= LONGEST && /^[a-z]+$/.test(word)),
  (word) => word.charAt(0),
);

/** One letter for every doubled one: 'slitt' and 'slit', 'dres' and 'dress' are alike so. */
const squeezed = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** Known words by what is left of them without doubled letters. */
const SQUEEZED: ReadonlyMap<string, string> = new Map(
  [...VOCABULARY].filter((word) => word.length >= SHORTEST - 1).map((word) => [squeezed(word), word]),
);

const isSwap = (a: string, b: string): boolean =>
  a.length === b.length && [...a].sort().join('') === [...b].sort().join('');

/** Where one insertion, deletion, substitution or swap of neighbours turns `a` into `b`: letters that they share before it. Null where none does. */
function editAt(a: string, b: string): number | null {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const rest = a.slice(at + 1);
  if (a.length > b.length) return rest === b.slice(at) ? at : null;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1) ? at : null;
  if (rest === b.slice(at + 1)) return at;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2) ? at : null;
}

/** A letter that was left out is likelier than a wrong one, and the sooner the likelier; of a letter said twice the first counts. */
function likelihood(key: string, word: string, at: number): number {
  if (word.length > key.length) return -1;
  let first = at;
  while (first > 0 && key[first - 1] === key[at]) first--;
  return first;
}

/**
 * The known word that `key` was meant to be, one edit away, or null. A word of plain English is never a typo.
 */
export function correct(key: string): string | null {
  const slip = MISSPELT.get(key);
  if (slip) return slip;
  if (key.length < SHORTEST - 1 || key.length > LONGEST || NOT_TYPOS.has(key) || !/^[a-z]+$/.test(key)) return null;
  const doubled = SQUEEZED.get(squeezed(key));
  if (doubled) return doubled;
  // 'Blck', 'drss': four letters without a vowel are a longer word that lost its own.
  const lostVowel = key.length === SHORTEST - 1 && !/[aeiouy]/.test(key);
  if (key.length < SHORTEST && !lostVowel) return null;
  const likely: { word: string; rank: number }[] = [];
  for (const word of SHELVES.get(key.charAt(0)) ?? []) {
    if (word === key || Math.abs(word.length - key.length) > 1) continue;
    const at = editAt(key, word);
    if (at !== null) likely.push({ word, rank: likelihood(key, word, at) });
  }
  likely.sort((one, other) => one.rank - other.rank);
  // 'ankel' is 'ankle' rather than 'angel': two letters changed places
  return (likely.find(({ word }) => isSwap(word, key)) ?? likely[0])?.word ?? null;
}
