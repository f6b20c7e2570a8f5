import type { Look, ReadSpan, Span } from '@toile/look';
import { isOfPart } from './is-of-part.ts';

/** Whether a stretch is of a garment: bound to it by the reading, or the nearest after its name. */
export function isGarmentOf(look: Look, garment: string, { start, end }: Pick<Span, 'start' | 'end'>): boolean {
  const over = look.reading.understood.filter((span) => span.start < end && span.end > start);
  const bound = over.filter((span) => look.garments.some(({ id }) => id === span.of));
  return bound.length > 0 ? bound.some(({ of }) => of === garment) : nearestGarment(look, { start }) === garment;
}

/** The garment of the words that stand before a stretch; the first that is named, where none does. */
export function nearestGarment(look: Look, { start }: Pick<Span, 'start'>): string | undefined {
  const of = (span: ReadSpan) => look.garments.some(({ id }) => id === span.of) && !isOfPart(look, span);
  const bound = look.reading.understood.filter(of);
  const before = bound.filter((span) => span.start <= start).toSorted((a, b) => b.start - a.start);
  return (before[0] ?? bound.toSorted((a, b) => a.start - b.start)[0])?.of ?? look.garments[0]?.id;
}
