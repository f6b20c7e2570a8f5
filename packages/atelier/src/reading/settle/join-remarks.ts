/** Remarks in one breath are one: 'a marble staircase', 'tattoos on her forearms'; and a place named by its occasion is one too. */
import type { ReadSpan } from '@toile/look';
import type { Draft } from '#atelier/draft/draft.ts';

/** Little words that hold two remarks of one kind together. */
const JOINING = /^(?:\s|-|\b(?:at|on|in|of|by|with|the|an?|her|his|their|over|under|beside|near)\b)*$/i;

/** Occasions that are called after where they are. */
const PLACES: ReadonlySet<string> = new Set(
  'office,beach,seaside,pool,poolside,church,garden party,airport,campus,gym,club,nightclub,concert,music festival,school,picnic'.split(
    ',',
  ),
);
const BEFORE_PLACE = /(?:^|[,.;:(]\s*|\b(?:in|at|on|by|inside|outside|near)\s+(?:an?\s+|the\s+)?)$/i;
const AFTER_PLACE = /^\s*(?:$|[,.;:)]|background|backdrop|setting|scene)/i;

const isRemark = ({ as, drawn }: ReadSpan): boolean => as === 'setting' || drawn === false;

/** 'White heels, office': a place that stands alone paints one, besides what it says of the clothes. */
function placesOf({ spans }: Draft, text: string): ReadSpan[] {
  return spans.flatMap(({ as, start, end, text: said }): ReadSpan[] => {
    const isPlace =
      as === 'occasion' &&
      PLACES.has(said.toLowerCase()) &&
      BEFORE_PLACE.test(text.slice(0, start)) &&
      AFTER_PLACE.test(text.slice(end));
    return isPlace ? [{ start, end, text: said, as: 'setting', value: said.toLowerCase(), drawn: false }] : [];
  });
}

/** Puts remarks together that are one. Linear in the spans, once they are in order. */
export function joinRemarks(draft: Draft, text: string): void {
  draft.spans.push(...placesOf(draft, text));
  const rest = draft.spans.filter((span) => !isRemark(span));
  const joined: ReadSpan[] = [];
  for (const span of draft.spans.filter(isRemark).toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last?.as === span.as && last.end <= span.start && JOINING.test(text.slice(last.end, span.start))) {
      const said = text.slice(last.start, span.end);
      joined[joined.length - 1] = { ...last, end: span.end, text: said, value: said.toLowerCase() };
    } else joined.push(span);
  }
  draft.spans = [...rest, ...joined];
}
