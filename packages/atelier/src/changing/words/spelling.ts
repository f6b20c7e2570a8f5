import { VOCABULARY } from '#atelier/lexicon/lexicon.ts';

/** Shorter words have too many neighbours to guess at. */
const SHORTEST = 5;

/** Contractions and short forms, as people type them. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  n: 'and',
  nd: 'and',
  u: 'you',
  ur: 'your',
  nek: 'neck',
  nck: 'neck',
  lenth: 'length',
  insted: 'instead',
  swop: 'swap',
  colar: 'collar',
  coller: 'collar',
  vail: 'veil',
  cant: "can't",
  pls: 'please',
  plz: 'please',
  w: 'with',
  wo: 'without',
  dont: "don't",
  doesnt: "doesn't",
  shd: 'should',
  abit: 'a bit',
  alot: 'a lot',
  sleevs: 'sleeves',
  sleves: 'sleeves',
  wid: 'with',
  hv: 'have',
  hav: 'have',
  shud: 'should',
  wud: 'would',
  cud: 'could',
  coz: 'because',
  middel: 'middle',
  upto: 'up to',
  widout: 'without',
  colr: 'colour',
  clr: 'colour',
  color: 'colour',
  colors: 'colours',
  gray: 'grey',
  thn: 'than',
  bhi: 'also',
  pant: 'trousers',
  pants: 'trousers',
};

/** Words of every day that are one letter off one of ours, and are meant as they are. */
const AS_THEY_ARE: ReadonlySet<string> = new Set(
  'think thinks thinking start starts started sample order orders ordered shall simply leaves lovers fault partly matters minds sight doors shots sports seconds sells shops gross paste pinch fight pools hovers glare constructor guess heard would could might often never maybe plain stuff there where their these those other others house photo share shared people'.split(
    ' ',
  ),
);

/** Whether one letter more, less, other or two swapped turns `a` into `b`. */
export function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left === [...right].reverse().join('');
}

/** A word without its vowels, and with no letter twice in a row. */
const bones = (word: string): string =>
  `${word[0]}${word
    .slice(1)
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1')}`;

/** The words of an edit as they were meant: lower case, plain signs, and what is one letter off put right. */
export function plainWords(words: string, known: readonly string[]): string {
  const plain = words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—]/g, ', ')
    .replace(/#\s*(?=\d)/g, 'number ')
    .replace(/\s+/g, ' ')
    .trim();
  const spelled = plain
    .replace(/\bt[ -]?(?=shirt)/g, 't-')
    .replace(
      /\b(\w+) 4 (?=\w)(?!(?:inch|cm|in\b|fingers?|buttons?|pockets?|years?|yrs?|layers?|tiers?|strands?|stones?|and\b))/g,
      '$1 for ',
    );
  const set = new Set(known);
  return spelled.replace(/[\p{L}']+/gu, (word) => {
    const said = Object.hasOwn(SHORT_FORMS, word) ? (SHORT_FORMS[word] ?? word) : word;
    if (said !== word || AS_THEY_ARE.has(said) || set.has(said) || VOCABULARY.has(said) || said.length < SHORTEST)
      return said;
    // a letter is left out more often than one is typed too many, and vowels most of all
    const near = known.filter((one) => one.length >= SHORTEST && isOneEdit(said, one));
    const meant =
      near.length > 0 ? near : known.filter((one) => one.length > said.length && bones(one) === bones(said));
    return meant.toSorted((a, b) => b.length - a.length)[0] ?? said;
  });
}
