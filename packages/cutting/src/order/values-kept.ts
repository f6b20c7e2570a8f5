import type { Look, ReadSpan, Span } from '@toile/look';
import { isGarmentOf } from '../spec/made/garment-of.ts';
import { girthsSaid } from '../spec/made/read-size.ts';
import type { Specification } from '../spec/specification.ts';
import { unaccounted } from './accounted.ts';
import type { Registered } from './registered.ts';

/** A number of things: '12', 'two'; 'one' says little by itself. */
const NUMBER =
  /^(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|twenty)(?: ?(?:pcs|pieces))?$/i;
const SIDE = /^(?:left|right)$/i;
/** Letters between a number and what it counts, where a word that nobody keeps lies between: 'two inside pockets'. */
const REACH = 9;
/** A comma and a space. */
const PAUSE = 2;
/** An age is told with the size, and a weight with the cloth. */
const TOLD_APART = /gsm|oz|years?|months?|%/i;

/** What of an order is a value that has to be kept or said: a number, a side, a colour. */
function isValue({ as, value, text }: ReadSpan): boolean {
  if (as === 'colour') return true;
  return as === 'ignored' && ((value === 'count' && NUMBER.test(text)) || SIDE.test(text));
}

/** A value with the word that it is of: the one after it in the same breath, or the one before. */
function withNoun(all: readonly Span[], span: ReadSpan): Span {
  const isSide = SIDE.test(span.text);
  const isNear = (gap: number): boolean => gap === 1 || (!isSide && gap > PAUSE && gap <= REACH);
  const next = all.find(({ start, end }) => start > span.end && isNear(start - span.end) && end > span.end);
  const before = (from: number): Span | undefined => all.findLast(({ start, end }) => end === from - 1 && start < from);
  const last = before(span.start);
  // 'one slit wearer's left': whose side, and of what
  if (isSide && last) return { ...span, start: (before(last.start) ?? last).start };
  if (next && !/^(?:each|both)$/i.test(next.text)) return { ...span, end: next.end };
  return { ...span, start: last?.start ?? span.start, end: next?.end ?? span.end };
}

/**
 * Values of an order that nothing of its garment accounts for: every number, side and colour is followed, told with what is not drawn, or
 * stands here.
 * @param told stretches that are told or looked at already
 */
export function valuesLost(
  look: Look,
  spec: Specification,
  { registered, told }: { registered: readonly Registered[]; told: readonly Span[] },
): Span[] {
  const all: Span[] = [...look.reading.understood, ...look.reading.unread].toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  );
  const girths = girthsSaid(look, spec.who);
  const covers = (one: Pick<Span, 'start' | 'end'>, { start, end }: Span): boolean =>
    one.start < end && one.end > start;
  const isCovered = (span: Span): boolean =>
    [...told, ...spec.lengths, ...girths].some((one) => covers(one, span)) ||
    // 'shank buttons 6 front': as many are sewn on
    spec.ordered.some(
      ({ as, isNone, count, end }) =>
        as === 'closer' && !isNone && count === Number(span.text) && end === span.start - 1,
    ) ||
    // what a wider stretch says is judged with it
    look.reading.understood.some(
      (one) =>
        !isValue(one) && one.start <= span.start && one.end >= span.end && one.end - one.start > span.end - span.start,
    );
  return (
    look.reading.understood
      .filter((span) => isValue(span) && !TOLD_APART.test(span.text) && !isCovered(span))
      .filter((span) => isGarmentOf(look, spec.garment.id, span))
      // a colour is one of the garment's, whatever its cloth
      .filter(({ as, text }) => as !== 'colour' || unaccounted(text, spec, registered).missing.length > 0)
      .map((span) => withNoun(all, span))
      .filter(({ text, start, end }) => {
        const words = all.filter((one) => one.start >= start && one.end <= end).map((one) => one.text);
        const said = words.length > 0 ? words.join(' ') : text;
        return !TOLD_APART.test(said) && unaccounted(said, spec, registered).missing.length > 0;
      })
  );
}
