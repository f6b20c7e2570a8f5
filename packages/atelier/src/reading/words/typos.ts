import { MISSPELT } from '#atelier/lexicon/language/misspellings.ts';
import { NOT_TYPOS } from '#atelier/lexicon/language/not-typos.ts';
import { VOCABULARY } from '#atelier/lexicon/lexicon.ts';

/** Shorter words have too many neighbours to guess at. */
const SHORTEST = 5;
const LONGEST = 18;

const deletions = (word: string): string[] => Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));

/** Known words by themselves and by each of themselves with one letter missing. */
const INDEX: ReadonlyMap<string, readonly string[]> = (() => {
  const index = new Map<string, string[]>();
  const put = (key: string, word: string): void => {
    const words = index.get(key);
    if (words) words.push(word);
    else index.set(key, [word]);
  };
  for (const word of VOCABULARY) {
    if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) continue;
    put(word, word);
    for (const shorter of new Set(deletions(word))) put(shorter, word);
  }
  return index;
})();

/** One letter for every doubled one: 'slitt' and 'slit', 'dres' and 'dress' are alike so. */
const squeezed = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** Known words by what is left of them without doubled letters. */
const SQUEEZED: ReadonlyMap<string, string> = new Map(
  [...VOCABULARY].filter((word) => word.length >= SHORTEST - 1).map((word) => [squeezed(word), word]),
);

const isSwap = (a: string, b: string): boolean =>
  a.length === b.length && [...a].sort().join('') === [...b].sort().join('');

/** True when one insertion, deletion, substitution or swap of neighbours turns `a` into `b`. */
function oneEdit(a: string, b: string): boolean {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  if (a.length === b.length) {
    if (a.slice(i + 1) === b.slice(i + 1)) return true;
    return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
  }
  return a.length > b.length ? a.slice(i + 1) === b.slice(i) : a.slice(i) === b.slice(i + 1);
}

/**
 * The known word that `key` was meant to be, one edit away, or null. A first letter is rarely mistyped, so it must
 * agree; a word of plain English is never a typo.
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
  const found: string[] = [];
  for (const probe of [key, ...deletions(key)]) {
    for (const word of INDEX.get(probe) ?? []) {
      if (word !== key && Math.abs(word.length - key.length) <= 1 && oneEdit(key, word)) found.push(word);
    }
  }
  const likely = found.filter((word) => word[0] === key[0]);
  // 'ankel' is 'ankle' rather than 'angel': two letters changed places
  return likely.find((word) => isSwap(word, key)) ?? likely[0] ?? null;
}
