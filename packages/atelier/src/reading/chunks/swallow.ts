import { note, type OpenChunk } from './chunk.ts';
import type { Link } from './link.ts';

/** Qualities that say nothing of clothes when they are said of a place. */
const OF_PLACES: ReadonlySet<string> = new Set([
  'colour',
  'palette',
  'fabric',
  'print',
  'silhouette',
  'length',
  'fit',
  'style',
]);

/** The adjectives just before a noun of the scene leave the picture with it. */
export function swallow(open: OpenChunk, start: number): void {
  let from = start;
  for (let gap = open.gap; gap === 'none'; ) {
    const link = open.links.at(-1);
    // 'in sage for a garden': what stands apart was said of something else
    if (!link || from - link.said.end > 1) return;
    open.links.pop();
    from = link.said.start;
    if (!link.unknown) note(open, link.said, 'ignored');
    gap = link.gap;
  }
}

/** 'brown, burgundy or green': a choice among equals is the first. */
export function keepFirst(open: OpenChunk): void {
  const { links } = open;
  const kind = links.at(-1)?.said.as;
  for (let last = links.at(-1); last?.gap === 'pause' && links.at(-2)?.said.as === kind; last = links.at(-1)) {
    note(open, last.said, 'ignored');
    links.pop();
  }
}

/** 'standing in a blue misty street': what a place is like is told of the place; the rest stays. */
export function leavePlaces(links: readonly Link[], page: Pick<OpenChunk, 'draft' | 'text'>): Link[] {
  for (const { said } of links) if (OF_PLACES.has(said.as)) note(page, said, 'ignored');
  return links.filter(({ said, unknown }) => !unknown && !OF_PLACES.has(said.as));
}
