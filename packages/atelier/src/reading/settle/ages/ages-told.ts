/** Ages of the young that are told by birth, birthdays, school or measures of time, in figures, words and Roman numerals. */
import type { Person } from '@toile/look';
import {
  CHILDS_BY_A_WORD,
  FIRST_CHILD_YEAR,
  FIRST_YOUNG_YEAR,
  GROWN_BEHIND_AGE,
  NEAR,
  OF_THE_GROWN,
  SCHOOL_YEARS_TOLD,
  TEENS_BY_A_WORD,
  WHO,
  YEARS_OF_BIRTH,
  YEARS_TOLD,
} from '#atelier/lexicon/language/young/ages-told.ts';
import { ageGroupOf } from '#atelier/lexicon/people.ts';
import { inFigures } from '#atelier/reading/refusal/in-figures.ts';
import { plainText, undisguised } from '#atelier/reading/refusal/plain-text.ts';

const OLDEST_MINOR = 17;
/** Years by which whoever is in a school year is older than it. */
const FIRST_SCHOOL_YEAR = 5;
const MONTHS_OF_A_YEAR = 12;
const WEEKS_OF_A_YEAR = 52;

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  );
const NTHS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth'.split(
    ' ',
  );
const ROMANS = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii'.split(' ');
/** As Hindi counts classes, in our letters. */
const NTHS_IN_HINDI = 'pehli doosri teesri chauthi paanchvi chhathi saatvi aathvi nauvi dasvi gyarahvi barahvi'.split(
  ' ',
);
const IN_HINDI =
  'ek do teen chaar paanch chhah saat aath nau das gyarah barah terah chaudah pandrah solah satrah'.split(' ');

const VALUES = new Map<string, number>(
  [NUMBERS, NTHS, ROMANS, NTHS_IN_HINDI, IN_HINDI].flatMap((row) =>
    row.map((word, i): [string, number] => [word, i + 1]),
  ),
);
/** Few letters are a number only where an age is told: a single one is a size. */
const N = `(?:0?[1-9]|1[0-7]|${[...NUMBERS, ...ROMANS.filter((roman) => roman.length > 1), ...IN_HINDI.slice(IN_HINDI.indexOf('das'))].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`;
const NTH = `(?:${[...NTHS, ...NTHS_IN_HINDI].join('|')}n?|[1-9](?:st|nd|rd|th)|1[0-7]th)`;
/** What follows an age and counts nothing. */
const END =
  '(?= ,|$| (?:in|on|this|next|soon|today|tomorrow|and|who|for|with|to|at|years?|yrs?|wearing|by|or|ki|ka|years of age)(?!\\p{L}))';

/** What the words in capitals of a pattern stand for. */
const PARTS: Readonly<Record<string, string>> = { WHO, NEAR, NTH, N, END };
const IN_CAPITALS = /WHO|NEAR|NTH|END|(?<![A-Z])N(?![A-Z])/g;
const filled = (said: string): string => said.replace(IN_CAPITALS, (part) => PARTS[part] ?? part);
const pattern = (said: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${filled(said)}(?![\\p{L}\\p{N}])`, 'u');
const BIRTHS = YEARS_OF_BIRTH.map(pattern);
const YEARS = YEARS_TOLD.map(([said, less]): readonly [RegExp, number] => [pattern(said), less]);
const SCHOOL = SCHOOL_YEARS_TOLD.map(pattern);
const CHILDS = new RegExp(filled(CHILDS_BY_A_WORD.source), 'u');
const IN_SPANS = pattern('WHONEAR (?<n>[0-9]{1,3}) (?<span>months?|weeks?)(?: old| of age| young)?');
const WRITTEN_YEAR = /^two thousand(?: and)? (?<n>.+)$/;
/** 'Age: zwölfeinhalb': whatever stands there tells an age, and none of somebody grown. */
const UNREAD_AGE = new RegExp(`(?<!\\p{L})ages? , (?!${GROWN_BEHIND_AGE}(?![\\p{L}\\p{N}]))[\\p{L}\\p{N}]`, 'u');

const numberOf = (said: string): number => VALUES.get(said.replace(/(?<=vi)n$/, '')) ?? Number.parseInt(said, 10);

function bornIn(plain: string): Person['ageGroup'] | undefined {
  for (const born of BIRTHS) {
    const said = born.exec(plain)?.groups?.year;
    if (!said) continue;
    const written = WRITTEN_YEAR.exec(said)?.groups?.n;
    const year = written ? 2000 + (VALUES.get(written) ?? Number.parseInt(written, 10)) : Number(said);
    if (year >= FIRST_CHILD_YEAR) return 'child';
    if (year >= FIRST_YOUNG_YEAR) return 'teen';
  }
  return undefined;
}

function yearsIn(plain: string): number | undefined {
  for (const [told, less] of YEARS) {
    const said = told.exec(plain)?.groups?.n;
    if (said) return Math.max(1, numberOf(said) - less);
  }
  for (const school of SCHOOL) {
    const said = school.exec(plain)?.groups?.n;
    if (said) return numberOf(said) + FIRST_SCHOOL_YEAR;
  }
  const { n, span = '' } = IN_SPANS.exec(plain)?.groups ?? {};
  return n
    ? Math.max(1, Math.floor(Number(n) / (span.startsWith('week') ? WEEKS_OF_A_YEAR : MONTHS_OF_A_YEAR)))
    : undefined;
}

/** The age of somebody young that is told so, or undefined. Linear in the length of the words. */
export function toldAgeOf(text: string): Person['ageGroup'] | undefined {
  const plain = undisguised(plainText(inFigures(text)));
  if (OF_THE_GROWN.test(plain)) return undefined;
  const born = bornIn(plain);
  if (born) return born;
  const years = yearsIn(plain);
  if (years !== undefined && years <= OLDEST_MINOR) return ageGroupOf(years);
  if (CHILDS.test(plain)) return 'child';
  return TEENS_BY_A_WORD.test(plain) || UNREAD_AGE.test(plain) ? 'teen' : undefined;
}
