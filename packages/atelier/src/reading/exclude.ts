import type { Said, Thing } from '#atelier/draft/draft.ts';
import type { PartEntry } from '#atelier/lexicon/entry.ts';
import { slotValues } from '#atelier/lexicon/slot-values.ts';
import type { Link } from './chain.ts';
import type { Phrase } from './phrase.ts';

/** Kinds of quality of which a 'no' leaves none. */
const WHOLLY = new Set(['print', 'border']);

/** Rules a quality out: 'no print' every print, 'no hood' one kind of collar, 'not too short' one kind of length. */
export function exclude(phrase: Phrase, { said, relative }: Link): void {
  if (said.as === 'colour' && said.colour) phrase.draft.notColours.push(said.colour);
  const without = phrase.without(said).add(`${said.as}:${said.value}`);
  for (const id of [...(said.as === 'detail' ? [said.value] : []), ...(said.slots?.details ?? [])]) without.add(id);
  if (WHOLLY.has(said.as)) without.add(said.as);
  const senses = relative ? Object.values(relative.senses) : [said.slots];
  for (const value of senses.flatMap((slots) => slotValues(slots))) without.add(value);
  phrase.note(said, 'without');
}

const OF_CLOTH = new Set(['colour', 'fabric', 'print', 'palette']);

/** 'a tuxedo, no shirt': of a set only the pieces that were not ruled out. */
export function excludeThing({ draft }: Phrase, thing: Thing): void {
  draft.without.add(thing.entry.id);
  if (thing.type !== 'garment' || !thing.entry.family) return;
  const { family } = thing.entry;
  const isPiece = (other: Thing): boolean =>
    other.type === 'garment' &&
    other.ofSet === true &&
    other.entry.family === family &&
    other.entry.id.endsWith(thing.entry.id);
  // what was said of the whole set by its first piece is still said of the others
  const gone = draft.things.filter(isPiece).flatMap(({ said }) => said.filter(({ as }) => OF_CLOTH.has(as)));
  draft.things = draft.things.filter((other) => !isPiece(other));
  for (const other of draft.things) if (other.type === 'garment' && other.ofSet) other.said.unshift(...gone);
}

/** 'no sleeves', 'without a collar': the part is taken off what was last spoken of that has one. */
export function excludePart(phrase: Phrase, { id, families }: PartEntry, said: Said): void {
  const family = (thing: Thing) => (thing.type === 'garment' ? thing.entry.family : 'dupatta');
  const owner = phrase.focus.findLast((thing) => !families || families.includes(family(thing)));
  (owner?.without ?? phrase.draft.without).add(id);
  phrase.note(said, 'without');
}
