/** A word or a number of the text with its place, UTF-16 offsets into the text as given. */
export interface Token {
  /** Folded: lower case, British spelling, singular. */
  key: string;
  start: number;
  end: number;
  /** What stands between the token before and this one: nothing worth noting, a comma-like pause, or the end of a thought. */
  gap: 'none' | 'pause' | 'stop';
}

/** Longer words are never fashion; they are cut so that no later step grows with them. */
const LONGEST_WORD = 32;

/** Letters (with marks) or digits, apostrophes inside; `&` and `/` are words of their own. */
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\p{N}+|[&/]/gu;
/** A hyphen that stands by itself is a dash. */
const STOP = /[.;!?:\n\r|•·–—]|\s--?\s/;
const PAUSE = /[,()[\]{}"“”+]/;

/** Plurals that are words of their own: folding them would change their meaning. */
const KEEP = new Set([
  'shorts',
  'tights',
  'flats',
  'glasses',
  'flares',
  'slacks',
  'sweats',
  'courts',
  'tails',
  'cords',
  'pumps',
  'slides',
  'lapels',
  'hers',
  'his',
  'this',
  'has',
  'is',
  'was',
  'as',
  'its',
  'us',
  'mens',
  'specs',
  'shades',
  'ties',
]);

const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/^gr[ae]y/, 'grey'],
  [/^(multi|bi|tri|water|off)?color/, '$1colour'],
  [/^jewelry$/, 'jewellery'],
  [/^pajama/, 'pyjama'],
  [/^sequined$/, 'sequinned'],
  [/^fibre$/, 'fiber'],
];

/** One spelling for a word however it is written: 'Colors' → 'colour', 'Sarees' → 'saree'. */
export function foldWord(word: string): string {
  let key = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']s$/, '')
    .replace(/’/g, "'")
    .toLowerCase();
  // biome-ignore lint/plugin: both are constants of the table above
  for (const [from, to] of BRITISH) key = key.replace(from, to);
  if (key.length <= 3 || KEEP.has(key)) return key;
  if (/(ss|us|is)$/.test(key)) return key;
  if (/(ss|sh|ch|x|z)es$/.test(key)) return key.slice(0, -2);
  if (/[^aeiou]ies$/.test(key) && key.length > 5) return `${key.slice(0, -3)}y`;
  return key.endsWith('s') ? key.slice(0, -1) : key;
}

/** Splits glued words as catalogues have them: 'tracksuitBlack', 'clutch1' (the second half begins a new thought). */
function pieces(word: string): string[] {
  return word.split(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})/u);
}

/** All words of a text in order. Linear in its length. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    let start = match.index;
    const between = text.slice(last, start);
    let gap: Token['gap'] = STOP.test(between) ? 'stop' : PAUSE.test(between) ? 'pause' : 'none';
    if (between === '' && /^\d/.test(match[0]) && /\p{L}{3}$/u.test(text.slice(Math.max(0, last - 4), last)))
      gap = 'stop';
    for (const piece of pieces(match[0])) {
      tokens.push({ key: foldWord(piece.slice(0, LONGEST_WORD)), start, end: start + piece.length, gap });
      start += piece.length;
      gap = 'stop';
    }
    last = match.index + match[0].length;
  }
  return tokens;
}
