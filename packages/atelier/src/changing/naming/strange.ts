import type { Difference, Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isLittle } from '../account/little-words.ts';
import { takeComparatives } from '../comparatives/comparatives.ts';
import type { Place } from '../places/place.ts';
import { targetOf } from '../places/target.ts';
import { nounOf } from '../targets.ts';

/** Behind 'the', before a word that ends the name; 'on the chest' is a place and no name. */
const NAMED =
  /(?<!\b(?:on|at|over|in|to|from|near|across|round|around|down|by|of|till|towards) )\b(?:the|her|his|its|their) ((?:[a-z'-]+ ){0,2}?[a-z'-]+)(?= (?:should|must|to|in|into|be|is|are|with|from|at|on|of|for|and|off|up|down|as|a bit|more|less)\b|$)/g;
/** At the head of a sentence that says of it how it should be. */
const TOPIC = /^([a-z'-]+) (?:should|must|needs?|ought|could|to be|is|are|in|to)\b/g;
/** After a quality, at the end: 'a heart shaped pull'. */
const LAST = /^(?:a |an |some )?(?:[a-z'-]+ ){1,3}?([a-z'-]{3,})$/g;

/**
 * What a clause is about where the reader has no word for it: a name of the person's own, or of nothing here (`place` is undefined
 * then). Undefined where every name is one of the reader's.
 */
export function strangeIn(look: Look, clause: string): { place: Place | undefined } | undefined {
  const { unread, things, floating } = draftOf(clause);
  const words = new Set(unread.flatMap(({ text }) => text.toLowerCase().split(' ')));
  const qualities = new Set(floating.flatMap(({ start, end }) => clause.slice(start, end).split(' ')));
  const isQuality = things.length === 0 && floating.length > 0 && !/\b(?:it|in|make|and|more|less)\b/.test(clause);
  const last = isQuality && !nounOf(clause) ? [...clause.matchAll(LAST)] : [];
  for (const [, name = ''] of [...clause.matchAll(NAMED), ...clause.matchAll(TOPIC), ...last]) {
    const called = name.split(' ');
    while (called.length > 1 && qualities.has(called.at(-1) ?? '')) called.pop();
    const head = called.at(-1) ?? '';
    if (!words.has(head) || isLittle(head) || nounOf(name) || takeComparatives(head).compared.length > 0) continue;
    return { place: targetOf(look, called.join(' ')) };
  }
  return undefined;
}

/** Whether a difference is of a place, and so may come of words that name it; of no place is none. */
export const within =
  (place: Place | undefined) =>
  ({ slot }: Difference): boolean => {
    if (!place) return false;
    if (place.of === 'footwear') return slot.startsWith('footwear');
    if (place.of === 'accessory') return slot.startsWith(`accessory.${place.kind}`);
    if (place.of === 'garment') return slot === place.id || slot.startsWith(`${place.id}.`);
    const slots = place.of === 'figure' ? ['print', 'colour'] : ['details', 'trims', 'border', 'print'];
    return slots.some((one) => slot === `${place.id}.${one}`);
  };
