/** What 'holding' speaks of is no garment and is called as the words call it: 'holding an iced coffee'. */

import { heldColourOf } from '#atelier/lexicon/adornments/held-shapes.ts';
import type { AccessoryEntry } from '#atelier/lexicon/entry.ts';
import { OPENS } from '#atelier/reading/chunks/opener.ts';
import type { Word } from './word.ts';

/** Something held in the hand, under whatever name the words give it. */
function heldEntry(words: string): AccessoryEntry {
  const name = words.toLowerCase();
  const colour = heldColourOf(name);
  return { id: `held-${name}`, words: name, kind: 'held', name: `${name} held in the hand`, ...(colour && { colour }) };
}

/** A place or a word nobody knows, which is then a thing in the hand. */
const canBeHeld = ({ sense, start, end }: Word, text: string): boolean =>
  // 'holding a ball': nobody dances at it
  sense ? sense.as === 'scene' || sense.as === 'occasion' : /\p{L}{3}/u.test(text.slice(start, end));

/** Whether a word ends what 'holding' began. */
const ends = ({ gap, sense }: Word): boolean =>
  gap !== 'none' || (sense?.as === 'connective' && OPENS[sense.role] !== undefined);

/** Up to so many words, three for most, say what is in the glass or the bunch: 'of white garden roses'. */
const OF =
  /^ of (?:(?:a|the|some) )?(?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+(?=$|[.,;:)]| (?:and|with|in|on|at|by|over|under|while|wearing|near)\b)/iu;

/** How many words from `i` on are one thing's name: all that follow in the same breath, and what it is of. */
function nameFrom(words: readonly Word[], i: number, text: string): number {
  let count = 1;
  for (let last = words[i]; last; count++) {
    const of = OF.exec(text.slice(last.end));
    if (of) {
      const end = last.end + of[0].length;
      while (words[i + count] && (words[i + count]?.end ?? 0) <= end) count++;
      return count;
    }
    const next = words[i + count];
    if (next?.gap !== 'none' || next.sense?.as === 'connective' || next.start - last.end > 1) return count;
    last = next;
  }
  return count;
}

/** 'A bouquet of pink peonies': what a thing in the hand is of is its own, whether or not anybody holds it. */
const isBunch = ({ sense, end }: Word, text: string): boolean =>
  sense?.as === 'accessory' && sense.entry.kind === 'held' && OF.test(text.slice(end));

/** Makes one word of each thing that is held. Linear in the words. */
export function carry(words: readonly Word[], text: string): Word[] {
  const out: Word[] = [];
  let isHolding = false;
  for (let i = 0; i < words.length; ) {
    const word = words[i];
    if (!word) break;
    const isVerb = word.sense?.as === 'held';
    isHolding = isVerb || (isHolding && !ends(word));
    const isNamed = !isVerb && ((isHolding && canBeHeld(word, text)) || isBunch(word, text));
    const count = isNamed ? nameFrom(words, i, text) : 0;
    if (count === 0) out.push(word);
    else {
      const end = words[i + count - 1]?.end ?? word.end;
      const entry = heldEntry(text.slice(word.start, end));
      out.push({ ...word, end, sense: { as: 'accessory', entry }, carried: true });
      isHolding = false;
    }
    i += Math.max(count, 1);
  }
  return out;
}
