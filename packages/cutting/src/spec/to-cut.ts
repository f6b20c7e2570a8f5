import { askedGarments, type Detail, type Garment, type Look } from '@toile/look';
import type { PackEdits } from '@toile/look/pack-edits';
import { CUTS } from './cuts.ts';
import { NO_EDITS } from './edits.ts';
import { isNamedByPart } from './made/is-of-part.ts';
import { girdleOf } from './torso/ties.ts';

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

/** Details that words order of garments that nobody ordered: they are of the first that somebody did. */
function strayDetails(look: Look, stray: readonly Garment[]): Detail[] {
  return stray.flatMap(({ id, details }) =>
    details.filter((detail) =>
      look.reading.understood.some(({ as, of, value }) => of === id && as === 'detail' && value.startsWith(detail.id)),
    ),
  );
}

/** Names of sets that a cloth over the shoulder belongs to. */
const SETS = /\b(?:suits?|sets?|ensembles?|saree|sari)\b/i;

/** A cloth that no word names: pictures drape it over a lehenga and choli, and who orders the two orders no third. */
function isBroughtAlong({ reading: { understood } }: Look, { id, kind }: Garment): boolean {
  const named = understood.filter(({ as }) => as === 'garment');
  const mine = named.filter(({ of }) => of === id);
  return (
    CUTS[kind].form === 'drape' &&
    mine.length > 0 &&
    mine.every(
      ({ start, end, text }) =>
        !text.toLowerCase().includes(kind) &&
        !SETS.test(text) &&
        named.filter((other) => other.start === start && other.end === end).length - 1 === text.split(/[ -]+/).length,
    )
  );
}

/** The garments that words name for themselves, and not to say what a part is like. */
function orderedGarments(look: Look): Garment[] {
  const asked = askedGarments(look);
  const stray = asked.filter(({ id }) => isNamedByPart(look, id));
  const isMade = (garment: Garment): boolean => !stray.includes(garment) && !isBroughtAlong(look, garment);
  const [first, ...rest] = asked.filter(isMade);
  if (!first) return asked;
  return stray.length > 0
    ? [{ ...first, details: [...first.details, ...strayDetails(look, stray)] }, ...rest]
    : [first, ...rest];
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
  return look.garments.flatMap((garment) => {
    const ordered = asked.find(({ id }) => id === garment.id);
    return ordered ? [ordered] : edits[garment.id] === undefined ? [] : [garment];
  });
}

/** The part of a salwar that its legs are pleated into is called a belt. */
const hasBeltOfItsOwn = (kind: Garment['kind'] | undefined): boolean => {
  const cut = kind && CUTS[kind];
  return cut?.form === 'legs' && (cut.kind === 'salwar' || cut.kind === 'patiala');
};

/** What the words order to go with what is cut and nobody makes from its pack; what the house dressed a picture with is no order. */
export function orderedBeside(
  look: Look,
  cut: readonly (Pick<Garment, 'id'> & Partial<Pick<Garment, 'details' | 'kind'>>)[],
): string[] {
  // a belt that is cut with a garment is no other
  const isBelted = cut.some(({ kind, details = [] }) => girdleOf({ details }) === 'belt' || hasBeltOfItsOwn(kind));
  // and a dori that ties its back is no tie round a neck
  const isTied = cut.some(({ details = [] }) => details.some(({ id }) => id === 'tie-up'));
  const { sources } = look.reading;
  const isSaid = (slot: string): boolean => (sources[slot] ?? 'chosen') !== 'chosen';
  const others = askedGarments(look).filter(({ id }) => !cut.some((garment) => garment.id === id));
  // the name of a part is no order of a garment
  const garments = others.filter((one) => !isNamedByPart(look, one.id) && !isBroughtAlong(look, one));
  return [
    ...garments,
    ...(isSaid('footwear.kind') ? [look.footwear] : []),
    ...look.accessories.filter(
      ({ kind }) => isSaid(`accessory.${kind}`) && !(isBelted && kind === 'belt') && !(isTied && kind === 'tie'),
    ),
  ].map(({ name }) => name);
}
