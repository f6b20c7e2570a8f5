/** The words of a text that others are to read, one by one, for grammars. */

import { LETTERED, OF_PHOTOGRAPHS } from '#atelier/lexicon/language/said/people.ts';
import { isDevanagari, soundOf } from '#atelier/reading/hindi/sounds.ts';
import { formsOf } from '#atelier/reading/refusal/forms.ts';
import { type Token, words } from './grammar.ts';

/** Behind them stands what is lettered on a thing, a sentence of its own. */
const lettered = words(LETTERED);

const CAPITAL = /(?<![\p{L}\p{N}'’])\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu;
const WORD = /[\p{L}\p{M}]{2,}/gu;
/** Where more of the words have capitals, a capital says nothing: a title. */
const SOME = 0.5;

/** Words with a capital, small and without accents, where others have none. */
function namesIn(text: string): ReadonlySet<string> {
  const capitals = text.match(CAPITAL) ?? [];
  if (capitals.length === 0 || capitals.length > SOME * (text.match(WORD)?.length ?? 0)) return new Set();
  return new Set(capitals.map((word) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()));
}

/** Where somebody is photographed, nobody is shot. */
const photographs = words(OF_PHOTOGRAPHS);
const SHOT = words('shoot shoots shot shooting');
const unshot = (tokens: Token[]): Token[] =>
  tokens.some(({ word }) => photographs.has(word))
    ? tokens.map((token) => (SHOT.has(token.word) ? { ...token, word: 'photograph' } : token))
    : tokens;

/** Tokens of words that `plainText` or `sentencesOf` left, in which signs are ' , '. */
export function tokensOf(plain: string, text: string): Token[] {
  const names = namesIn(text);
  const tokens: Token[] = [];
  let begins = true;
  let isLettered = false;
  for (const said of plain.split(' ')) {
    if (said === ',' || said === '') {
      begins = true;
      continue;
    }
    const word = said.replace(/'s$|s'$/, '');
    tokens.push({ word, isWhose: word !== said, begins, opens: begins || isLettered, isName: names.has(word) });
    begins = false;
    isLettered = lettered.has(word);
  }
  return unshot(tokens);
}

/** Sounds that are remembered: words come again. */
const MOST_SOUNDS = 4000;
const sounds = new Map<string, string>();

/** One sound for a word of Hindi however it is written, in small letters alone. */
export function soundOfWord(word: string): string {
  const known = sounds.get(word);
  if (known !== undefined) return known;
  if (sounds.size >= MOST_SOUNDS) sounds.clear();
  const sound = soundOf(word).toLowerCase();
  sounds.set(word, sound);
  return sound;
}

/** The same words as Hindi sounds, however they are spelt. */
export const soundsOf = (tokens: readonly Token[]): Token[] =>
  tokens.map((token) => ({ ...token, word: soundOfWord(token.word) }));

/** A text in the forms in which grammars read it. */
export interface Reading {
  /** As its words stand. */
  readonly tokens: readonly Token[];
  /** In the letters of Hindi, where it has any. */
  readonly kept?: readonly Token[];
}

/** One judge after the other reads the same text. */
let latest: { readonly words: string; readonly reading: Reading } | undefined;

export function readingOf(words: string): Reading {
  if (latest?.words === words) return latest.reading;
  const { text, plain, sentences } = formsOf(words);
  const tokens = tokensOf(plain(), text);
  const reading = isDevanagari(text) ? { tokens, kept: tokensOf(sentences(), '') } : { tokens };
  latest = { words, reading };
  return reading;
}

/** Whether either form of a text is a sentence of a grammar. */
export const isSaid = (words: string, grammar: (tokens: readonly Token[]) => boolean): boolean => {
  const { tokens, kept } = readingOf(words);
  return grammar(tokens) || (kept !== undefined && grammar(kept));
};
