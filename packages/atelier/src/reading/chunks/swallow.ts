import type { Said } from '#atelier/draft/draft.ts';
import { CHOICE, noteUndrawn, type OpenChunk, QUALITY } from './chunk.ts';
import type { Link } from './link.ts';

/** Qualities that say nothing of clothes when they are said of a place. */
const OF_LOOK: ReadonlySet<string> = new Set(['colour', 'palette', 'fabric', 'print', 'style']);
const OF_PLACES: ReadonlySet<string> = new Set([...OF_LOOK, 'silhouette', 'length', 'fit']);

/** 'brown, burgundy or green': a choice among equals is the first. */
export function keepFirst(open: OpenChunk): void {
  const { links } = open;
  const kind = links.at(-1)?.said.as;
  for (let last = links.at(-1); last?.gap === 'pause' && links.at(-2)?.said.as === kind; last = links.at(-1)) {
    noteUndrawn(open, { ...last.said, as: 'ignored', value: CHOICE });
    links.pop();
  }
}

/** 'Trousers or a red skirt': the second thing of a choice, with what was said of it. */
export function leaveChoice(open: OpenChunk, { start, end }: Pick<Said, 'start' | 'end'>): void {
  const [earliest] = open.links.splice(0);
  noteUndrawn(open, { as: 'ignored', value: CHOICE, start: earliest?.said.start ?? start, end });
  open.either = undefined;
}

/** 'standing in a blue misty street': what a place is like is told of the place; the rest stays. */
export function leavePlaces(links: readonly Link[], page: Pick<OpenChunk, 'draft' | 'text'>): Link[] {
  for (const { said } of links) {
    const { start, end } = said;
    const value = page.text.slice(start, end).toLowerCase();
    if (OF_LOOK.has(said.as)) noteUndrawn(page, { as: 'setting', value, start, end });
    else if (OF_PLACES.has(said.as)) noteUndrawn(page, { as: 'ignored', value: QUALITY, start, end });
  }
  return links.filter(({ said, unknown }) => !unknown && !OF_PLACES.has(said.as));
}
