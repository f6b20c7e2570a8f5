/** Whether words call whoever wears something grown: not whoever stands beside them, and not what they will be or are not. */
import { GROWN, GROWN_IN_HINDI } from '#atelier/lexicon/language/young/who-wears.ts';
import { keptText, plainText } from './plain-text.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Where what is said of somebody begins anew. */
const BEGINS = setOf(', for in on and as wearing pour para für dla');

/** Before a word for somebody grown: it is somebody else, or is not so, or not yet. */
const TURNS_AWAY = setOf(
  `with beside besides by near next behind under like than from without not no non never nobody none neither isn't wasn't ain't aren't hardly almost nearly
  half quasi semi pre minus plus future soon until till before become becomes becoming be being want wants hope hopes dream dreams dreaming aspiring budding
  wannabe grow grows growing hate hates love loves loved call calls called say says said whose will would can could cannot can't may might old enough small`,
);
/** Of whom there may be a picture: 'a portrait of a woman' is of her. */
const PICTURED = setOf(
  'photo photograph picture portrait image drawing sketch illustration painting shot still selfie silhouette body figure look wardrobe kind',
);
const IS = setOf('is are was');
const WHOEVER_WEARS = setOf('she he they who model it this wearer');
const ANOTHERS = setOf('her his their');

/** Behind a word for somebody grown: what is spoken of is theirs, or is to be so. */
const THEIRS = setOf('ki ka ke ko ne se child children baby kid girl boy free');
/** The many may own clothes of their kind; whatever belongs to one of them is spoken of. */
const OF_A_KIND = /^(?:women|men|ladies|gents|adults)'?s?$/u;
/** 'Adults call her', 'mother drops her'. */
const DOES_TO_HER =
  /^(?!(?:with|in|on|at|by|of|from|wearing|holding|and|\p{L}{2,12}ing) )\p{L}{2,12} (?:her|him|them|me|us)(?!\p{L})/u;

/** How far before and behind a word it is looked, in letters. */
const AROUND = 120;

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** What was said of them before, since the last word with which it begins anew. */
function saidBefore(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(words.findLastIndex((word) => BEGINS.has(word)) + 1);
}

function isTurnedAway(before: readonly string[]): boolean {
  return before.some((word, i) => {
    const last = before[i - 1];
    if (word === 'of') return last !== undefined && !PICTURED.has(last);
    if (IS.has(word)) return last === undefined || !WHOEVER_WEARS.has(last);
    if (ANOTHERS.has(word)) return i > 0;
    return TURNS_AWAY.has(word) || word.endsWith("'s");
  });
}

function isTheirs(word: string, behind: string): boolean {
  if (/^(?:'s|s'|'(?= ))/u.test(behind)) return !OF_A_KIND.test(word);
  const [next = ''] = wordsOf(behind);
  return THEIRS.has(next) || behind.startsWith(' to be ') || DOES_TO_HER.test(behind.trimStart());
}

/** Whether a word of this pattern is said of whoever may wear it, in text as `plainText` makes it. */
export function isSaidOfWearer(plain: string, pattern: RegExp): boolean {
  for (const { 0: word, index } of plain.matchAll(pattern)) {
    const end = index + word.length;
    const before = saidBefore(plain.slice(Math.max(0, index - AROUND), index));
    if (!isTurnedAway(before) && !isTheirs(word, plain.slice(end, end + AROUND))) return true;
  }
  return false;
}

/** Whether words say, of somebody who may be whoever is drawn, that they are grown. */
export const callsGrown = (words: string): boolean =>
  isSaidOfWearer(plainText(words), GROWN) || keptText(words).search(GROWN_IN_HINDI) >= 0;
