/** How large the figures of a print are said to be: 'tiny white dots', 'a big floral'. */
import type { Slots } from '@toile/look/records';
import type { Word } from '#atelier/reading/words/word.ts';
import type { Link } from './link.ts';

const SIZES: Readonly<Record<string, NonNullable<Slots['scale']>>> = {
  ...Object.fromEntries(['tiny', 'small', 'little', 'micro', 'mini', 'fine', 'pin'].map((word) => [word, 'small'])),
  ...Object.fromEntries(['big', 'large', 'huge', 'giant', 'oversized', 'bold'].map((word) => [word, 'large'])),
};
/** Words that may stand between the size and the figures. */
const BETWEEN = 3;
const IS_BETWEEN: ReadonlySet<string | undefined> = new Set(['colour', 'shade', 'palette']);

/** The size said before the print that word `i` names, in the same breath. */
function sizeBefore(words: readonly Word[], i: number): Slots['scale'] {
  for (let at = i; at > 0 && i - at <= BETWEEN && words[at]?.gap === 'none'; at--) {
    const before = words[at - 1];
    const size = before?.keys.length === 1 ? SIZES[before.keys[0] ?? ''] : undefined;
    if (size) return size;
    const isAnd = before?.sense?.as === 'connective' && before.sense.role === 'joins';
    if (!isAnd && !IS_BETWEEN.has(before?.sense?.as)) return undefined;
  }
  return undefined;
}

/** A print with the size of its figures; any other quality as it is. */
export function sized(link: Link | null, words: readonly Word[], i: number): Link | null {
  const scale = link?.said.as === 'print' ? sizeBefore(words, i) : undefined;
  return link && scale ? { ...link, said: { ...link.said, slots: { ...link.said.slots, scale } } } : link;
}
