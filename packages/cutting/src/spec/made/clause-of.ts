import type { Look } from '@toile/look';
import { lineOf } from './line-of.ts';

/** What of an order stands with a garment: from its first word to the first of the next that is named. */
export function clauseOf(look: Look, id: string): string {
  const named = look.reading.understood.filter(({ as }) => as === 'garment').toSorted((a, b) => a.start - b.start);
  const nth = named.findIndex(({ of }) => of === id);
  const first = named[nth];
  if (!first) return '';
  // what stands before the first garment of all is its own
  const from = nth === 0 ? 0 : first.start;
  const next = named.slice(nth + 1).find(({ of }) => of !== id);
  return lineOf(look).slice(from, next?.start);
}
