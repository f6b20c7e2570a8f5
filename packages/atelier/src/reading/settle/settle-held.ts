/** 'Holding a straw hat', 'a hat in her hand', 'her heels in one hand': what is worn elsewhere is held there, and not worn. */
import type { Draft, Thing } from '#atelier/draft/draft.ts';
import type { AccessoryEntry } from '#atelier/lexicon/entry.ts';

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

/** Puts into the hand what the words hold there. Linear in the things. */
export function settleHeld(draft: Draft, text: string): void {
  draft.things = draft.things.map((thing) => {
    if (!isWornElsewhere(thing) || !isHeld(thing, text)) return thing;
    const { said, without, start, end } = thing;
    return { type: 'accessory', said, without, start, end, entry: heldAs(thing, text) };
  });
}
