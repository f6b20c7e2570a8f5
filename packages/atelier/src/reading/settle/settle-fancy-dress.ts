/** 'Pirate fancy dress for my son: a striped tee, torn trousers': what somebody goes as, and no dress beside what they have on. */
import type { Draft, GarmentThing, Thing } from '#atelier/draft/draft.ts';

const FANCY = /\bfancy[\s-]$/i;
/** What 'fancy dress' is said before or after where it is an occasion, whatever else is named. */
const OCCASION = /^[^.;]{0,4}\b(?:party|parade|competition|contest|costumes?|ball|night|show|event|day)\b/i;
/** Worn in the place of a dress. */
const INSTEAD: ReadonlySet<string> = new Set(['top', 'trousers', 'skirt', 'jumpsuit', 'saree', 'lehenga', 'dress']);

const isFancy = (thing: Thing, text: string): thing is GarmentThing =>
  thing.type === 'garment' && thing.entry.id === 'dress' && FANCY.test(text.slice(0, thing.start));

/** Takes the dress of a fancy dress off the draft where something is worn in its place; what was said of it is said of that. */
export function settleFancyDress(draft: Draft, text: string): void {
  const dress = draft.things.find((thing) => isFancy(thing, text));
  if (!dress) return;
  const others = draft.things.filter((thing): thing is GarmentThing => thing.type === 'garment' && thing !== dress);
  const [first] = others.filter(({ entry }) => INSTEAD.has(entry.family));
  const isOccasion = first !== undefined || draft.presentation === 'male' || OCCASION.test(text.slice(dress.end));
  if (!isOccasion) return;
  const start = text.slice(0, dress.start).search(FANCY);
  const { end } = dress;
  draft.things = draft.things.filter((thing) => thing !== dress);
  draft.unread = draft.unread.filter((span) => span.start < start || span.end > end);
  draft.spans.push({ start, end, text: text.slice(start, end), as: 'occasion', value: 'party' });
  draft.occasions.push({ id: 'party', like: 'party', palette: [] });
  if (first) first.said.unshift(...dress.said);
  else draft.floating.push(...dress.said);
}
