import { CUT_BY_YOU_HINDI } from './cut-by-you.ts';
import { MAKE_HINDI } from './make.ts';
import { MEASURES_HINDI } from './measures.ts';
import { PAPER_HINDI } from './paper.ts';
import { STEPS_HINDI } from './steps.ts';

const WORDS = new Map(
  Object.entries({ ...PAPER_HINDI, ...MAKE_HINDI, ...STEPS_HINDI, ...MEASURES_HINDI, ...CUT_BY_YOU_HINDI }),
);

/** Signs between parts that are told one by one, the widest first. */
const BREAKS = [' · ', '; ', '. ', ': ', ' + '] as const;
const NUMBER = /\d+(?:\.\d+)?/g;
/** The sample's or the table's size: letters, or a child's age with its word. */
const SIZE = /(?<=\bsize )(?:made to measure|\S+)$/;

function filled(hindi: string, numbers: readonly string[]): string {
  let nth = 0;
  return hindi.replace(/#/g, () => numbers[nth++] ?? '');
}

/** A phrase of the tables; its numbers and its size as they stand. */
function phrase(english: string): string | undefined {
  // 'm' is a metre, 'M' a size
  if (english.length === 1) return WORDS.get(english);
  const plain = english.toLowerCase();
  const known = WORDS.get(plain);
  if (known !== undefined) return known;
  const size = SIZE.exec(english)?.[0];
  const sized = size && WORDS.get(plain.replace(SIZE, '*'));
  if (sized) return sized.replace(/\*/, () => size);
  return filledPhrase(plain);
}

function filledPhrase(plain: string): string | undefined {
  const hindi = WORDS.get(plain.replace(NUMBER, '#'));
  return hindi === undefined ? undefined : filled(hindi, plain.match(NUMBER) ?? []);
}

/** Parts of the longest phrase that the tables know: what is longer is looked for in vain. */
const PARTS_MAX = Math.max(...[...WORDS.keys()].map((words) => words.split(', ').length));

/** Told by the longest beginnings that the tables know: 'Sleeve, upper, lining' is a piece and its cloth. */
function toldInRow(words: readonly string[]): string[] {
  for (let end = Math.min(words.length, PARTS_MAX); end > 0; end--) {
    const hindi = counted(words.slice(0, end).join(', '));
    if (hindi !== undefined) return end < words.length ? [hindi, ...toldInRow(words.slice(end))] : [hindi];
  }
  const [first = '', ...rest] = words;
  return rest.length ? [first, ...toldInRow(rest)] : [first];
}

/** A phrase with how many times it is wanted before it. */
function counted(english: string): string | undefined {
  const [, times = '', words = ''] = /^(\d+ × )?(.*)$/s.exec(english) ?? [];
  const hindi = phrase(words);
  return hindi === undefined ? undefined : `${times}${hindi}`;
}

function told(english: string): string {
  const whole = counted(english);
  if (whole !== undefined) return whole;
  for (const sign of BREAKS) if (english.includes(sign)) return english.split(sign).map(told).join(sign);
  return toldInRow(english.split(', ')).join(', ');
}

/** What stands about a phrase: its number in a list, how many times, its full stop. */
const FRAME = /^(\d+\. |\d+ × )?(.*?)(\.)?$/s;
/** Classes of seams and stitches, which are the same in every language. */
const CODE = /( \((?:[A-Z]{2}[a-z]|\d)[^()]*\),?)/;
const CONTINUED = ' (continued)';

/**
 * A line of a tech pack in Hindi: by the tables whole, else part by part. What no table has stays as it is: names of cloths and colours, what
 * somebody wrote, numbers and codes.
 */
export function packInHindi(english: string): string {
  const whole = phrase(english);
  if (whole !== undefined) return whole;
  if (english.endsWith(CONTINUED))
    return `${packInHindi(english.slice(0, -CONTINUED.length))} (${WORDS.get('continued') ?? ''})`;
  const [, before = '', words = '', stop = ''] = FRAME.exec(english) ?? [];
  const framed = phrase(words);
  if (framed !== undefined) return `${before}${framed}${stop && '।'}`;
  for (const sign of [' · ', '; '] as const)
    if (english.includes(sign)) return english.split(sign).map(packInHindi).join(sign);
  const parts = words.split(CODE);
  const hindi = parts.map((part, nth) => (nth % 2 ? part : aroundSpace(part)));
  // A sentence of which no table has a word is somebody's own, its full stop with it.
  return hindi.join('') === words ? english : `${before}${hindi.join('')}${stop && '।'}`;
}

function aroundSpace(part: string): string {
  const words = part.trimStart();
  return `${' '.repeat(part.length - words.length)}${told(words)}`;
}
