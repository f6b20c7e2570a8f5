import { askedGarments, type Garment, type Look } from '@toile/look';
import type { PackEdits } from '@toile/look/pack-edits';
import { NO_EDITS } from './edits.ts';
import { isOfPart } from './made/is-of-part.ts';

/** Garments that the words name, or with them all that the house chose to go with them. */
export type Which = 'asked' | 'all';

/** An apron that stands alone in the words: pictures tie one over clothes and know no garment of the name. */
function apronOf(look: Look): Garment | undefined {
  const [first] = look.garments;
  const isAsked = look.reading.understood.some(({ as, value }) => as === 'detail' && value === 'apron');
  if (!first || !isAsked) return undefined;
  return {
    ...first,
    kind: 'pinafore',
    name: 'apron',
    neckline: 'square',
    collar: 'none',
    closure: 'tie',
    sleeve: { length: 'sleeveless', shape: 'none' },
    silhouette: 'straight',
    length: 'knee',
    waistline: 'natural',
    details: first.details.filter(({ id }) => id !== 'apron' && id !== 'bib' && id !== 'tie-up'),
  };
}

/** The garments that words name for themselves, and not to say what a part is like. */
function orderedGarments(look: Look): Garment[] {
  const asked = askedGarments(look);
  const called = look.reading.understood.filter(({ as }) => as === 'garment');
  const kept = asked.filter(({ id }) => {
    const names = called.filter(({ of }) => of === id);
    return names.length === 0 || names.some((span) => !isOfPart(look, span));
  });
  return kept.length > 0 ? kept : asked;
}

/**
 * The garments of a Look that are cut, innermost first: drawn flat, drafted, costed and packed. Where no garment is named, all of them are;
 * what somebody has edited is cut as well.
 */
export function toCut(look: Look, which: Which = 'asked', edits: PackEdits = NO_EDITS): Garment[] {
  const asked = orderedGarments(look);
  const apron = which === 'asked' && asked.length === 0 ? apronOf(look) : undefined;
  if (apron) return [apron];
  if (which === 'all' || asked.length === 0) return look.garments;
  return look.garments.filter((garment) => asked.includes(garment) || edits[garment.id] !== undefined);
}

/** What the house chose to go with what is cut: told beside it, and not made. */
export function wornWith(look: Look, cut: readonly Pick<Garment, 'id'>[]): string[] {
  const others = look.garments.filter(({ id }) => !cut.some((garment) => garment.id === id));
  return [...others, look.footwear, ...look.accessories].map(({ name }) => name);
}
