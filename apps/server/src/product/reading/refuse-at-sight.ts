import { PUBLIC_FIELD, type PublicField, WORDS_REFUSED, type WordsFault } from '@toile/contract';
import { ProductError } from '#server/product/errors.ts';
import { faultAtSight } from './fault-at-sight.ts';

/** A refusal of words that others would read, by what is wrong with them and where they stand. */
export const wordsRefused = (fault: WordsFault, field: PublicField): ProductError =>
  new ProductError(`words-${fault}`, { message: WORDS_REFUSED[fault](PUBLIC_FIELD[field]) });

/**
 * Refuses words for everybody that say how to reach somebody elsewhere, or curse: by their letters alone, so that nothing waits for it.
 * @throws {ProductError} `words-contact`, `words-obscene`, `words-hateful`
 */
export async function refuseAtSight(words: string, field: PublicField): Promise<void> {
  const fault = await faultAtSight(words);
  if (fault) throw wordsRefused(fault, field);
}
