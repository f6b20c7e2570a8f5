import type { Look, ReadSpan, Span } from '@toile/look';
import type { Callout } from '../flats/callouts.ts';
import { isGarmentOf } from '../spec/made/garment-of.ts';
import { lineOf } from '../spec/made/line-of.ts';
import { PART_PLACES } from '../spec/made/part-words.ts';
import { girthsSaid } from '../spec/made/read-size.ts';
import { settled } from '../spec/made/settled.ts';
import type { Specification } from '../spec/specification.ts';
import { toldOf } from './accounted.ts';
import { detailSaid, detailsMissed } from './details-missed.ts';
import { hiddenOf } from './hidden.ts';
import { linesMoved } from './lines-moved.ts';
import { registeredOf } from './registered.ts';
import { missedOf } from './undrawn.ts';
import { valuesLost } from './values-kept.ts';

type Word = Span & Partial<Pick<ReadSpan, 'as' | 'value'>>;

/** Longer words are no callout, letters. */
const LONGEST = 54;
/** A comma and a space. */
const PAUSE = 2;
/** Letters between a thing and the word that places it: 'at the centre'. */
const REACH = 9;
const PLACE = new RegExp(
  `^(?:${Object.values(PART_PLACES).join('|')}|centre|center|left|right|both|each|inner|outer)`,
  'i',
);
/** What says how a thing is and is none by itself: it stands with its noun or under the drawing. */
const BARE = /^(?!un)(?:[a-z]+(?:ed|ing|ly)|years?|months?|rows?|layers?|less|above|below|centre|square|half|only)$/i;

const wordsOf = ({ reading }: Look): Word[] =>
  [...reading.understood, ...reading.unread].toSorted((a, b) => a.start - b.start || b.end - a.end);

/** A stretch with the words before it in its breath: its number, its length, what kind it is. */
function fromNumber(all: readonly Word[], span: Span): Span {
  let { start } = span;
  for (const word of all.toReversed()) {
    if (word.start >= start) continue;
    if (word.end < start - 1 || word.as === 'garment' || word.as === 'person') break;
    start = Math.min(start, word.start);
  }
  return { ...span, start };
}

/** And with what says where it lies. */
function toPlace(all: readonly Word[], span: Span, { garment }: Specification): Span {
  let { end } = span;
  for (const word of all) {
    if (word.end <= end || word.as === 'garment') continue;
    // how long the whole garment is drawn is no place of a thing
    if (word.as === 'without' || (word.as === 'length' && word.value === garment.length)) break;
    const gap = word.start - end;
    const isClose = gap <= 1 || (gap !== PAUSE && gap <= REACH && PLACE.test(word.text));
    if (!isClose || word.end - span.start > LONGEST) break;
    end = word.end;
  }
  return { ...span, end };
}

/** The words of a stretch as far as the reading keeps them. */
function textOf(all: readonly Word[], { start, end }: Span): string {
  let text = '';
  let last = start;
  for (const word of all.filter((one) => one.start >= start && one.end <= end)) {
    if (word.end <= last) continue;
    text += `${text && word.start > last ? ' ' : ''}${word.text.slice(Math.max(0, last - word.start))}`;
    last = word.end;
  }
  return text;
}

/** 'No pocket' is kept as a pocket that is not wanted. */
function withRefused({ reading }: Look, clause: string, from: number): string {
  const refused = reading.understood.filter(
    ({ as, start, end }) => as === 'without' && start >= from && end <= from + clause.length,
  );
  return refused
    .filter(({ text }) => !/^(?:no|without)/i.test(text))
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start }) => `${text.slice(0, start - from)}no ${text.slice(start - from)}`, clause);
}

/** Every clause of the order that is of a garment: where no figure shows any of it. */
function wholeOrder(look: Look, { garment }: Specification): Callout[] {
  const line = lineOf(look);
  return [...line.matchAll(/[^,;]+/g)]
    .filter(({ 0: clause, index }) => isGarmentOf(look, garment.id, { start: index, end: index + clause.length }))
    .map(({ 0: clause, index }) => ({ text: withRefused(look, clause, index).replaceAll(/[ ~]+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

/** The measure that stands where a number of the order is not followed: '(drawn: side slit 5.3)'. */
function insteadOf(spec: Specification, { start, end }: Span): string {
  const unmet = spec.unmet.find((one) => one.start >= start && one.end <= end);
  const point = spec.points.find(({ code }) => code === unmet?.code);
  return unmet && point ? ` (drawn: ${point.name.toLowerCase()} ${point.value})` : '';
}

/**
 * What is told beside a flat: what was ordered and has no line there, with the value used where it is a number, and details of the picture
 * that no word orders. A thing is told once, with its number before it and its place behind it.
 */
export function calloutsOf(read: Look, spec: Specification): Callout[] {
  const look = settled(read);
  if (spec.missing !== undefined) return wholeOrder(look, spec);
  const all = wordsOf(look);
  const worn = look.garments.find(({ id }) => id === spec.garment.id) ?? spec.garment;
  // without words there is nothing to account for
  const registered = all.length > 0 ? registeredOf({ spec, moves: linesMoved(look, worn) }) : [];
  const whole: Span[] = [];
  for (const span of missedOf(look, spec)) {
    const told = toPlace(all, fromNumber(all, span), spec);
    const last = whole.find((one) => one.start < told.end && one.end > told.start);
    if (!last) whole.push(told);
    else Object.assign(last, { start: Math.min(last.start, told.start), end: Math.max(last.end, told.end) });
  }
  for (const lost of valuesLost(look, spec, { registered, told: whole }))
    if (!whole.some(({ start, end }) => start < lost.end && end > lost.start)) whole.push(lost);
  // what a length was set of is drawn with it
  const girths = girthsSaid(look, spec.who);
  const isMeasured = ({ start, end }: Span) =>
    spec.lengths.some((one) => one.start >= start && one.end <= end) ||
    girths.some((one) => one.start <= start && one.end >= end) ||
    // of several in a row each is told with the size
    (girths.some((one) => one.start >= start && one.end <= end) && girths.at(-1)?.end === end);
  const texts = whole
    .filter((span) => !isMeasured(span))
    .map((span) => ({ text: textOf(all, span), span }))
    .filter(({ text }) => text !== '' && !BARE.test(text))
    .flatMap(
      ({ text, span }) =>
        toldOf(`${withRefused(look, text, span.start)}${insteadOf(spec, span)}`, spec, registered) ?? [],
    );
  return [
    ...[...new Set([...texts, ...hiddenOf(spec)])].map((text): Callout => ({ text })),
    ...detailsMissed(look, spec).map((detail): Callout => ({ text: detailSaid(detail), isOfPicture: true })),
  ];
}
