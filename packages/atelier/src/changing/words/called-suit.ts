import type { Look } from '@toile/look';
import { isIndian } from '@toile/look/records';
import { SUIT_SAID } from '#atelier/lexicon/language/said-in-changes.ts';
import { mainGarment } from '../work.ts';

const TOPS: ReadonlySet<string> = new Set(['top', 'dress']);

/** 'Suit ka rang neela': of a kurta and what goes with it, the suit is the kurta. Pure. */
export function calledSuit(look: Look, clause: string): string {
  const main = mainGarment(look);
  const isSuited = look.garments.some(({ kind, name }) => kind.includes('suit') || name.includes('suit'));
  if (isSuited || !isIndian(main) || !TOPS.has(main.family) || look.person.presentation === 'male') return clause;
  const name = main.kind.replaceAll('-', ' ');
  return clause.replace(SUIT_SAID, () => name);
}
