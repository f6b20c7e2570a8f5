/** Whether words that stand with somebody young in the picture price them or want them, in English and in Hindi. Cheap, and linear. */
import {
  KINDS_OVER_YOUNG,
  KINDS_OVER_YOUNG_IN_HINDI,
  LIFTED,
  PARTS_LIFTED,
  SAID_OVER_YOUNG,
  SAID_OVER_YOUNG_IN_HINDI,
} from '#atelier/lexicon/language/said/over-young.ts';
import { BEHIND_HER } from '#atelier/lexicon/language/said/people.ts';
import { grammarOf, type Kinds, kindsOf, words } from './grammar.ts';
import { readingOf, soundOfWord, soundsOf } from './tokens.ts';

const behind = words(BEHIND_HER);
const themselves = words('her him');
const parts = words(PARTS_LIFTED);
const kinds: Kinds = {
  ...kindsOf(KINDS_OVER_YOUNG),
  into: words('in'),
  elf: words('elf elves list santa nice or monkey step kitten fox'),
  notice: words('notice size'),
  suit: words('suit suits dress gown wear shirt'),
  sister: words('sister sisters and'),
  one: ({ word }, next) => themselves.has(word) && (!next || next.begins || behind.has(next.word)),
};
const inEnglish = grammarOf(kinds, SAID_OVER_YOUNG);
const isLifted = grammarOf(kinds, LIFTED);
const inHindi = grammarOf(kindsOf(KINDS_OVER_YOUNG_IN_HINDI, soundOfWord), SAID_OVER_YOUNG_IN_HINDI, soundOfWord);

/** Of words about a picture in which somebody is a child or a teen. */
export function pricesTheYoung(text: string): boolean {
  const { tokens, kept } = readingOf(text);
  if (!tokens.some(({ word }) => parts.has(word)) && isLifted(tokens)) return true;
  return inEnglish(tokens) || inHindi(soundsOf(kept ?? tokens));
}
