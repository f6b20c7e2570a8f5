import type { Said } from '#atelier/draft/draft.ts';
import { MEASURED_IN, NUMBERS } from '#atelier/lexicon/language/grammar.ts';
import type { Word } from '#atelier/reading/words/word.ts';
import type { Link } from './link.ts';
import { OPENS } from './opener.ts';

const WORDS: Readonly<Record<number, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'eleven',
  12: 'twelve',
};

/** What is counted, from how many on, and the details that so many of them are. */
const COUNTED: readonly { what: RegExp; least: number; details: (word: string) => readonly string[] }[] = [
  { what: /pocket/, least: 1, details: (word) => [word === 'one' ? 'one-pocket' : `${word}-pockets`] },
  // flounces one above another are tiers of ruffles
  { what: /^ruffle$/, least: 2, details: (word) => [`${word}-ruffles`, 'tiers'] },
  // what shuts the front, of whatever it is made; of one, two or three the words have names of their own
  {
    what: /^(?:(?:[a-z]+-)*buttons|buttoned|double-breasted|frog|toggles|press-stud)$/,
    least: 1,
    details: (word) => [`${word}-button${word === 'one' ? '' : 's'}`],
  },
  { what: /^circle$/, least: 4, details: (word) => ['gher', `${word}-kalis`] },
  { what: /^vent$/, least: 1, details: (word) => [`${word}-vent${word === 'one' ? '' : 's'}`, 'vent'] },
  {
    what: /^(?:pleated|pleats)$/,
    least: 1,
    details: (word) => [`${word}-pleat${word === 'one' ? '' : 's'}`, 'pleats'],
  },
  { what: /^(?:hem|gota|zari)-bands$/, least: 2, details: (word) => [`${word}-bands`] },
  { what: /^tier/, least: 2, details: (word) => [`${word}-tiers`] },
];

/** A number and where it stands. */
interface Counted {
  value: number;
  start: number;
}

/** Of kalis there are up to forty. */
const MOST = 40;
const numberOf = (key: string): number | undefined =>
  NUMBERS[key] ?? (/^\d{2}$/.test(key) && Number(key) <= MOST ? Number(key) : undefined);

/** The number that counts word `i`: it stands before it in the same breath and has counted nothing yet. */
function numberBefore(words: readonly Word[], i: number): Counted | undefined {
  if (words[i]?.gap !== 'none') return undefined;
  for (let at = i - 1; at >= 0; at--) {
    const word = words[at];
    if (!word) return undefined;
    const value = word.keys.length === 1 ? numberOf(word.keys[0] ?? '') : undefined;
    // 'a 14 cm placket', 'ten 1 cm pleats': what is measured counts nothing
    if (value && !MEASURED_IN.test(words[at + 1]?.keys[0] ?? '')) return { value, start: word.start };
    if (word.gap !== 'none' || COUNTED.some(({ what }) => what.test(idOf(word)))) return undefined;
    // '2 yrs, with frills': what 'with' begins is counted anew
    if (word.sense?.as === 'connective' && OPENS[word.sense.role]) return undefined;
  }
  return undefined;
}

const idOf = ({ sense }: Word): string =>
  sense?.as === 'detail' || sense?.as === 'part' || sense?.as === 'attribute' ? sense.entry.id : '';

/** 'Buttons x6', 'buttons (8 pieces)', 'pockets: 2', 'six in all': a number that stands after what it counts. */
const AFTER =
  /^\s?(?:(?:x|×|\*)\s?(?<times>\d{1,2})|[(:–-]\s?(?<n>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\s?(?=[),;.]|$|(?:pcs?|pieces?|nos?|in (?:number|total|all)|of them)\b)(?:pcs?|pieces?|nos?|in (?:number|total|all)|of them)?|\s(?<bare>\d{1,2})(?=\s?(?:[,;.]|$|in two rows|in 2 rows|pcs|nos|pieces)))(?![\w%"”″])/i;

/** The number right after a place of the text, with where it ends. */
function numberAfter(text: string, end: number): (Counted & { end: number }) | undefined {
  const found = AFTER.exec(text.slice(end));
  const value = numberOf((found?.groups?.times ?? found?.groups?.n ?? found?.groups?.bare ?? '').toLowerCase());
  return found && value ? { value, start: end, end: end + found[0].length } : undefined;
}

/** 'three pockets', 'two welt pockets', 'three flounces': the detail that so many are; undefined of what is not counted. */
function countOf({ value, end }: Said, number: Counted): Link | undefined {
  const kind = COUNTED.find(({ what }) => what.test(value));
  if (!kind || number.value < kind.least) return undefined;
  const [first, ...more] = kind.details(WORDS[number.value] ?? String(number.value));
  if (first === undefined) return undefined;
  const said: Said = { as: 'detail', value: first, start: number.start, end, slots: { details: [first, ...more] } };
  return { said, gap: 'none' };
}

/** 'Three pockets', 'buttons x6': the detail that so many are of what word `i` names; none where nothing counts it. */
export function countedAt(words: readonly Word[], i: number, said: Said, text: string): Link[] {
  const after = numberAfter(text, said.end);
  const number = numberBefore(words, i) ?? after;
  // 'two stoles, one pleated': 'one' is of the stoles
  if (number?.value === 1 && /ed$/i.test(text.slice(said.start, said.end))) return [];
  const whole = after && number === after ? { ...said, end: after.end } : said;
  const counted = number && countOf(whole, { ...number, start: Math.min(number.start, said.start) });
  return counted ? [counted] : [];
}
