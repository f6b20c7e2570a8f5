/** Curses, slurs, threats, contempt and the young wanted, that nobody reads under a picture, however their letters are hidden. Cheap; what is asked for is judged by `refusal`. */
import { COARSE, SLURS } from '#atelier/lexicon/language/coarse.ts';
import { COARSE_IN_HINDI, COARSE_IN_HINGLISH } from '#atelier/lexicon/language/coarse-hindi.ts';
import { CONTEMPT_OF_PEOPLES, DEATH_TO_A_PEOPLE, HARM_CALLED_FOR } from '#atelier/lexicon/language/public/death-to.ts';
import {
  HARM_TOLD,
  HARM_TOLD_ABROAD,
  HARM_UNSPACED,
  PEOPLES_WISHED_AWAY,
  PEOPLES_WISHED_AWAY_ABROAD,
} from '#atelier/lexicon/language/public/hatred.ts';
import { CONTEMPT, LEWD, THREATS } from '#atelier/lexicon/language/public/in-public.ts';
import { GAS_CHAMBERS, KILLING, KILLING_ABROAD } from '#atelier/lexicon/language/public/killing.ts';
import { isDevanagari } from '#atelier/reading/hindi/sounds.ts';
import { keptSentences, keptText, plainText, undisguised, visibleText } from './plain-text.ts';
import { curses } from './public/curses.ts';
import { threatens } from './public/threatens.ts';
import { soundsOf, tokensOf } from './public/tokens.ts';
import { seeksTheYoung } from './sought-young.ts';

const LONGEST_TEXT = 4000;

/** What words are by a curse, a slur, a threat or somebody young who is wanted in them, as they stand and with letters put together that were set apart by spaces. */
export function coarsenessOf(words: string): 'young' | 'obscene' | 'hateful' | 'threatening' | undefined {
  const text = words.slice(0, LONGEST_TEXT);
  const plain = undisguised(plainText(text));
  const sentences = keptSentences(text);
  const forms = [visibleText(text), plain];
  const says = (pattern: RegExp): boolean => plain.search(pattern) >= 0;
  if (seeksTheYoung(plain, sentences)) return 'young';
  const saysAbroad = (pattern: RegExp): boolean => sentences.search(pattern) >= 0;
  if ([THREATS, KILLING, HARM_TOLD, HARM_CALLED_FOR].some(says)) return 'threatening';
  if ([KILLING_ABROAD, HARM_TOLD_ABROAD, HARM_UNSPACED].some(saysAbroad)) return 'threatening';
  const tokens = tokensOf(plain, text);
  const sounds = soundsOf(isDevanagari(text) ? tokensOf(sentences, '') : tokens);
  if ([PEOPLES_WISHED_AWAY_ABROAD, ...DEATH_TO_A_PEOPLE].some(saysAbroad)) return 'hateful';
  if ([CONTEMPT, GAS_CHAMBERS, PEOPLES_WISHED_AWAY, CONTEMPT_OF_PEOPLES].some(says)) return 'hateful';
  if (forms.some((form) => SLURS.test(form))) return 'hateful';
  if (threatens(tokens, sounds)) return 'threatening';
  if (curses(tokens, sounds)) return 'obscene';
  if (says(COARSE_IN_HINGLISH) || COARSE_IN_HINDI.test(keptText(text))) return 'obscene';
  return says(LEWD) || forms.some((form) => COARSE.test(form)) ? 'obscene' : undefined;
}
