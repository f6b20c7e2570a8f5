import type { Look, ReadSpan, Span } from '@toile/look';
import { isOfPart } from './is-of-part.ts';

/** Whether a stretch is of a garment: bound to it by the reading, or the nearest after its name. */
export function isGarmentOf(look: Look, garment: string, { start, end }: Pick<Span, 'start' | 'end'>): boolean {
  const over = look.reading.understood.filter((span) => span.start < end && span.end > start);
  const bound = over.filter((span) => look.garments.some(({ id }) => id === span.of));
  return bound.length > 0 ? bound.some(({ of }) => of === garment) : nearestGarment(look, { start }) === garment;
}

/** 'Flat front trousers': the garment whose name follows in one breath, where nothing but plain words of no garment lies between. */
function namedNext({ reading, garments }: Look, start: number): string | undefined {
  const spans: (Span & Partial<Pick<ReadSpan, 'as' | 'of'>>)[] = [...reading.understood, ...reading.unread].toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  let end: number | undefined;
  for (const span of spans) {
    if (end === undefined ? span.start !== start : span.start < end) continue;
    if (end !== undefined && span.start - end > 1) return undefined;
    const isMine = garments.some(({ id }) => id === span.of);
    if (span.as === 'garment') return end !== undefined && isMine ? span.of : undefined;
    if (isMine) return undefined;
    ({ end } = span);
  }
  return undefined;
}

/** The garment of the words that stand before a stretch; the first that is named, where none does. */
export function nearestGarment(look: Look, { start }: Pick<Span, 'start'>): string | undefined {
  const ahead = namedNext(look, start);
  if (ahead !== undefined) return ahead;
  const of = (span: ReadSpan) => look.garments.some(({ id }) => id === span.of) && !isOfPart(look, span);
  const bound = look.reading.understood.filter(of);
  const before = bound.filter((span) => span.start <= start).toSorted((a, b) => b.start - a.start);
  return (before[0] ?? bound.toSorted((a, b) => a.start - b.start)[0])?.of ?? look.garments[0]?.id;
}
