import type { Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isGarment } from '../is-garment.ts';
import { wornAs } from '../targets.ts';
import { intentOf } from '../words/intents.ts';

/** Whether something is to be put on that nobody wears yet: 'a jacket for winter', whatever a winter asks of what is worn. Pure. */
export function wantsNew(look: Look, words: string): boolean {
  const wanted = intentOf(words);
  if (wanted.do !== 'put on') return false;
  return draftOf(wanted.what).things.some((thing) => isGarment(thing) && !wornAs(look, thing.entry));
}
