import { askedGarments, type Garment, type Look } from '@toile/look';
import type { PackEdits } from '@toile/look/pack-edits';
import { NO_EDITS } from './edits.ts';

/** Garments that the words name, or with them all that the house chose to go with them. */
export type Which = 'asked' | 'all';

/**
 * The garments of a Look that are cut, innermost first: drawn flat, drafted, costed and packed. Where no garment is named, all of them are;
 * what somebody has edited is cut as well.
 */
export function toCut(look: Look, which: Which = 'asked', edits: PackEdits = NO_EDITS): Garment[] {
  const asked = askedGarments(look);
  if (which === 'all' || asked.length === 0) return look.garments;
  return look.garments.filter((garment) => asked.includes(garment) || edits[garment.id] !== undefined);
}

/** What the house chose to go with what is cut: told beside it, and not made. */
export function wornWith(look: Look, cut: readonly Pick<Garment, 'id'>[]): string[] {
  const others = look.garments.filter(({ id }) => !cut.some((garment) => garment.id === id));
  return [...others, look.footwear, ...look.accessories].map(({ name }) => name);
}
