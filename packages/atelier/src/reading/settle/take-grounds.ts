/** What of the words about the surroundings the ground of a sheet is: a beach, an arch, a wall of a colour. */
import type { ReadSpan } from '@toile/look';
import type { Draft } from '#atelier/draft/draft.ts';
import { isSkyDrawn, placeAmong, placeDrawn } from '#atelier/lexicon/language/drawn-grounds.ts';

/** 'On a beach' is where somebody stands, besides what it says of the clothes. */
const ON_IT = /\b(?:on|at|by|near|along) (?:an? |the )?(?:\w+ )?$/i;

/** Names of occasions that are places by themselves. */
const IS_PLACE = /^(?:poolside|red carpet|seaside)$/i;

function placesOf({ spans }: Draft, text: string): ReadSpan[] {
  return spans.flatMap((span): ReadSpan[] => {
    const { as, start, end } = span;
    const isSaid = spans.some((one) => one.as === 'setting' && one.start < end && one.end > start);
    const isThere = IS_PLACE.test(span.text) || ON_IT.test(text.slice(0, start));
    if (as !== 'occasion' || isSaid || !isThere) return [];
    const value = span.text.toLowerCase();
    return placeDrawn(value) ? [{ start, end, text: span.text, as: 'setting', value }] : [];
  });
}

/** Marks as drawn what the ground shows: the first place that is said and has one, and the sky over it. */
export function takeGrounds(draft: Draft, text: string): void {
  // a thing by itself stands before a plain panel
  if (draft.product) return;
  draft.spans.push(...placesOf(draft, text));
  const said = draft.spans.filter(({ as }) => as === 'setting').toSorted((a, b) => a.start - b.start);
  const found = placeAmong(said.map(({ value }) => value));
  if (!found) return;
  const { place } = found;
  const first = said[found.at];
  const drawn = said.filter(
    (span) => span === first || placeDrawn(span.value) === place || isSkyDrawn(span.value, place),
  );
  draft.spans = draft.spans.map((span) => {
    if (!drawn.includes(span)) return span;
    const { drawn: _, ...shown } = span;
    return shown;
  });
}
