import { coarsenessOf } from '#atelier/reading/refusal/coarse.ts';
import { holdsContact } from '#atelier/reading/refusal/contact.ts';

export { coarsenessOf } from '#atelier/reading/refusal/coarse.ts';
export { passesForHouse } from '#atelier/reading/refusal/passes-for-house.ts';
export { isYoungName } from '#atelier/reading/refusal/sought-young.ts';

/** What nobody reads of a stranger, whatever else is said: how to reach them elsewhere, a curse, a slur, a threat, the young wanted. */
export type PublicFault = 'contact' | 'obscene' | 'hateful' | 'threatening' | 'young';

/**
 * What is wrong with words that others are to read, by their letters alone: what they mean is for `judge`. Takes a tenth of a millisecond and
 * no vocabulary, so that it may be asked where everybody is answered; linear in the length of the words.
 */
export const faultInPublic = (words: string): PublicFault | undefined =>
  holdsContact(words) ? 'contact' : coarsenessOf(words);
