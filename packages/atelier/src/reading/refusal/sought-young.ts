/** Whether words that others are to read speak of the young as of somebody to be had. Cheap; what is drawn of them is for `refusal`. */
import { MINOR } from '#atelier/lexicon/language/refused.ts';
import { ASKED_FOR, CALLED_YOUNG, WANTED } from '#atelier/lexicon/language/young/sought.ts';
import { plainText, undisguised } from './plain-text.ts';

const LONGEST_TEXT = 4000;
/** Who is asked for, where a word for the young may be one of a shop: 'kids wear, dm to order'. */
const NOBODY_TO_SELL_TO = /(?<!\p{L})(?:school ?(?:girls?|boys?)|teens?|teenagers?|under ?aged?|lolitas?)(?!\p{L})/u;

/** Linear in the length of the words. */
export function seeksTheYoung(words: string): boolean {
  const plain = undisguised(plainText(words.slice(0, LONGEST_TEXT)));
  const says = (pattern: RegExp): boolean => plain.search(pattern) >= 0;
  const isCalled = says(CALLED_YOUNG);
  if (says(WANTED)) return isCalled || says(MINOR);
  return (isCalled || says(NOBODY_TO_SELL_TO)) && says(ASKED_FOR);
}
