import type { Look, ReadSpan, Span } from '@toile/look';
import type { Callout } from '../flats/callouts.ts';
import type { Specification } from '../spec/specification.ts';
import { detailSaid, detailsMissed } from './details-missed.ts';
import { missedOf } from './undrawn.ts';

/** Longer words are no callout, letters. */
const LONGEST = 54;
/** A comma and a space. */
const PAUSE = 2;

/** The clause that a stretch stands in, from pause to pause, as far as the reading keeps its words. */
function clauseOf({ reading }: Look, span: Span): Span {
  const all: (Span & { as?: ReadSpan['as'] })[] = [...reading.understood, ...reading.unread].toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const runs: Span[] = [];
  let isOpen = true;
  for (const { start, end, text, as } of all) {
    const last = runs.at(-1);
    // the name of a garment ends a clause and begins the next
    if (as === 'garment') {
      isOpen = false;
      continue;
    }
    if (last && end <= last.end) continue;
    if (last && isOpen && start - last.end !== PAUSE) {
      last.text = `${last.text}${start < last.end ? text.slice(last.end - start) : ` ${text}`}`;
      last.end = end;
    } else runs.push({ start, end, text });
    isOpen = true;
  }
  const clause = runs.find((run) => run.start <= span.start && run.end >= span.end);
  return clause && clause.text.length <= LONGEST ? clause : span;
}

/**
 * What stands in words at its place on a flat: what was ordered and has no line there, and details of the Look that no word orders.
 * Words of one clause are one callout.
 */
export function calloutsOf(look: Look, spec: Specification): Callout[] {
  const clauses = new Map<number, Callout>();
  for (const span of missedOf(look, spec)) {
    const { start, text } = clauseOf(look, span);
    if (!clauses.has(start)) clauses.set(start, { text });
  }
  return [...clauses.values(), ...detailsMissed(look, spec).map((detail) => ({ text: detailSaid(detail) }))];
}
