/** Words that say nothing of clothes, and words nobody here knows. */
import { TOLD_ASIDE } from '#atelier/lexicon/language/ignored.ts';
import type { Word } from '#atelier/reading/words/word.ts';
import { note, noteUndrawn, type OpenChunk, QUALITY, VIEW } from './chunk.ts';
import { phraseBefore, remark } from './take-phrase.ts';

const BEFORE_CITY = /(?:^|[,.;(]\s*|\b(?:in|at|around|through|near|of|outside)\s+(?:the\s+)?(?:old\s+|downtown\s+)?)$/i;
const AFTER_CITY = /^\s*(?:$|[,.;)]|street|streets|at|in|on|rain|market|night|summer|winter|sun)/i;

/** 'In Paris', 'Mumbai monsoon': where somebody stands, not where something is made or goes. */
const isWhere = (text: string, start: number, end: number): boolean =>
  BEFORE_CITY.test(text.slice(0, start)) && AFTER_CITY.test(text.slice(end));

/** Words of the camera, the shop and the like: understood, and left out; a word for a size waits for a shoe or a bag. */
export function noteAside(open: OpenChunk, id: string, { start, end }: Word): void {
  // 'a camel herder': what stands before a trade is its own
  // light falls on a place, and is told with it
  if (id === 'light' || id === 'lens') {
    remark(open, { start, end }, 'setting');
    return;
  }
  if (id === 'city' && isWhere(open.text, start, end)) {
    remark(open, { start, end }, 'setting');
    return;
  }
  if (id === 'trade') remark(open, { start, end }, 'person');
  else if (id === 'person')
    noteUndrawn(open, { as: 'person', value: open.text.slice(start, end).toLowerCase(), start, end });
  else if (id === 'size') open.asides.push({ start, end, text: open.text.slice(start, end) });
  else if (TOLD_ASIDE.has(id) && !open.negated)
    noteUndrawn(open, { as: 'ignored', value: id === VIEW ? id : QUALITY, start, end });
  else note(open, { as: 'ignored', value: id, start, end }, 'ignored');
}

/** Words for a size that nothing took are told: nothing draws how big a button is, or how thick a cloth. */
export function leaveAsides(open: OpenChunk): void {
  for (const aside of open.asides) {
    const { start, end } = aside;
    noteUndrawn(open, { as: 'ignored', value: QUALITY, start, end });
  }
}

/**
 * A word nobody knows is told as unread, and holds the phrase it stands in together. At the end of a phrase of its own it is a
 * thing nobody here knows, and keeps its colour: 'jeans, red jumbles'.
 * @param isThing it names a thing of its own, with all that stands right before it
 * @param ends nothing follows it in its phrase
 */
export function noteUnknown(open: OpenChunk, { start, end }: Word, isThing: boolean, ends: boolean): void {
  const { draft, links, gap, text } = open;
  // 'in front of Hawa Mahal': what ends the talk of a place is one
  if (open.scene && ends && /\p{L}{3}/u.test(text.slice(start, end))) {
    remark(open, { start, end }, 'setting');
    return;
  }
  if (isThing) {
    const from = phraseBefore(open, start);
    draft.unread.push({ start: from, end, text: text.slice(from, end) });
    return;
  }
  const value = text.slice(start, end);
  if (!/\p{L}{3}/u.test(value)) return;
  draft.unread.push({ start, end, text: value });
  const last = links.at(-1);
  if (last && !last.unknown) links.push({ said: { as: 'unread', value, start, end }, gap, unknown: true });
}
