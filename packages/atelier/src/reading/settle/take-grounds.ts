/** What of the words about the surroundings the ground of a sheet is: a beach, an arch, a wall of a colour. */
import type { ReadSpan } from '@toile/look';
import type { Draft } from '#atelier/draft/draft.ts';
import { isSkyDrawn, placeDrawn } from '#atelier/lexicon/language/drawn-grounds.ts';

/** 'On a beach' is where somebody stands, besides what it says of the clothes. */
const ON_IT = /\b(?:on|at|by|near|along) (?:an? |the )?(?:\w+ )?$/i;

function beachesOf({ spans }: Draft, text: string): ReadSpan[] {
  return spans.flatMap((span): ReadSpan[] => {
    const { as, value, start, end } = span;
    const isSaid = spans.some((one) => one.as === 'setting' && one.start < end && one.end > start);
    if (as !== 'occasion' || value !== 'beach' || isSaid || !ON_IT.test(text.slice(0, start))) return [];
    return placeDrawn(span.text.toLowerCase()) ? [{ start, end, text: span.text, as: 'setting', value: 'beach' }] : [];
  });
}

/** Marks as drawn what the ground shows: the first place that is said and has one, and the sky over it. */
export function takeGrounds(draft: Draft, text: string): void {
  // a thing by itself stands before a plain panel
  if (draft.product) return;
  draft.spans.push(...beachesOf(draft, text));
  const said = draft.spans.filter(({ as }) => as === 'setting').toSorted((a, b) => a.start - b.start);
  const first = said.find(({ value }) => placeDrawn(value));
  const place = first && placeDrawn(first.value);
  if (!first || !place) return;
  const drawn = said.filter(
    (span) => span === first || placeDrawn(span.value) === place || isSkyDrawn(span.value, place),
  );
  draft.spans = draft.spans.map((span) => {
    if (!drawn.includes(span)) return span;
    const { drawn: _, ...shown } = span;
    return shown;
  });
}
