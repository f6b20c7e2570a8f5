import { coarsenessOf } from '#atelier/reading/refusal/coarse.ts';
import { holdsContact } from '#atelier/reading/refusal/contact.ts';
import { reaches } from '#atelier/reading/refusal/public/reaches.ts';
import { speaksAsHouse, speaksAsHouseOrCheat } from '#atelier/reading/refusal/public/speaks-as-house.ts';

export { passesForHouse } from '#atelier/reading/refusal/passes-for-house.ts';
export { isYoungName } from '#atelier/reading/refusal/sought-young.ts';

/** What nobody reads of a stranger, whatever else is said: how to reach them elsewhere, what only the house may say, a curse, a slur, a threat, the young wanted. */
export type PublicFault = 'contact' | 'house' | 'obscene' | 'hateful' | 'threatening' | 'young';

/**
 * What is wrong with words that others are to read, by their letters alone: what they mean is for `judge`. Takes some tenths of a millisecond and
 * no vocabulary, so that it may be asked where everybody is answered; linear in the length of the words.
 */
export function faultInPublic(words: string): PublicFault | undefined {
  if (holdsContact(words) || reaches(words)) return 'contact';
  return speaksAsHouseOrCheat(words) ? 'house' : coarsenessOf(words);
}

/** The same of words between two who know of each other: they may say where one is found, and what is to be paid. */
export const faultBetweenTwo = (words: string): Exclude<PublicFault, 'contact'> | undefined =>
  speaksAsHouse(words) ? 'house' : coarsenessOf(words);
