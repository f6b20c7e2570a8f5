import { HINDI, type HindiEntry } from '#atelier/lexicon/hindi/hindi.ts';
import { VOCABULARY } from '#atelier/lexicon/lexicon.ts';
import { bonesOf, englishSound, isDevanagari, soundOf, stemOf, unlikeness } from './sounds.ts';

/** A word as it is heard. */
export interface Heard {
  sound: string;
  stem: string;
  /** Of the stem. */
  bones: string;
  /** Written in our letters, which do not tell ड़ from द. */
  isRoman: boolean;
}
/** A word of the lists, with the sound that it has in our letters. */
interface Known extends Heard {
  readonly roman: Heard;
}
interface Phrase extends HindiEntry {
  words: readonly Known[];
}

const heardAs = (sound: string, isRoman: boolean): Heard => {
  const stem = stemOf(sound);
  return { sound, stem, bones: bonesOf(stem), isRoman };
};

/** A text that says one word without end is heard once. */
const HEARD_MAX = 2000;
const heard = new Map<string, Heard>();

export function hear(word: string): Heard {
  const before = heard.get(word);
  if (before) return before;
  const now = heardAs(soundOf(word), !isDevanagari(word));
  if (heard.size >= HEARD_MAX) heard.clear();
  heard.set(word, now);
  return now;
}
const inOurLetters = ({ sound, stem, bones, isRoman }: Heard): Heard => ({
  sound: sound.replaceAll('D', 'd'),
  stem: stem.replaceAll('D', 'd'),
  bones,
  isRoman,
});
const know = (word: string): Known => {
  const known = hear(word);
  return { ...known, roman: inOurLetters(known) };
};

/** Farther apart than this, two words of the same consonants are not the same. */
const farthest = (bones: string): number => (bones.length <= 2 ? 0.5 : 1);
/** What another ending costs, less than another vowel: next to nothing where it says gender and number of a word in -a. */
export const INFLECTED = 0.1;
const OTHER_ENDING = 0.3;
/** Each word of a phrase is nearer than one by itself need be. */
const FARTHEST_IN_PHRASE = 0.4;
const GENITIVE = new Set(['ka', 'ki', 'ke']);
const isInflected = (said: Heard, known: Heard): boolean =>
  known.sound.endsWith('a') ? /(?:[aieou]|[aieo]n)$/.test(said.sound) : /(?:on|en|an)$/.test(said.sound);

/** The ways a word of the lists is heard: its flapped R as d and as r. */
const waysOf = (phrase: string): string[] => (phrase.includes('R') ? [phrase, phrase.replace(/R/g, 'r')] : [phrase]);

const PHRASES: ReadonlyMap<string, readonly Phrase[]> = (() => {
  const found = new Map<string, Phrase[]>();
  for (const entry of HINDI)
    for (const way of waysOf(entry.phrase)) {
      const words = way.split(' ').map(know);
      const bones = words[0]?.bones ?? '';
      const list = found.get(bones);
      if (list) list.push({ ...entry, words });
      else found.set(bones, [{ ...entry, words }]);
    }
  return found;
})();

/** How far what was heard is from a word of the lists, or undefined where it is another word. */
function distance(said: Heard, word: Known): number | undefined {
  const known = said.isRoman ? word.roman : word;
  if (said.sound === known.sound || (GENITIVE.has(said.sound) && GENITIVE.has(known.sound))) return 0;
  if (said.bones !== known.bones) return undefined;
  // a word of one or two sounds is a little one: it is itself or nothing
  if (known.sound.length <= 2 || said.sound.length <= 2) return undefined;
  const apart = unlikeness(said.stem, known.stem);
  if (said.sound.slice(said.stem.length) === known.sound.slice(known.stem.length))
    return apart <= farthest(known.bones) ? apart : undefined;
  return apart <= farthest(known.bones) ? apart + (isInflected(said, known) ? INFLECTED : OTHER_ENDING) : undefined;
}

interface HindiMatch {
  entry: HindiEntry;
  count: number;
  /** How far it was from what the list has; 0 where it sounds the same. */
  apart: number;
}

/** The longest phrase that the words begin with, and of those the nearest by ear. */
export function hindiAt(words: readonly Heard[]): HindiMatch | undefined {
  let best: HindiMatch | undefined;
  const [first] = words;
  if (!first) return undefined;
  for (const entry of PHRASES.get(first.bones) ?? []) {
    const count = entry.words.length;
    if (count > words.length || count < (best?.count ?? 0)) continue;
    let apart = 0;
    for (const [i, known] of entry.words.entries()) {
      const said = words[i];
      const far = (said && distance(said, known)) ?? Number.POSITIVE_INFINITY;
      apart += count > 1 && far > FARTHEST_IN_PHRASE ? Number.POSITIVE_INFINITY : far;
    }
    if (!Number.isFinite(apart)) continue;
    if (entry.english === '' && apart > INFLECTED) continue;
    if (!best || count > best.count || apart < best.apart) best = { entry, count, apart };
  }
  return best;
}

interface Spelling {
  word: string;
  sound: string;
  cost: number;
}

/** What a word costs that sounds so only as English is spoken: नेट is 'net' rather than 'night'. */
const SPOKEN = 0.05;

let english: ReadonlyMap<string, readonly Spelling[]> | undefined;

/** The English vocabulary by the consonants it sounds of; built when first asked for, as most texts are English. */
function englishByEar(): ReadonlyMap<string, readonly Spelling[]> {
  if (english) return english;
  const found = new Map<string, Spelling[]>();
  for (const word of VOCABULARY) {
    if (!/^[a-z]{2,}$/.test(word)) continue;
    for (const sound of new Set([soundOf(word), englishSound(word)])) {
      const spelt = { word, sound, cost: sound === soundOf(word) ? 0 : SPOKEN };
      const bones = bonesOf(sound);
      const list = found.get(bones);
      if (list) list.push(spelt);
      else found.set(bones, [spelt]);
    }
  }
  english = found;
  return found;
}

/** Share of a word's letters that may differ, vowels all, for it to be the English word. */
const ALIKE = 0.3;
/** And in our own letters, where English is spelt as English is. */
const ALIKE_IN_ROMAN = 0.15;

/** The word of the English vocabulary that this one sounds like, as shops write English in Devanagari. */
export function englishOf({ sound }: Heard, isRoman: boolean): string | undefined {
  const limit = (isRoman ? ALIKE_IN_ROMAN : ALIKE) * sound.length;
  let best: { word: string; apart: number } | undefined;
  for (const ending of ['', 's', 'ed', 'd', 'es']) {
    if (!sound.endsWith(ending) || sound.length - ending.length < 2) continue;
    const said = sound.slice(0, sound.length - ending.length);
    for (const { word, sound: known, cost } of englishByEar().get(bonesOf(said)) ?? []) {
      const apart = unlikeness(said, known) + cost + (ending ? 0.5 : 0);
      if (apart <= limit && apart < (best?.apart ?? Number.POSITIVE_INFINITY)) best = { word, apart };
    }
  }
  return best?.word;
}
