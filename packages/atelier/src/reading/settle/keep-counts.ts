/** 'Two dupattas', 'three necklaces': one of each is drawn; 'one glove': a pair is; the number is told. */
import type { Draft, Thing } from '#atelier/draft/draft.ts';

const NUMBER = /\b(?:two|three|four|five|several|2|3|4|5)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
/** 'A double dupatta' is two, one on the head. */
const DOUBLE = /\b(?:double|second) $/i;
const SINGLE = /\b(?:(?:a )?single|one(?: single)?|1) (?:[\p{L}-]+ ){0,2}$/iu;
/** Longest stretch before a thing in which its number may stand. */
const BEFORE = 48;
/** What comes in pairs or by the dozen, and what several are drawn of. */
const MANY: ReadonlySet<string> = new Set([
  ...['earrings', 'studs', 'hoops', 'jhumkas', 'bangles', 'socks', 'tights', 'gloves', 'glasses', 'sunglasses'],
  ...['held', 'other', 'anklet', 'suspenders'],
]);

/** Drawn on both sides, whatever the words say. */
const PAIRED: ReadonlySet<string> = new Set(['gloves', 'socks', 'jhumkas', 'hoops', 'studs']);

/** 'One black glove', and not 'a pair of gloves'. */
const isOfPair = (thing: Thing, text: string): boolean =>
  thing.type === 'accessory' && PAIRED.has(thing.entry.kind) && !/s$/i.test(text.slice(thing.start, thing.end));

const isOne = (thing: Thing): boolean =>
  thing.type === 'garment'
    ? thing.entry.family !== 'trousers'
    : thing.type === 'accessory' && !MANY.has(thing.entry.kind);

const isDoubled = (thing: Thing, text: string): boolean =>
  thing.type === 'garment' && thing.entry.family === 'dupatta' && DOUBLE.test(text.slice(0, thing.start));

/** Tells the number of what is named in the plural. */
export function keepCounts(draft: Draft, text: string): void {
  for (const thing of draft.things) {
    const isSingle = isOfPair(thing, text);
    const isDouble = isDoubled(thing, text);
    if (!isSingle && !isDouble && (!thing.many || !isOne(thing))) continue;
    const before = text.slice(Math.max(0, thing.start - BEFORE), thing.start);
    const number = (isSingle ? SINGLE : isDouble ? DOUBLE : NUMBER).exec(before)?.[0];
    if (!number) continue;
    const start = thing.start - number.length;
    const said = text.slice(start, thing.end);
    const kept = isSingle
      ? ({ as: 'ignored', value: 'count' } as const)
      : ({ as: 'detail', value: said.toLowerCase() } as const);
    draft.spans.push({ start, end: thing.end, text: said, ...kept, drawn: false });
  }
}
