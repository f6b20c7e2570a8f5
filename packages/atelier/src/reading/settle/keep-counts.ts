/** 'Two dupattas', 'three necklaces': one of each is drawn, and the number is told. */
import type { Draft, Thing } from '#atelier/draft/draft.ts';

const NUMBER = /\b(?:two|three|four|five|several|2|3|4|5)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
/** Longest stretch before a thing in which its number may stand. */
const BEFORE = 48;
/** What comes in pairs or by the dozen, and what several are drawn of. */
const MANY: ReadonlySet<string> = new Set([
  ...['earrings', 'studs', 'hoops', 'jhumkas', 'bangles', 'socks', 'tights', 'gloves', 'glasses', 'sunglasses'],
  ...['held', 'other', 'anklet', 'suspenders'],
]);

const isOne = (thing: Thing): boolean =>
  thing.type === 'garment'
    ? thing.entry.family !== 'trousers'
    : thing.type === 'accessory' && !MANY.has(thing.entry.kind);

/** Tells the number of what is named in the plural. */
export function keepCounts(draft: Draft, text: string): void {
  for (const thing of draft.things) {
    if (!thing.many || !isOne(thing)) continue;
    const before = text.slice(Math.max(0, thing.start - BEFORE), thing.start);
    const number = NUMBER.exec(before)?.[0];
    if (!number) continue;
    const start = thing.start - number.length;
    const said = text.slice(start, thing.end);
    draft.spans.push({ start, end: thing.end, text: said, as: 'detail', value: said.toLowerCase(), drawn: false });
  }
}
