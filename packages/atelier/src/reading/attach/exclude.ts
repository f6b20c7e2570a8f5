import type { Thing } from '#atelier/draft/draft.ts';
import type { PartEntry } from '#atelier/lexicon/entry.ts';
import { slotValues } from '#atelier/lexicon/slot-values.ts';
import { accepts } from '#atelier/reading/chunks/accepts.ts';
import type { Exclusion } from '#atelier/reading/chunks/chunk.ts';
import type { Link } from '#atelier/reading/chunks/link.ts';
import type { Discourse } from './discourse.ts';

/** Kinds of quality of which a 'no' leaves none. */
const WHOLLY = new Set(['print', 'border']);

/** 'No print' rules out every print, 'no hood' one kind of collar, 'not too short' one kind of length. */
function excludeQuality({ said, relative }: Link, discourse: Discourse): void {
  const { draft, focus } = discourse;
  if (said.as === 'colour' && said.colour) draft.notColours.push(said.colour);
  // what the last thing that could have had it goes without; nothing named yet = the whole outfit
  const without = focus.findLast((thing) => accepts(thing, said))?.without ?? draft.without;
  without.add(`${said.as}:${said.value}`);
  for (const id of [...(said.as === 'detail' ? [said.value] : []), ...(said.slots?.details ?? [])]) without.add(id);
  if (WHOLLY.has(said.as)) without.add(said.as);
  const senses = relative ? Object.values(relative.senses) : [said.slots];
  for (const value of senses.flatMap((slots) => slotValues(slots))) without.add(value);
  discourse.note(said, 'without');
}

const OF_CLOTH = new Set(['colour', 'fabric', 'print', 'palette']);

/** 'a tuxedo, no shirt': of a set only the pieces that were not ruled out. */
function excludeThing(thing: Thing, { draft }: Discourse): void {
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
function excludePart({ id, families }: PartEntry, { draft, focus }: Discourse): void {
  const family = (thing: Thing) => (thing.type === 'garment' ? thing.entry.family : 'dupatta');
  const owner = focus.findLast((thing) => !families || families.includes(family(thing)));
  (owner?.without ?? draft.without).add(id);
}

/** Rules out what a chunk does. */
export function exclude(exclusion: Exclusion, discourse: Discourse): void {
  if (exclusion.as === 'quality') excludeQuality(exclusion.link, discourse);
  else if (exclusion.as === 'things') for (const thing of exclusion.things) excludeThing(thing, discourse);
  else {
    excludePart(exclusion.entry, discourse);
    discourse.note(exclusion.said, 'without');
  }
}
