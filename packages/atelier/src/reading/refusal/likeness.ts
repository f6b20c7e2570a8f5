import { IGNORED } from '#atelier/lexicon/language/ignored.ts';
import { foldWord } from '#atelier/lexicon/language/tokenise.ts';
import { VOCABULARY } from '#atelier/lexicon/lexicon.ts';
import { plainText } from './plain-text.ts';

const KNOWN = (IGNORED.find(({ id }) => id === 'celebrity')?.words ?? '').split(',').map((name) => name.trim());

/** One to three words with capitals, where a name may stand. */
const NAME = "((?:\\p{Lu}[\\p{L}\\p{M}'’.-]{0,30})(?: \\p{Lu}[\\p{L}\\p{M}'’.-]{0,30}){0,2})";
/** Or any two words, for a known name in small letters. */
const WORDS = '([\\p{L}\\p{M}]{2,30}(?: [\\p{L}\\p{M}]{2,30})?)';

/** Ways to ask for somebody's face rather than for their clothes. */
const ASKS = [
  '(?:look|looks|looking|appears?|be|being) (?:exactly|just|precisely|identical|100%) (?:like|as|to)',
  '(?:identical|indistinguishable) (?:to|from)',
  '(?:the )?(?:spitting |exact )(?:image|likeness|copy|double) of',
  '(?:the )?(?:likeness|face|doppelg[aä]nger|deep ?fake|twin) of',
  'deep ?fake',
  'resembl(?:es?|ing)',
  '(?:woman|man|model|person|girl|boy|lady|someone|somebody|face) (?:who |that )?(?:looks?|looking) like',
];
const AFTER = [
  "(?:['’]s)? (?:exact |own |real )?(?:face|likeness|facial features)\\b",
  ' (?:jais[aei]|ki tarah) (?:dikh|lag)\\p{L}*',
  ' (?:ka|ke|ki) (?:chehra|shakl|surat)\\b',
  ' (?:look-?alike|look alike|doppelg[aä]nger|deep ?fake|face swap)\\b',
];

const asks = (name: string, flags: string): RegExp[] => [
  ...ASKS.map((ask) => new RegExp(`(?<!\\p{L})(?:${ask}) (?:actress |actor |singer |the real )?${name}`, flags)),
  ...AFTER.map((after) => new RegExp(`(?<!\\p{L})${name}${after}`, flags)),
];
const OF_NAMES = asks(NAME, 'gu');
const OF_KNOWN = asks(WORDS, 'giu');

/** The known name that `words` begin with, as written. */
function knownIn(words: string): string | undefined {
  const [first = ''] = words.split(' ');
  return [words, first].find((name) => KNOWN.includes(plainText(name).replace(/'s$/, '')));
}

/** Two words of which no dictionary of clothes knows either. */
function soundsLikeName(name: string): boolean {
  const words = name.replace(/['’]s$/, '').split(' ');
  return words.length > 1 && words.every((word) => !VOCABULARY.has(foldWord(word)));
}

/** Whose likeness is asked for, as written, or undefined. Wearing somebody's style is nobody's likeness. */
export function likenessOf(text: string): string | undefined {
  const straight = text.normalize('NFC').replace(/\s+/g, ' ');
  const clean = straight.replace(/\b(?:Exactly|Just|Like|Looks?|Looking)\b/g, (word) => word.toLowerCase());
  for (const pattern of OF_NAMES)
    for (const [, name = ''] of clean.matchAll(pattern)) {
      const found = knownIn(name) ?? (soundsLikeName(name) ? name : undefined);
      if (found) return found.replace(/['’]s$/, '');
    }
  for (const pattern of OF_KNOWN)
    for (const [, words = ''] of clean.matchAll(pattern)) {
      const found = knownIn(words);
      if (found) return found;
    }
  return undefined;
}
