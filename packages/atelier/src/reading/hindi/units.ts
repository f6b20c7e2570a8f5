import { AS_WRITTEN, COUNTED_IN_ENGLISH, NUMBERS_WRITTEN } from '#atelier/lexicon/hindi/as-written.ts';
import { ALWAYS_ENGLISH, HINDI_IN_COMPANY, SURELY } from '#atelier/lexicon/hindi/little-words.ts';
import { SITS } from '#atelier/lexicon/hindi/scenes.ts';
import { NOT_TYPOS } from '#atelier/lexicon/language/not-typos.ts';
import { foldWord, type Token, tokenise } from '#atelier/lexicon/language/tokenise.ts';
import { LEXICON, type Node, type Sense, VOCABULARY } from '#atelier/lexicon/lexicon.ts';
import { correct } from '#atelier/reading/words/typos.ts';
import { englishOf, type Heard, hear, hindiAt, INFLECTED } from './by-ear.ts';
import { isDevanagari } from './sounds.ts';
import type { Unit } from './unit.ts';

/** A word of the text, as it is written, heard, and spelt in English where it is of English. */
interface Word extends Token {
  text: string;
  heard: Heard;
  isRoman: boolean;
}

/** No phrase of the lists is longer. */
const LONGEST_PHRASE = 6;

function wordsOf(text: string): Word[] {
  let last = 0;
  return tokenise(text).map((token) => {
    const said = text.slice(token.start, token.end);
    const gap = text.slice(last, token.start).includes('।') ? 'stop' : token.gap;
    last = token.end;
    return { ...token, gap, text: said, heard: hear(said), isRoman: !isDevanagari(said) };
  });
}

/** Sounds as a word of the lists does, in one of its forms. */
const isHeardAsHindi = ({ heard }: Word): boolean => (hindiAt([heard])?.apart ?? 1) <= INFLECTED;

/** A word of the English reader's that is not Hindi's as well. */
function isEnglish(word: Word): boolean {
  if (!word.isRoman || HINDI_IN_COMPANY.has(word.key)) return false;
  if (ALWAYS_ENGLISH.has(word.key) || NOT_TYPOS.has(word.key) || /^\d+$/.test(word.key)) return true;
  return VOCABULARY.has(word.key) && !isHeardAsHindi(word);
}

/** What makes a text Hindi's: words that Hindi alone has count for two, those that the English reader knows too for one. */
const COMPANY = 3;
const SHORTEST_SURE = 3;

const ALONE: ReadonlySet<Unit['kind']> = new Set(['quality', 'person', 'day']);

function company(word: Word): number {
  if (word.text.length < SHORTEST_SURE || HINDI_IN_COMPANY.has(word.key) || isEnglish(word)) return 0;
  const hindi = hindiAt([word.heard]);
  if (!hindi || hindi.apart > INFLECTED || hindi.entry.kind === 'thing') return 0;
  if (!VOCABULARY.has(word.key)) return word.text.length === SHORTEST_SURE ? 1 : 2;
  return ALONE.has(hindi.entry.kind) && hindi.entry.english !== word.key ? 1 : 0;
}

/** The text is Hindi's: in its own script, with a little word that no English has, or with enough words of Hindi. */
export const isHindi = (text: string): boolean =>
  isDevanagari(text) ||
  text.search(SURELY) >= 0 ||
  wordsOf(text).reduce((sum, word) => sum + company(word), 0) >= COMPANY;

/** Words that stand in one breath from `i` on. */
function breath(words: readonly Word[], i: number): readonly Word[] {
  const ahead = words.slice(i, i + LONGEST_PHRASE);
  const end = ahead.findIndex(({ gap }, n) => n > 0 && gap !== 'none');
  return end < 0 ? ahead : ahead.slice(0, end);
}

const PART_LIKE = new Set(['closure', 'border', 'sleeve', 'neckline', 'collar']);

/** What an English phrase is, as far as the order of words depends on it. */
function kindOf(senses: readonly Sense[], english: string): Unit['kind'] {
  const [sense] = senses;
  switch (sense?.as) {
    case 'garment':
    case 'set':
    case 'footwear':
    case 'accessory':
      return 'thing';
    case 'part':
      return 'part';
    case 'detail':
      return /(?:ed|less)$/.test(english) ? 'quality' : 'part';
    case 'attribute':
      return PART_LIKE.has(sense.entry.as) && !/(?:ed|less)$/.test(english) ? 'part' : 'quality';
    case 'gender':
    case 'age':
      return 'person';
    case 'occasion':
      return 'day';
    case 'connective':
      if (sense.role === 'joins') return 'and';
      return sense.role === 'skips' || sense.role === 'article' ? 'word' : 'link';
    default:
      return sense ? 'quality' : 'word';
  }
}

/** Spelt as the English reader knows it: by ear from Devanagari, by the letters from ours. */
function spelling({ key, text, heard, isRoman }: Word): string {
  if (isRoman && (VOCABULARY.has(key) || NOT_TYPOS.has(key))) return key;
  return englishOf(heard, isRoman) ?? (isRoman ? (correct(key) ?? text) : text);
}

/** A phrase of English that so many words are. */
interface Found {
  english: string;
  count: number;
  kind: Unit['kind'];
}

