/** Whether words that others are to read speak of the young as of somebody to be had. Cheap; what is drawn of them is for `refusal`. */
import { MINOR } from '#atelier/lexicon/language/refused.ts';
import { INVITES_THE_YOUNG } from '#atelier/lexicon/language/young/invited.ts';
import { INVITES_THE_YOUNG_ABROAD } from '#atelier/lexicon/language/young/invited-abroad.ts';
import { ASKED_FOR, CALLED_YOUNG, WANTED, YOUNG_NAME } from '#atelier/lexicon/language/young/sought.ts';
import { plainText, undisguised } from './plain-text.ts';

/** Who is asked for, where a word for the young may be one of a shop: 'kids wear, dm to order'. */
const NOBODY_TO_SELL_TO = /(?<!\p{L})(?:school ?(?:girls?|boys?)|teens?|teenagers?|under ?aged?|lolitas?)(?!\p{L})/u;

/** Of words as `undisguised` leaves them, and as `keptSentences` does. */
export function seeksTheYoung(plain: string, sentences: string): boolean {
  const says = (pattern: RegExp): boolean => plain.search(pattern) >= 0;
  if (says(INVITES_THE_YOUNG)) return true;
  if (INVITES_THE_YOUNG_ABROAD.some((pattern) => sentences.search(pattern) >= 0)) return true;
  const isCalled = says(CALLED_YOUNG);
  if (says(WANTED)) return isCalled || says(MINOR);
  return (isCalled || says(NOBODY_TO_SELL_TO)) && says(ASKED_FOR);
}

/** Whether somebody calls themselves young by the letters of their name: 'Lolita 13'. */
export const isYoungName = (name: string): boolean => undisguised(plainText(name)).search(YOUNG_NAME) >= 0;
