/** What hides a word from whoever looks for it and from nobody who reads: its letters are put back. For rules that refuse alone. */
import { inFigures } from './in-figures.ts';

/** Pictures of the young, by a word that is read beside what the grown alone wear. */
const YOUNG_SIGNS = /[👧👦🧒👶🚸🍼🎒]/gu;
/** Fruit that is no fruit beside another sign. */
const LEWD_SIGNS = /🍑🍆|🍆🍑|[🍑🍆][💦👅🥵🤤😈]|[💦👅🥵🤤😈][🍑🍆]|🔞/gu;

/** A capital I among small letters is an l: 'chiIdren'. */
const CAPITAL_I = /(?<=\p{Ll})I(?=\p{Ll})/gu;
/** A hyphen within a word: 'chi-ld'. */
const HYPHEN = /(?<=\p{L})[-‐‑](?=\p{L})/gu;

/** An age within a word is no letter: 'girl9yrs'. */
const AGE_WITHIN = /(girl|boy|kid|child|lass|daughter|son)s?_?(1[0-7]|[1-9])_?(?=(?:y|yo|yrs?|years?)(?![\p{L}]))/giu;

/** The text in other words for what it hides, each apart: without the hyphens within words, which also stand between two. */
export function* unhidden(text: string): Generator<string> {
  const signs = text.replace(YOUNG_SIGNS, ' schoolkid ').replace(LEWD_SIGNS, ' sexy ').replace(AGE_WITHIN, '$1 $2 ');
  const reckoned = inFigures(signs).replace(CAPITAL_I, 'l');
  if (reckoned !== text) yield reckoned;
  const joined = reckoned.replace(HYPHEN, '');
  if (joined !== reckoned) yield joined;
}
