import { LEXICON, type Node } from '#atelier/lexicon/lexicon.ts';

/** Every phrase of the vocabulary and of its grammar, so that what is made of them reaches deep. */
export const KNOWN_PHRASES: readonly string[] = (() => {
  const phrases: string[] = [];
  const collect = (at: Node, path: string): void => {
    for (const [key, next] of at.next) {
      const phrase = path ? `${path} ${key}` : key;
      if (next.senses.length > 0) phrases.push(phrase);
      collect(next, phrase);
    }
  };
  collect(LEXICON, '');
  return phrases;
})();

/** Blocks of Unicode: first and last code point. */
const BLOCKS: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x370, 0x3ff],
  [0x400, 0x4ff],
  [0x590, 0x5ff],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  [0xe00, 0xe7f],
  [0x300, 0x36f],
  [0x2000, 0x206f],
  [0x3040, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xd800, 0xdfff],
  [0xfe00, 0xfeff],
  [0x1d400, 0x1d7ff],
  [0x1f300, 0x1faff],
  [0xe0000, 0xe007f],
];
const SNIPPETS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"; DROP TABLE designs; --',
  '{{constructor.constructor("return 1")()}}',
  '__proto__',
  'toString',
  '%00%0a',
  '\u202e',
  '\u0000',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  'ﷺ',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
  'लाल रेशमी साड़ी',
  'فستان أحمر',
  '红色旗袍',
  '::::',
  '((((',
  '--no hands',
  ':1.4)',
  '\\u{110000}',
];
const JOINTS = [' ', ', ', '. ', ' and ', ' with ', ' no ', ' or ', '-', '/', ' & ', '\n', ''];

/** A repeatable stream of numbers, 0 ≤ x < 1. */
function stream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The n-th hostile input: noise of many scripts, code, known words in no order, or all of it; now and then 10,000 characters. */
export function hostileInput(n: number): string {
  const next = stream(n * 2654435761);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T;
  const noise = (): string => {
    const [from, to] = pick(BLOCKS);
    return String.fromCodePoint(from + Math.floor(next() * (to - from + 1)));
  };
  const makers = [noise, () => pick(SNIPPETS), () => pick(KNOWN_PHRASES), () => pick(KNOWN_PHRASES)];
  const kind = n % 5;
  const one = (): string =>
    (kind === 4 ? pick(makers)() : (makers[kind] ?? noise)()) + (kind === 0 ? '' : pick(JOINTS));
  const long = n % 500 === 499;
  const length = long ? 10_000 : 1 + Math.floor(next() * 120);
  let text = '';
  while (text.length < length) text += one();
  return long ? text.slice(0, length) : text;
}
