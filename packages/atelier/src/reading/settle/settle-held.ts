/** 'Holding a straw hat', 'a hat in her hand', 'her heels in one hand': what is worn elsewhere is held there, and not worn. */
import { ACCESSORIES } from '@toile/look/records';
import type { Draft, Thing } from '#atelier/draft/draft.ts';
import type { AccessoryEntry } from '#atelier/lexicon/entry.ts';

/** Longest stretch beside a thing in which its hand is named. */
const BEFORE = 80;
const HAND = '(?:(?:the|his|her|their|my|one|a|both|left|right|other) )*hands?\\b';
const QUALITIES = '(?:(?!and\\b|with\\b|in\\b|on\\b|wearing\\b)[\\p{L}\\d-]+ ){0,4}$';
/** What stands before what is held. */
const HOLDS = new RegExp(
  `\\b(?:(?:holding|holds|hold|carrying|carries|clutching|clutches|dangling|swinging)|in ${HAND},? (?:(?:she|he|they) (?:has|have|holds|carries)|is)?) ?(?:(?:a|an|the|his|her|their|my|some) )?(?:pair of )?${QUALITIES}`,
  'iu',
);
/** What stands after it. */
const IN_HAND = new RegExp(`^ (?:(?:held|dangling|carried|swinging) )?in ${HAND}`, 'iu');
/** Worn on the head, the face or the feet, so that held in the hand it is not worn. */
const WORN_ELSEWHERE: ReadonlySet<string> = new Set([
  'hat',
  'cap',
  'beanie',
  'beret',
  'sunglasses',
  'glasses',
  'gloves',
]);

const isWornElsewhere = (thing: Thing): boolean =>
  (thing.type === 'footwear' && thing.entry.id !== 'barefoot') ||
  (thing.type === 'accessory' && WORN_ELSEWHERE.has(thing.entry.kind));

/** What is said of a thing stands before it, and what is held is called by all of it. */
const isHeld = (thing: Thing, text: string): boolean =>
  HOLDS.test(text.slice(0, thing.start)) || IN_HAND.test(text.slice(thing.end));

function heldAs(thing: Thing, text: string): AccessoryEntry {
  const from = Math.min(thing.start, ...thing.said.filter(({ end }) => end <= thing.start).map(({ start }) => start));
  const words = text.slice(from, thing.end).toLowerCase();
  return { id: `held-${words}`, words, kind: 'held', name: `${words} held in the hand` };
}

/** 'In her left hand', before or after what is carried there. */
const NAMED_HAND = 'in (?:her|his|the|my|their|its) (left|right) hand\\b';
const HAND_AFTER = new RegExp(
  `^(?:(?! (?:and|with|over|under|in) )[^,.;]){0,32}? (?:(?:held|carried|hanging|dangling|open) )?${NAMED_HAND}`,
  'i',
);
const HAND_BEFORE = new RegExp(
  `(?:${NAMED_HAND},? ?(?:(?:she|he|they) )?(?:has|holds|carries|is)? ?|\\b(left|right) hand (?:holding|holds|carrying|carries) )(?:(?:a|an|the|her|his) )?${QUALITIES}`,
  'iu',
);

/** Carried somewhere: what is worn has no hand of its own. */
const isCarried = (thing: Thing): boolean =>
  thing.type === 'accessory' && thing.entry.kind !== 'other' && ACCESSORIES[thing.entry.kind].worn === 'carried';

/** Keeps the hand in which something is carried, where the words name it. */
function nameHand(draft: Draft, thing: Thing, text: string): void {
  if (!isCarried(thing)) return;
  const before = text.slice(Math.max(0, thing.start - BEFORE), thing.start);
  const found = HAND_AFTER.exec(text.slice(thing.end, thing.end + BEFORE)) ?? HAND_BEFORE.exec(before);
  const side = found
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.toLowerCase();
  if (!found || !side) return;
  const start = found.index === 0 ? thing.end : thing.start - before.length + found.index;
  const end = start + found[0].length;
  const value = `in-${side}-hand`;
  thing.said.push({ as: 'detail', value, start, end, slots: { details: [value] } });
  draft.spans = draft.spans.filter((span) => span.as !== 'pose' || span.start < start || span.end > end);
}

/** Puts into the hand what the words hold there. Linear in the things. */
export function settleHeld(draft: Draft, text: string): void {
  draft.things = draft.things.map((thing) => {
    if (!isWornElsewhere(thing) || !isHeld(thing, text)) return thing;
    const { said, without, start, end } = thing;
    return { type: 'accessory', said, without, start, end, entry: heldAs(thing, text) };
  });
  for (const thing of draft.things) nameHand(draft, thing, text);
}
