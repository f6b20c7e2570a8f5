/** 'A camel coat, double breasted with belt': a belt of which nothing is said is cut with the coat that has it. */
import type { Draft, GarmentThing, Thing } from '#atelier/draft/draft.ts';

/** It stands right after 'with', and is none of a kind that is bought apart. */
const WITH = /\b(?:with|and) (?:a |its |matching |self )?$/i;

/** One in a list of what a coat has: 'fur trim, belt, deep pockets'. */
const LISTED = /, $/;
/** 'Belt at the waist', 'a belt round the hem' */
const PLACED = /^ (?:at|around|round|on) (?:the )?(?:\w+ )?(?:waist|hem|hip|back)\b/i;

const isBare = (thing: Thing, text: string): boolean =>
  thing.type === 'accessory' &&
  thing.entry.id === 'belt' &&
  /^belt$/i.test(text.slice(thing.start, thing.end)) &&
  (WITH.test(text.slice(0, thing.start)) ||
    LISTED.test(text.slice(0, thing.start)) ||
    PLACED.test(text.slice(thing.end))) &&
  thing.said.every(({ colour, as }) => !colour && as !== 'fabric');

/** Gives a bare belt to the coat named last before it, in its cloth. */
export function settleBelts(draft: Draft, text: string): void {
  const belt = draft.things.find((thing) => isBare(thing, text));
  if (!belt) return;
  const owner = draft.things.findLast(
    (thing): thing is GarmentThing => thing.type === 'garment' && thing.start < belt.start,
  );
  if (owner?.entry.family !== 'jacket') return;
  const { start, end } = belt;
  draft.things = draft.things.filter((thing) => thing !== belt);
  owner.said.push({ as: 'detail', value: 'belt', start, end, slots: { details: ['belt'] } });
  // 'with belt, long to the calf': how long it is said of the coat
  for (const said of belt.said) if (said.start > end) owner.said.push(said);
}
