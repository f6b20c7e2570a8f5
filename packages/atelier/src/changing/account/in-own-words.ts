import { isOneEdit } from '../words/spelling.ts';

const QUOTE = /^“(.+?)”/;
const PAUSE = /[,.;!?\n]+(?=\s|$)/;
/** Shorter words stand in too many places. */
const SHORTEST = 3;
/** So many words of a person are cited whole where none of them is known in a line: they were of another script. */
const MOST_WHOLE = 12;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\d'’-]+/gu) ?? [];
const isSame = (a: string, b: string): boolean => a === b || (a.length > SHORTEST && isOneEdit(a, b));

/** Where in a segment the words of a line stand: how many of them, and the run of the segment from the first to the last. */
function runIn(segment: string, cited: readonly string[]): { found: number; run: string } {
  const spans = [...segment.matchAll(/[\p{L}\p{M}\d'’-]+/gu)];
  const known = spans.filter(([word]) => cited.some((one) => isSame(word.toLowerCase(), one)));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return { found: 0, run: '' };
  const found = known.filter(([word]) => word.length >= SHORTEST).length;
  return { found, run: segment.slice(first.index, last.index + last[0].length) };
}

/** A line with its quotation in the words that were typed, where this room had read them in others. Pure. */
export function inOwnWords(line: string, typed: string): string {
  const cited = QUOTE.exec(line)?.[1];
  if (cited === undefined || typed.toLowerCase().includes(cited.toLowerCase())) return line;
  const runs = typed.split(PAUSE).map((segment) => runIn(segment, wordsOf(cited)));
  const best = runs.toSorted((a, b) => b.found - a.found)[0];
  if (best && best.found > 0) return line.replace(QUOTE, () => `“${best.run}”`);
  return runs.length === 1 && wordsOf(typed).length <= MOST_WHOLE
    ? line.replace(QUOTE, () => `“${typed.trim()}”`)
    : line;
}
