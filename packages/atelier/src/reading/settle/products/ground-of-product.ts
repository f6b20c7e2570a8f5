/** 'Shot on white', 'lying on blue velvet': on what a thing by itself is shown, which colours its panel and nothing else. */
import type { Draft, Thing } from '#atelier/draft/draft.ts';
import { groundUnderProduct } from '#atelier/lexicon/language/drawn-grounds.ts';

const LEADS =
  /\b(?:(?:lying|laid|lies|shot|resting|placed|set|kept|photographed|displayed|presented|shown) (?:flat )?(?:on|against|over)|product (?:shot|photo|image|picture) (?:on|against)|(?:side|front|back|top|three[- ]quarter|angled?) (?:view|profile|shot|angle) (?:on|against)|(?:on|against)(?= (?:an? )?(?:[a-z]+ ){1,3}(?:background|backdrop|surface|cloth|tray|table|cushion|paper|marble|stone|wood)\b))(?: (?:an?|the|some))? ([a-z][a-z ]{2,40}?)(?=$|[,.;:!)]| (?:with|and|in|from|under|beside|next)\b)/i;

const isOutside = ({ start, end }: { start: number; end: number }, from: number, to: number): boolean =>
  end <= from || start >= to;

/** Marks the ground that the words name as drawn, and takes its colour and its cloth off the thing that lies on it. */
export function takeGroundOfProduct(draft: Draft, text: string): void {
  const found = LEADS.exec(text);
  const [whole = '', ground = ''] = found ?? [];
  if (!found || !groundUnderProduct(ground.toLowerCase())) return;
  const [from, end] = [found.index, found.index + whole.length];
  const start = end - ground.length;
  const keeps = (thing: Thing): Thing => ({ ...thing, said: thing.said.filter((said) => isOutside(said, start, end)) });
  draft.things = draft.things.map(keeps);
  draft.floating = draft.floating.filter((said) => isOutside(said, start, end));
  // 'side view on white': how it is turned stays said
  draft.spans = draft.spans.filter((span) => isOutside(span, from, end) || (span.as === 'pose' && span.end < start));
  draft.unread = draft.unread.filter((span) => isOutside(span, from, end));
  draft.spans.push({ start, end, text: text.slice(start, end), as: 'setting', value: ground.toLowerCase() });
}
