/** How Hindi sounds, whichever script and spelling it is written in. */

const CONSONANTS: Readonly<Record<string, string>> = {
  k: 'कख',
  g: 'गघ',
  c: 'चछ',
  j: 'जझ',
  t: 'टठतथ',
  d: 'दध',
  D: 'डढ',
  n: 'णनङञ',
  p: 'प',
  f: 'फ',
  b: 'बभ',
  m: 'म',
  y: 'य',
  r: 'र',
  l: 'लळ',
  v: 'व',
  s: 'स',
  S: 'शष',
  h: 'ह',
};
const VOWELS: Readonly<Record<string, string>> = {
  a: 'अआा',
  i: 'इईिी',
  u: 'उऊुू',
  e: 'एऐऍॅेै',
  o: 'ओऔऑोौॉ',
  ri: 'ऋृ',
  n: 'ंँ',
};
const byLetter = (rows: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(rows).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])));
const CONSONANT = byLetter(CONSONANTS);
const VOWEL = byLetter(VOWELS);
/** The vowels that stand by themselves; the rest are signs on a consonant. */
const OWN_VOWEL = /[अ-औऍऑ]/;
const NUKTA = '\u093C';
const VIRAMA = '\u094D';

export const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** The vowel that a consonant has of itself, and where it falls silent: between a vowel's consonant and the next one's. */
const SCHWA = '~';
const SILENT = /(?<=[aeiou~][^aeiou~])~(?=[^aeiou~h][aeiou~])/g;

/** Devanagari as it sounds in our letters; a consonant without a sign has an 'a', but the last has none. */
function romanOf(word: string): string {
  const letters = [...word.normalize('NFD')].filter((letter) => letter !== NUKTA);
  let out = '';
  letters.forEach((letter, i) => {
    const consonant = CONSONANT.get(letter);
    out += consonant ?? VOWEL.get(letter) ?? (letter === VIRAMA ? '' : letter);
    const next = letters[i + 1];
    const hasVowel =
      next === undefined || next === VIRAMA || (VOWEL.has(next) && !OWN_VOWEL.test(next) && !/[ंँ]/.test(next));
    if (consonant && !hasVowel) out += SCHWA;
  });
  return out.replace(SILENT, '').replaceAll(SCHWA, 'a');
}

/** Rules in their order; what differs only in length, breath or doubling comes out the same. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/[^a-zSD]/g, ''],
  [/ayi/g, 'ai'],
  [/chh?/g, 'C'],
  [/sh/g, 'S'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/([kgjtdDbrc])h/g, '$1'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/(?:aa|ah(?=$))/g, 'a'],
  [/ee|ii|ie$/g, 'i'],
  [/oo|uu/g, 'u'],
  [/a[iye](?![aeiou])|e[iy](?![aeiou])/g, 'e'],
  [/au(?![aeiou])|ou/g, 'o'],
  [/[ao]v(?![aeiou])/g, 'o'],
  [/y$/g, 'i'],
  [/iy(?=[aeou])/g, 'i'],
  [/m(?=[pb])/g, 'n'],
  [/(.)\1+/g, '$1'],
];

const fold = (word: string): string =>
  // biome-ignore lint/plugin: both are constants of the table above
  FOLDS.reduce((sound, [from, to]) => sound.replace(from, to), word);

/** One sound for a word of Hindi however it is written; ड़ is D, which is next to d. */
export function soundOf(word: string): string {
  if (isDevanagari(word)) return fold(romanOf(word).replace(/c/g, 'ch'));
  return fold(
    word
      .replace(/R/g, 'D')
      .normalize('NFKD')
      .replace(/[A-CE-Z]/g, (letter) => letter.toLowerCase()),
  );
}

/** How English spelling sounds to Hindi ears, so that सूट and जैकेट are found by ear. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/tch/g, 'ch'],
  [/tion/g, 'shan'],
  [/ture$/g, 'char'],
  [/igh/g, 'ai'],
  [/ough/g, 'o'],
  [/^kn/g, 'n'],
  [/^wr/g, 'r'],
  [/dge|g(?=[eiy])/g, 'j'],
  [/qu/g, 'kv'],
  [/(?<=[^aeiou])e(?=$)/g, ''],
  [/(?<=[^aeiou])le$/g, 'al'],
];
export const englishSound = (word: string): string =>
  // biome-ignore lint/plugin: both are constants of the table above
  fold(ENGLISH.reduce((sound, [from, to]) => sound.replace(from, to), word));

/** Endings of gender, number and case, as they sound after folding. */
const ENDING = /(?<=^.{2,})(?:ian|ion|ia|io|ie|on|en|[aeiou])$/;
export const stemOf = (sound: string): string => (sound.length > 2 ? sound.replace(ENDING, '') : sound);

/** Consonants, with a mark where a vowel begins: what spellings of one word share. */
export const bonesOf = (sound: string): string =>
  (/^[aeiou]/.test(sound) ? '_' : '') +
  sound
    .replace(/[aeiouy]/g, '')
    .replace(/S/g, 's')
    .replace(/D/g, 'd')
    .replace(/(.)\1+/g, '$1');

const NEAR = new Set(['Ss', 'ae', 'ei', 'ou', 'ao', 'iy', 'ey']);
const swapCost = (a: string, b: string): number => {
  if (a === b) return 0;
  const pair = [a, b].sort().join('');
  if (pair === 'Dd') return 0.15;
  return NEAR.has(pair) ? 0.35 : 1;
};
const dropCost = (letter: string): number => (letter === 'a' || letter === 'e' || letter === 'y' ? 0.35 : 1);

/** Words that differ by more letters are not compared: a word without end would take its square in time. */
const MOST_VOWELS_MORE = 4;

/** How far two sounds of the same bones are apart: their vowels alone. */
export function unlikeness(a: string, b: string): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > MOST_VOWELS_MORE) return Number.POSITIVE_INFINITY;
  let row = [0];
  for (const letter of b) row.push((row.at(-1) ?? 0) + dropCost(letter));
  for (const own of a) {
    const next = [(row[0] ?? 0) + dropCost(own)];
    [...b].forEach((letter, j) => {
      next.push(
        Math.min(
          (row[j] ?? 0) + swapCost(own, letter),
          (row[j + 1] ?? 0) + dropCost(own),
          (next[j] ?? 0) + dropCost(letter),
        ),
      );
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}
