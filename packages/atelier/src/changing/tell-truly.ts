import type { Difference, Look } from '@toile/look';
import { isSo } from './account/is-so.ts';

const SO_ALREADY = /^“(.+)”: it is so already\.$/;
const NO_FURTHER = /^The (\w+)(?: of .+)? can go no further\.$/;
/** The slots that a line of what can go no further is of. */
const SLOTS: Readonly<Record<string, RegExp>> = {
  shape: /\.(?:silhouette|fit)$/,
  sleeves: /\.sleeve\./,
  neck: /\.(?:neckline|collar)$/,
  length: /\.length$/,
  colour: /\.colour$/,
  cloth: /\.fabric$/,
  print: /\.print$/,
  border: /\.(?:border|details)$/,
};

/** What is said of what could not be, without what this very edit has done: that is not so already, and went as far as it was asked. */
export function tellTruly(notDone: readonly string[], before: Look, changed: readonly Difference[]): string[] {
  return [...new Set(notDone)].filter((line) => {
    const clause = SO_ALREADY.exec(line)?.[1];
    if (clause !== undefined && changed.length > 0) return isSo(before, clause);
    const slots = SLOTS[NO_FURTHER.exec(line)?.[1] ?? ''];
    return !slots || !changed.some(({ slot }) => slots.test(slot));
  });
}
