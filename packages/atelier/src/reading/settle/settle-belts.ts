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

const BUCKLE = /^buckles?$/i;
/** 'On the belt': the one that the garment has. */
const ON_ITS_BELT = /\b(?:on|of|at|for) (?:the|its|a|self) $/i;

/** 'A tortoiseshell buckle': its colour is told, and leaves the belt its own. */
function leaveBuckles(draft: Draft, garment: GarmentThing, text: string): void {
  const buckles = garment.said.filter(
    ({ as, value, start, end }) => as === 'detail' && value === 'belt' && BUCKLE.test(text.slice(start, end)),
  );
  for (const { start, end } of buckles) {
    const hues = garment.said.filter((said) => said.colour && said.part === 'belt' && said.end === start - 1);
    if (hues.length === 0) continue;
    garment.said = garment.said.filter((said) => !hues.includes(said));
    const from = Math.min(...hues.map((hue) => hue.start));
    draft.spans.push({ start: from, end, text: text.slice(from, end), as: 'ignored', value: 'quality', drawn: false });
  }
  const own = draft.things.find(
    (thing) =>
      thing.entry.id === 'belt' &&
      ON_ITS_BELT.test(text.slice(0, thing.start)) &&
      thing.said.every((said) => !said.colour),
  );
  if (!own || buckles.length === 0) return;
  draft.things = draft.things.filter((thing) => thing !== own);
  garment.said.push({ as: 'detail', value: 'belt', start: own.start, end: own.end, slots: { details: ['belt'] } });
}

/** Gives a bare belt to the coat named last before it, in its cloth. */
export function settleBelts(draft: Draft, text: string): void {
  for (const thing of draft.things) if (thing.type === 'garment') leaveBuckles(draft, thing, text);
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
