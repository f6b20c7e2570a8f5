/** Curses and slurs that nobody reads under a picture, however their letters are hidden. Cheap; whole sentences are judged by `refusal`. */
import { COARSE, SLURS } from '#atelier/lexicon/language/coarse.ts';
import { plainText, undisguised, visibleText } from './plain-text.ts';

const LONGEST_TEXT = 4000;

/** What words are by a curse or a slur in them, as they stand and with letters put together that were set apart by spaces. */
export function coarsenessOf(words: string): 'obscene' | 'hateful' | undefined {
  const text = words.slice(0, LONGEST_TEXT);
  const forms = [visibleText(text), undisguised(plainText(text))];
  if (forms.some((form) => SLURS.test(form))) return 'hateful';
  return forms.some((form) => COARSE.test(form)) ? 'obscene' : undefined;
}