/** The longest phrase of English that the words begin with. */
function englishAt(run: readonly Word[]): Found {
  const [first] = run;
  const spelt = run.map((word) => (word.isRoman && VOCABULARY.has(word.key) ? word.text : spelling(word)));
  let at: Node | undefined = LEXICON;
  let best = { count: 1, senses: [] as readonly Sense[] };
  for (const [n, word] of spelt.entries()) {
    at = at?.next.get(foldWord(word));
    if (at && at.senses.length > 0) best = { count: n + 1, senses: at.senses };
  }
  const english = spelt.slice(0, best.count).join(' ');
  return { english: english || (first?.text ?? ''), count: best.count, kind: kindOf(best.senses, english) };
}

/** How old somebody is: figures have no sound to be known by. */
const YEAR = /^(?:saa?l|varsh|bara?s|साल|वर्ष|बरस)$/iu;
const OF = /^(?:k[aie]|का|की|के)$/iu;
const DEVANAGARI_NOUGHT = 0x966;

function yearsAt([number, year, of]: readonly Word[]): Found | undefined {
  if (!number || !year || !of || !YEAR.test(year.text) || !OF.test(of.text)) return undefined;
  const figures = number.text.replace(/[०-९]/g, (sign) => String((sign.codePointAt(0) ?? 0) - DEVANAGARI_NOUGHT));
  return /^[1-9]\d?$/.test(figures) ? { english: `${figures} year old`, count: 3, kind: 'person' } : undefined;
}

/** 'Baithi ladki': by ear a daughter. */
function sitsAt([word, next]: readonly Word[]): Found | undefined {
  if (!word || !SITS.test(word.text)) return undefined;
  const isHelped = next !== undefined && /^(?:hai|hain|hu[iae]|है|हैं|हुई|हुआ|हुए)$/iu.test(next.text);
  return { english: 'sitting', count: isHelped ? 2 : 1, kind: 'scene' };
}

/** What is known by its spelling and by its company. */
function writtenAt([word, next]: readonly Word[], before: Word | undefined): Found | undefined {
  if (!word) return undefined;
  const fits = AS_WRITTEN.find(
    ({ word: own, next: wanted, unless, before: left }) =>
      own.test(word.text) &&
      (!wanted || (next !== undefined && wanted.test(next.text))) &&
      !(unless && next !== undefined && unless.test(next.text)) &&
      (!left || (before !== undefined && left.test(before.text))),
  );
  return fits && { english: fits.english, count: 1, kind: fits.kind };
}

/** A number right before what is counted of clothes: 'teen button', 'do dori'. */
function numberAt([word, next]: readonly Word[]): Found | undefined {
  const number = word && NUMBERS_WRITTEN.find(([written]) => written.test(word.text))?.[1];
  if (!number || !next) return undefined;
  const part = hindiAt([next.heard])?.entry;
  const counted = COUNTED_IN_ENGLISH.test(next.text)
    ? `${next.text.toLowerCase().replace(/s$/, '')}s`
    : part?.kind === 'part'
      ? part.english
      : undefined;
  return counted === undefined ? undefined : { english: `${number} ${counted}`, count: 2, kind: 'part' };
}

/** A text of Hindi as phrases of English in Hindi's order. */
export function unitsOf(text: string): Unit[] {
  const words = wordsOf(text);
  const units: Unit[] = [];
  for (let i = 0; i < words.length; ) {
    const run = breath(words, i);
    const [first] = run;
    if (!first) break;
    const hindi = hindiAt(run.map(({ heard }) => heard));
    const sure = hindi && (hindi.count > 1 || !isEnglish(first)) && isNearer(hindi.apart, hindi.count, first);
    const found =
      yearsAt(run) ??
      sitsAt(run) ??
      (sure && hindi.count > 1 ? undefined : (writtenAt(run, words[i - 1]) ?? numberAt(run))) ??
      (sure ? { english: hindi.entry.english, count: hindi.count, kind: hindi.entry.kind } : englishAt(run));
    // 'kurta palazzo ke saath' are a kurta with a palazzo, no set
    if (found.kind === 'thing' && found.count > 1 && !sure && followedByWith(words, i + found.count)) {
      const first = englishAt(run.slice(0, found.count - 1));
      // a 'cigarette pant' is no cigarette
      if (isWorn(first.english)) Object.assign(found, first);
    }
    const end = run[found.count - 1]?.end ?? first.end;
    units.push({ english: found.english, kind: found.kind, start: first.start, end, gap: first.gap });
    i += found.count;
  }
  return units;
}

/** Names a garment by itself. */
const isWorn = (english: string): boolean => {
  let at: Node | undefined = LEXICON;
  for (const { key } of tokenise(english)) at = at?.next.get(key);
  return at?.senses.some(({ as }) => as === 'garment' || as === 'set') ?? false;
};

const followedByWith = (words: readonly Word[], i: number): boolean => {
  const ahead = breath(words, i);
  return ahead[0]?.gap === 'none' && hindiAt(ahead.map(({ heard }) => heard))?.entry.kind === 'with-before';
};

/** Not when English has a word that sounds more like it: नेट is a net rather than a nath. */
function isNearer(apart: number, count: number, first: Word): boolean {
  if (count > 1 || apart <= INFLECTED) return true;
  const english = englishOf(first.heard, true);
  return english === undefined || hear(english).sound !== first.heard.sound;
}
