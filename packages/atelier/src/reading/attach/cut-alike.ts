import type { Family } from '@toile/look';
import type { Thing } from '#atelier/draft/draft.ts';
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';

const LOWER: ReadonlySet<Family> = new Set<Family>(['trousers', 'skirt', 'lehenga']);
const isLower = ({ family }: GarmentEntry): boolean => LOWER.has(family);

/** The upper and the lower half of one set. */
const areHalves = (upper: GarmentEntry, lower: GarmentEntry): boolean =>
  !isLower(upper) && isLower(lower) && (upper.facts?.sets?.some((set) => lower.facts?.sets?.includes(set)) ?? false);

const clothOf = ({ said, start }: Thing): readonly string[] =>
  said.flatMap(({ slots, part, end }) => (slots?.fabric && !part && end <= start ? [slots.fabric] : []));
/** Trousers and skirts that can be cut from the cloth a shirt is said to be of. */
const sharesCloth = (first: Thing, shirt: GarmentEntry, lower: GarmentEntry): boolean =>
  shirt.facts?.shirting === true &&
  lower.facts?.sets?.includes('tailored') === true &&
  isLower(lower) &&
  clothOf(first).some((fabric) => lower.cloths.some((cloth) => cloth === fabric));

/** 'A grey hoodie and joggers', 'a black blazer and trousers': what is said before both halves of one outfit is said of both. */
export function areCutAlike(first: Thing | undefined, second: Thing): boolean {
  if (first?.type !== 'garment' || second.type !== 'garment') return false;
  const coloured = first.said.some(
    ({ as, part, end }) => (as === 'colour' || as === 'print') && !part && end <= first.start,
  );
  return coloured && (areHalves(first.entry, second.entry) || sharesCloth(first, first.entry, second.entry));
}
