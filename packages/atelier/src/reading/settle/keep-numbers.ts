/** Numbers and sides that no word of the lexicon took: whoever cuts counts by them. */
import type { Draft, Thing } from '#atelier/draft/draft.ts';
import { isMeasure } from './is-measure.ts';

/** 'Five', '40', '6–9 months', '13 oz': a count, or a number with what it counts time and weight in. */
const NUMBER =
  /(?<![\p{L}\d.,])(?:\d{1,3}(?:[.,]\d{1,2})?(?:\s?[-–]\s?\d{1,3})?(?:\s?-?(?:years?|yrs?|months?|oz|gsm|m|mtrs?|met(?:re|er)s?)(?![\p{L}\d]))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|sixteen|eighteen|twenty|one|half|both|each)(?![\p{L}\d])/giu;
/** Words that count as little as an article does. */
const SMALL = /^(?:one|half|both|each)$/i;
/** What a label says of the cloth, the size, somebody's height, a day or the page, and no picture could count. */
const OF_LABEL =
  /^\s?-?(?:%|percent|\/\s?\d|['’"”]|[x×]\s?\d|(?:-|–|to)?\s?\d|pc|pcs|piece|pack|tone|in-\d|foot|feet|ft| (?:my|his|her|me|u|b|be|the|high)\b|(?:january|february|march|april|june|july|august|september|october|november|december)\b)/i;
const BEFORE_LABEL =
  /(?:size|sizes|wears|eu|uk|us|model|page|ref|code|no\.?|#|['’]|\d|foot|feet|ft|-in-|--?[a-z]{1,6}|:|\bage[ds]? \d{1,2} ?(?:to|and|or|[-–])|\d\s?\/)\s?$/i;
/** Whose side: the wearer's. */
const SIDE = /(?<![\p{L}\d])(?:left|right)(?:-hand)?(?![\p{L}\d])/giu;

/** 'Two bangles', 'a pair of two gold earrings': it counts a thing that is named. */
const countsThing = ({ things }: Draft, end: number, text: string): boolean =>
  things.some(({ start }) => start > end && /^ (?:[\p{L}-]+ ){0,2}$/u.test(text.slice(end, start)));

/** Two of them are drawn of anybody who has any. */
const PAIRED = /^ (?:[\p{L}-]+ ){0,2}(?:plaits?|braids?|pigtails?|bunches|ponytails?|buns)\b/iu;
const BUCKLES = /^ (?:[\p{L}-]+ ){0,2}buckles?\b/iu;
const STRAPS = /^ (?:[\p{L}-]+ ){0,2}(?:straps|handles)\b/iu;

const hasDetail = (thing: Thing, id: string): boolean =>
  thing.type === 'accessory' && thing.entry.details?.includes(id) === true;
/** Closed by two straps, where it is closed by any. */
const isBuckled = (thing: Thing): boolean => thing.type === 'garment' || hasDetail(thing, 'briefcase');

/** 'Two plaits', 'two brass buckles' of dungarees: there are two in any case. */
const isPair = ({ spans, things }: Draft, said: string, after: string): boolean =>
  /^(?:two|2)$/i.test(said) &&
  ((PAIRED.test(after) && spans.some(({ as }) => as === 'hair')) ||
    (BUCKLES.test(after) &&
      things.some((thing) => isBuckled(thing) && thing.said.some(({ value }) => value === 'strap-buckles'))) ||
    (STRAPS.test(after) && things.some((thing) => hasDetail(thing, 'tote'))));

/** On which of two sides of its wearer something is drawn by itself. */
const LIES: readonly (readonly [detail: RegExp, side: string])[] = [
  [/^over-shoulder$/, 'left'],
  [/^storm-flap$/, 'right'],
  [/^(?:one-pocket|chest-pocket|patch-pocket)$/, 'left'],
  [/^one-shoulder$/, 'left'],
];
/** Words between a detail and its side: 'storm flap at the right shoulder', '1 patch pocket left'. */
const TO_SIDE = /^,? ?(?:(?:at|on|over|to)(?: the| her| his)? )?$/i;

/** Whether a side that is said of a detail is the one that it is drawn on. */
const isDrawnSide = ({ things }: Draft, start: number, said: string, text: string): boolean =>
  things.some((thing) =>
    thing.said.some(
      ({ value, end }) =>
        end <= start &&
        TO_SIDE.test(text.slice(end, start)) &&
        LIES.some(([detail, side]) => detail.test(value) && side === said.toLowerCase()),
    ),
  );

/** Tells the shoulder that a dupatta is not drawn on. */
function tellShoulder(draft: Draft, text: string): void {
  for (const { said } of draft.things)
    for (const { value, start, end } of said) {
      const side = value === 'over-shoulder' ? /\bright\b/i.exec(text.slice(start, end)) : null;
      if (!side) continue;
      const from = start + side.index;
      const words = text.slice(from, from + side[0].length);
      draft.spans.push({
        as: 'ignored',
        value: 'side',
        start: from,
        end: from + words.length,
        text: words,
        drawn: false,
      });
    }
}

/** Keeps the numbers and sides of the words that lie in no span of the draft, as words that change nothing of the picture. */
export function keepNumbers(draft: Draft, text: string): void {
  tellShoulder(draft, text);
  const taken = [...draft.spans, ...draft.unread, ...draft.things.flatMap(({ said }) => said)];
  const names = draft.product ? [] : draft.things.flatMap((thing) => (thing.type === 'garment' ? [thing.end] : []));
  // 'metres' by itself says nothing: it is the number's
  const isFree = (start: number, end: number) =>
    !taken.some(
      (one) => one.start < end && one.end > start && !('as' in one && one.as === 'ignored' && one.start > start),
    );
  for (const [pattern, value] of [
    [NUMBER, 'count'],
    [SIDE, 'side'],
  ] as const)
    for (const { 0: said, index: start } of text.matchAll(pattern)) {
      const end = start + said.length;
      const unit = draft.unread.find((one) => one.start > start && one.start < end && one.end <= end);
      // 'years' was kept without its number: both are one
      if (unit) draft.unread = draft.unread.filter((one) => one !== unit);
      else if (!isFree(start, end)) continue;
      draft.spans = draft.spans.filter((one) => one.as !== 'ignored' || one.start < start || one.end > end);
      const isTold =
        !SMALL.test(said) &&
        !countsThing(draft, end, text) &&
        !(value === 'count' && isMeasure(text, { start, end }, names)) &&
        !(value === 'side' && isDrawnSide(draft, start, said, text)) &&
        !isPair(draft, said, text.slice(end)) &&
        !OF_LABEL.test(text.slice(end)) &&
        !BEFORE_LABEL.test(text.slice(0, start));
      draft.spans.push({ as: 'ignored', value, start, end, text: said, ...(isTold && { drawn: false as const }) });
    }
}
