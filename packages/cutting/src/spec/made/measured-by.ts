import type { Look, ReadSpan, Span } from '@toile/look';
import { isOfPart } from './is-of-part.ts';
import { CLOTH, MEASURED, type Measured, WHOLE } from './measured-words.ts';
import { BARE, besides, bothOf, cmOf, type Word } from './said-number.ts';

/** Parts that may be metres long. */
const IN_METRES = /^(?:train|pallu|sweep|ghera|gher|flare|flared)$/i;
const METRES = /\d\s?-?(?:m|mtrs?|met(?:re|er)s?)$/i;
/** Words that may stand between a number and its noun: they say what the noun is like. */
const PASSED: ReadonlySet<ReadSpan['as'] | undefined> = new Set([
  'garment',
  'colour',
  'fabric',
  'print',
  'ignored',
  'fit',
  'length',
  'person',
  'silhouette',
]);
/** How it is measured: no noun of its own. */
export const SAID_HOW = /^(?:deep|wide|high|broad|across|flat|total|finished|ready|round|around|each|only)$/i;
export const ACROSS = /^(?:deep|wide|high|broad|across|flat)$/i;
/** 'Up to 20 cm above the knee' says where something ends, not how long it is. */
const FROM_THERE = /^(?:above|below|under|over|from|away)\b/i;

/** Nouns of whole lengths that stand beside a number with others: 'cropped 50 cm long' is 50 long. */
export const isWhole = (word: Word | undefined): boolean =>
  word !== undefined && /^(?:long|lengths?|floor)$/i.test(word.text);

/** Of a noun, and of a noun with the word before it: 'deep back', 'neck' are one thing in two words. */
const rowsOf = (look: Look, words: readonly Word[], word: Word): Measured[] => {
  const named = `${words.find(({ end }) => end === word.start - 1)?.text ?? ''} ${word.text}`;
  return MEASURED.filter(
    (one) => (word.as !== 'garment' || isOfPart(look, word)) && (one.words.test(word.text) || one.words.test(named)),
  );
};

/** 'Notch collar top 66 cm long', 'crepe blouse 15 inch': the garment's own name goes before, and no part follows. */
function isOfGarment(look: Look, words: readonly Word[], { start, end }: Span): boolean {
  const last = words.find((word) => word.end === start - 1);
  const next = words.find((word) => word.start === end + 1);
  return (
    last?.as === 'garment' &&
    !isOfPart(look, last) &&
    (next === undefined || isWhole(next) || rowsOf(look, words, next).length === 0)
  );
}

/** Of words that stand before a number, the nearest first, those since the garment was named. */
function sinceName(look: Look, before: readonly Word[]): readonly Word[] {
  const name = before.findIndex((word) => word.as === 'garment' && !isOfPart(look, word));
  return name < 0 ? before : before.slice(0, name);
}

/** A length or a bare number; '3/4 sleeves' is none. */
const isNumber = ({ text }: Word): boolean => cmOf(text) !== undefined || BARE.test(text);

/** 'Velvet border': the first of two words that are one detail, the second of which is measured. */
function isOfNext(look: Look, words: readonly Word[], word: Word): boolean {
  const next = words.find(({ start }) => start === word.end + 1);
  return (
    word.as === 'detail' &&
    next !== undefined &&
    rowsOf(look, words, word).length === 0 &&
    rowsOf(look, words, next).length > 0
  );
}

/** What the words of one breath say that a number measures, the likeliest first. */
function rowsBeside(look: Look, span: Span, words: readonly Word[]): readonly Measured[] {
  const after = words.find(({ start }) => start >= span.end);
  // '108 cm long with a shirt collar' is the whole's, unless a part stands before the number
  const isLong = after !== undefined && after.start === span.end + 1 && isWhole(after);
  const near = isLong
    ? sinceName(
        look,
        words.filter(({ end }) => end <= span.start),
      )
    : words;
  const noun = near.find(
    (word) =>
      !isWhole(word) &&
      // 'length 42 inch with 2 inch border': another number is the noun of none
      !isNumber(word) &&
      !isOfNext(look, words, word) &&
      !SAID_HOW.test(word.text) &&
      (rowsOf(look, words, word).length > 0 || !PASSED.has(word.as)),
  );
  // a number that stands with the garment alone is how long it is
  const rows = noun === undefined ? [] : rowsOf(look, words, noun);
  const last = words.find(({ end }) => end === span.start - 1);
  if (isWhole(last)) return [WHOLE];
  if (rows.length === 0) return noun === undefined || isWhole(after) ? [WHOLE] : [];
  return near
    .filter((word) => word === noun || (word.end <= span.start && !isNumber(word)))
    .flatMap((word) => (word === noun ? rows : rowsOf(look, words, word)));
}

/** What a number may measure, the likeliest first: what stands with it; none where another word comes between. */
export function measuredBy(look: Look, span: Span): readonly Measured[] {
  const words = besides(look, span);
  const after = words.find(({ start }) => start >= span.end);
  if (after && FROM_THERE.test(after.text)) return [];
  if (METRES.test(span.text) && !words.some(({ text }) => IN_METRES.test(text))) return [CLOTH];
  if (isOfGarment(look, words, span)) return [WHOLE];
  const last = words.find(({ end }) => end === span.start - 1);
  // 'sleeves 20 wide 9': how wide is said of the next number
  const isOfNext = words.some(({ start, text }) => start === (after?.end ?? 0) + 1 && /^\d/.test(text));
  const how = isOfNext ? '' : (after?.text ?? '');
  const said = cmOf(span.text) ?? Math.max(...bothOf(span.text));
  const isSo = ({ beside, from, ahead, unless }: Measured): boolean =>
    (beside === undefined || words.some(({ text }) => beside.test(text))) &&
    (ahead === undefined || ahead.test(last?.text ?? '')) &&
    !words.some(({ text, end }) => end <= span.start && unless?.test(text)) &&
    said >= (from ?? 0);
  return rowsBeside(look, span, words)
    .filter(isSo)
    .filter(({ isAlong, isAcross }) => !(isAlong && ACROSS.test(how)) && !(isAcross && /^long$/i.test(how)));
}
