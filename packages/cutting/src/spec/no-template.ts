import type { Look } from '@toile/look';
import { isGarmentOf } from './made/garment-of.ts';
import { lineOf } from './made/line-of.ts';

/** What no block of this room is: a near one would be made wrong. */
interface Missing {
  readonly words: RegExp;
  /** What is said to be missing. */
  readonly what: string;
}

const MISSING: readonly Missing[] = [
  { words: /\bjeogori\b/i, what: 'jeogori' },
  { words: /\b(?:haori|happi|hanten|noragi)\b/i, what: 'haori' },
  { words: /\b(?:gored?|gores)\b/i, what: 'gored skirt' },
  { words: /\bwing(?:ed)?[- ]collar\b/i, what: 'wing collar' },
  { words: /\bsailor (?:collar|suit|dress|blouse)\b/i, what: 'sailor collar' },
  { words: /\b(?:plus[- ]fours|knickerbockers|breeches)\b/i, what: 'breeches' },
  { words: /\b(?:onesie|sleepsuit|babygro|romper suit)\b/i, what: 'baby’s suit' },
];

/** What of a garment of the Look no template cuts; undefined where one does. */
export function missingTemplate(look: Look, garment: string): string | undefined {
  const line = lineOf(look);
  return MISSING.find(({ words }) => {
    const found = words.exec(line);
    return found !== null && isGarmentOf(look, garment, { start: found.index, end: found.index + found[0].length });
  })?.what;
}
