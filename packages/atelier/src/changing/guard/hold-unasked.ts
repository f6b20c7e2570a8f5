import { differences, type Look } from '@toile/look';
import type { Work } from '../work.ts';
import { putSlotBack } from './put-slot-back.ts';
import { isUnasked } from './senses.ts';

/** Holds what no sense of a clause names at its old value, whatever rule has changed it. */
export function holdUnasked({ look }: Pick<Work, 'look'>, before: Look, clause: string): void {
  const unasked = differences(before, look).filter((difference) => isUnasked(clause, before, difference));
  for (const { slot } of unasked) putSlotBack(look, before, slot);
}
