import { isNamed, isThing, type Unit } from './unit.ts';

/** A phrase found in a clause: from `start` to before `end`. */
interface Stretch {
  start: number;
  end: number;
}

/** Where the phrase begins that ends before `end`: its head, what qualifies it, and its equals if it is no garment. */
export function phraseBefore(units: readonly Unit[], end: number): Stretch {
  const head = units[end - 1];
  let start = end;
  while (start > 0) {
    const before = units[start - 1];
    const beyond = units[start - 2];
    if (!before) break;
    if (before.kind === 'and') {
      if (isThing(head) || !isNamed(beyond) || isThing(beyond) || beyond.kind === 'day') break;
    } else if (
      !isNamed(before) ||
      (start < end && (isThing(before) || before.kind === 'person' || before.kind === 'day'))
    )
      break;
    start--;
  }
  return { start, end };
}

/** A place on a garment and its equals: 'gale aur baju' of 'kadhai gale aur baju par'. */
export function placeBefore(units: readonly Unit[], end: number): Stretch {
  let start = end - 1;
  while (start > 0) {
    const [before, beyond] = [units[start - 1], units[start - 2]];
    if (before?.kind === 'and' && beyond?.kind === 'part') start -= 2;
    else break;
  }
  return { start, end };
}

/** The phrase that starts at `start`: up to the garment it ends with, or whatever does not belong to it. */
export function phraseAfter(units: readonly Unit[], start: number): Stretch {
  let end = start;
  while (isNamed(units[end])) {
    end++;
    if (isThing(units[end - 1]) && !isThing(units[end])) break;
  }
  return { start, end };
}

/** The garment that the words from `start` on come to, with nothing but its own qualities before it. */
export function thingAfter(units: readonly Unit[], start: number): number | undefined {
  const { end } = phraseAfter(units, start);
  return end > start && isThing(units[end - 1]) ? end - 1 : undefined;
}

/** A garment that the words before `end` speak of. */
export const hasThingBefore = (units: readonly Unit[], end: number): boolean => units.slice(0, end).some(isThing);
