/** Names under which somebody would pass for the house or for whoever speaks for it, however their letters are hidden. */
import {
  CLOTH_BEHIND,
  HOUSE,
  MAY_SPEAK_FOR_HOUSE,
  OF_HOUSES,
  SPEAKS_FOR_HOUSE,
  TOGETHER,
  WORKS_AT,
  WORKS_THERE,
} from '#atelier/lexicon/language/public/house-names.ts';
import { STANDS_FOR, visibleText } from './plain-text.ts';
import { isNameOfOffice } from './public/speaks-as-house.ts';

/** Letters of a name beyond this are not read. */
const LONGEST_NAME = 200;

/** What stands for a letter, and letters that nobody tells apart. */
const ALIKE: Readonly<Record<string, string>> = { ...STANDS_FOR, '|': 'i', l: 'i' };
const folded = (visible: string): string =>
  visible
    .replace(/rn/gu, 'm')
    .replace(/vv/gu, 'w')
    .replace(/(.)\1+/gu, '$1')
    .replace(/[013457@$!|l]/gu, (sign) => ALIKE[sign] ?? sign);

const foldedSet = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => folded(visibleText(word))));
const house = foldedSet(HOUSE);
const speaks = foldedSet(SPEAKS_FOR_HOUSE);
const ofHouse = foldedSet([...HOUSE, ...SPEAKS_FOR_HOUSE]);
const maySpeak = foldedSet([...HOUSE, ...SPEAKS_FOR_HOUSE, ...MAY_SPEAK_FOR_HOUSE]);
const ofHouses = foldedSet([...HOUSE, ...SPEAKS_FOR_HOUSE, ...MAY_SPEAK_FOR_HOUSE, ...OF_HOUSES]);
const clothBehind = foldedSet(CLOTH_BEHIND);
const worksAt = foldedSet(WORKS_AT);
const worksThere = foldedSet([...SPEAKS_FOR_HOUSE, ...MAY_SPEAK_FOR_HOUSE, ...WORKS_THERE]);
const together = new Set(TOGETHER.map((two) => two.map((word) => folded(visibleText(word))).join(' ')));
const LONGEST_WORD = Math.max(...[...ofHouses].map((word) => word.length));

/** A capital I among small letters is an l. */
const CAPITAL_I = /(?<=\p{Ll})I(?=\p{Ll})/gu;
/** A small l among capitals is an I. */
const SMALL_L = /(?<=\p{Lu})l(?=\p{Lu})/gu;
const MARKS = /[™®©]/gu;
/** A small letter before a capital begins a word: 'ToileSupport'. */
const CAMEL = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;
/** Signs that stand for letters belong to words only between letters: '@toile' is of Toile. */
const WORD = /[\p{L}\p{N}](?:[@$!|]?[\p{L}\p{N}])*/gu;

const wordsOf = (text: string): string[] =>
  (text.match(WORD) ?? [])
    .map((word) => folded(word.replace(/(?<=\p{L})\p{N}{2,}$/u, '')))
    .filter((word) => /\p{L}/u.test(word));

/** Shorter ones glued to a word that may be anybody's make names: 'Modin'. */
const LEAST_GLUED = 3;

/** Whether letters without spaces are nothing but words of houses, not shorter than `least`, and one of `speaking` is among them. */
function isMadeOfThem(letters: string, speaking: ReadonlySet<string>, least: number): boolean {
  // what each length of it may be made of: 0 of nothing known, 1 of words of houses, 2 with one that speaks for a house
  const made = new Uint8Array(letters.length + 1);
  made[0] = 1;
  for (let end = 1; end <= letters.length; end++)
    for (let start = Math.max(0, end - LONGEST_WORD); start <= end - least; start++) {
      const before = made[start] ?? 0;
      const word = letters.slice(start, end);
      if (before === 0 || !ofHouses.has(word)) continue;
      made[end] = Math.max(made[end] ?? 0, speaking.has(word) ? 2 : before);
    }
  return made[letters.length] === 2;
}

/** Whether a word begins or ends with one that speaks for a house, or is the house with who works there: 'riyaadmin', 'toileteam'. */
const isGlued = (word: string): boolean =>
  [...speaks].some((known) => word.startsWith(known) || word.endsWith(known)) ||
  [...house].some(
    (name) =>
      !word.includes(`e${name}`) &&
      [...worksThere].some((who) => word.includes(name + who) || word.includes(who + name)),
  );

/** 'Toile by Riya', 'Riya x Toile': a work of both. */
const BESIDE_ANOTHER: ReadonlySet<string> = new Set(['x', 'by']);
const FEW = 3;

function worksForHouse(words: readonly string[]): boolean {
  return words.some((word, i) => {
    if (!house.has(word) || clothBehind.has(words[i + 1] ?? '')) return false;
    if (BESIDE_ANOTHER.has(words[i - 1] ?? '') || BESIDE_ANOTHER.has(words[i + 1] ?? '')) return words.length <= FEW;
    return worksAt.has(words[i - 1] ?? '') || words.some((other) => worksThere.has(other));
  });
}

/** Whether somebody who is called so would pass for the house: 'Toile', 'T0ile Support', 'a d m i n', 'Riya, moderator'. Linear in its length. */
export function passesForHouse(name: string): boolean {
  const text = name.slice(0, LONGEST_NAME).replace(SMALL_L, 'I');
  const apart = visibleText(text.replace(MARKS, ' ').normalize('NFKC').replace(CAPITAL_I, 'l').replace(CAMEL, ' '));
  const words = wordsOf(apart.replace(/^\s*@|\s@/gu, ' at '));
  if (words.length === 0) return false;
  const letters = apart.replace(/[^\p{L}\p{N}@$!|]/gu, '');
  return (
    [letters, letters.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''), words.join('')]
      .map(folded)
      .some((said) => isMadeOfThem(said, ofHouse, 1) || isMadeOfThem(said, maySpeak, LEAST_GLUED)) ||
    (words.some((word) => maySpeak.has(word)) && words.every((word) => ofHouses.has(word))) ||
    words.some((word) => speaks.has(word) || isGlued(word)) ||
    words.some((word, i) => together.has(`${word} ${words[i + 1] ?? ''}`)) ||
    worksForHouse(words) ||
    isNameOfOffice(name.slice(0, LONGEST_NAME))
  );
}
