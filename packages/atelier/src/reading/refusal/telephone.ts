/** Telephone numbers, in figures or in words, however they are set apart: '+91 98765 43210', 'nine eight seven …', 'double three'. */

const DIGITS: readonly (readonly [digit: string, words: string])[] = [
  ['0', 'zero|cero|null|nought|naught|shunya|sifar|शनय|जर'],
  ['1', 'one|uno|un|eins|0ne|on3|ek|एक'],
  ['2', 'two|dos|deux|zwei|tw0|do|द'],
  ['3', 'three|tres|trois|drei|thr33|thre3|teen|tin|तन'],
  ['4', 'four|cuatro|quatre|vier|f0ur|char|chaar|चर'],
  ['5', 'five|cinco|cinq|funf|f1ve|fiv3|paanch|panch|पच'],
  ['6', 'six|seis|sechs|s1x|che|chhe|chhah|छह|छ'],
  ['7', 'seven|siete|sept|sieben|s3ven|sev3n|s3v3n|saat|sat|सत'],
  ['8', 'eight|ocho|huit|acht|e1ght|3ight|aath|ath|आठ'],
  ['9', 'nine|nueve|neuf|neun|n1ne|nin3|nau|न'],
];
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const LEAST_TEEN = 10;
const LEAST_TENS = 2;

const FIGURE = new Map<string, string>([
  ...DIGITS.flatMap(([digit, words]) => words.split('|').map((word): [string, string] => [word, digit])),
  ...TEENS.map((word, i): [string, string] => [word, `${LEAST_TEEN + i}`]),
]);
const SPELLED = new RegExp(`(?<![\\p{L}])(?:${[...FIGURE.keys()].join('|')})(?![\\p{L}])`, 'gu');
const TENS_SPELLED = new RegExp(
  `(?<!\\p{L})(${TENS.join('|')})(?:[\\s-]{1,2}([1-9])(?![\\p{L}\\p{N}]))?(?!\\p{L})`,
  'gu',
);
const REPEATED = /(?<!\p{L})(double|triple|treble)\s?([0-9])/gu;
/** Letters for figures among figures: no 's' that ends them, '1920s'. */
const STANDS_FOR: ReadonlyMap<string, string> = new Map(Object.entries({ s: '5', l: '1', i: '1', b: '8', z: '2' }));
const WITHIN = /(?<=[0-9])[slibz](?=[0-9])/gu;
/** Noughts among figures, and words between them that say nothing. */
const OH = /(?<=[0-9][\s-]{0,2})o(?:h)?(?=[\s-]{0,2}[0-9]|(?![\p{L}]))/gu;
/** A letter or a sign between two groups that are no measures: '98765x43210'. */
const CROSSED = /(?<=[0-9]{4})\s?[x×]\s?(?=[0-9]{4})/gu;
const BETWEEN =
  /(?<=[0-9]),?[\s-](?:and|then|dash|hyphen|space|dot|aur|phir|minus)(?:[\s-](?:then|phir))?[\s-](?=[0-9])/gu;

/** Every number word in figures: for telephone numbers alone, in which nothing is counted. */
const inFigures = (text: string): string =>
  text
    .replace(SPELLED, (word) => FIGURE.get(word) ?? word)
    .replace(TENS_SPELLED, (_, tens: string, unit = '0') => `${TENS.indexOf(tens) + LEAST_TENS}${unit}`)
    .replace(REPEATED, (_, times: string, digit: string) => digit.repeat(times === 'double' ? 2 : 3))
    .replace(OH, '0')
    .replace(WITHIN, (sign) => STANDS_FOR.get(sign) ?? sign)
    .replace(CROSSED, ' ')
    .replace(BETWEEN, ' ');

/** Days, times, prices, measures and pairs of sizes: what is numbered in captions. None is as long as a telephone number. */
const NUMBERED = [
  /(?<![0-9])(?:[0-3]?[0-9][./-][01]?[0-9][./-](?:19|20)?[0-9]{2}|(?:19|20)[0-9]{2}[./-]?[01][0-9][./-]?[0-3][0-9])(?![0-9])/gu,
  /(?<![0-9])[0-2]?[0-9]:[0-5][0-9](?::[0-5][0-9])?(?![0-9])/gu,
  /(?<!\p{L})(?:rs|inr|usd|eur|gbp|mrp|price|[₹$€£])[\s.:]{0,3}[0-9][0-9,]{0,9}(?:\.[0-9]{1,2})?(?![0-9])/gu,
  /(?<![0-9])[0-9]{1,2}(?:,[0-9]{2,3}){1,3}(?:\.[0-9]{1,2})?(?![0-9,])/gu,
  /(?<![0-9])[0-9]{1,4}(?:\.[0-9]{1,2})?\s?(?:cms?|mms?|m|met(?:er|re)s?|inch(?:es)?|in|ft|feet|yards?|yds?|kgs?|g|gms?|gsm|denier|%|"|″|''|rs|inr|rupees|\/-)(?![\p{L}\p{N}])/gu,
  /(?<![0-9/])(?:2[4-9]|3[0-9]|4[0-8])\s?[/x]\s?(?:2[4-9]|3[0-8])(?![0-9]|\s?\/)/gu,
  /#[0-9a-f]{6}(?![\p{L}\p{N}])/gu,
  // what goods are numbered by; a number that could be rung in India is none
  /(?<!\p{L})(?:sku|style|item|article|lot|batch|ref|model|invoice)(?: (?:no|number|code))?[\s.:#-]{1,3}(?![6-9][0-9]{9}(?![0-9]))[0-9]{3,12}(?:-[0-9]{1,4})?(?![0-9])/gu,
];

const SIGNS = '[\\s().,\\-–—_/|·•~*]';
/** Figures with little between them. */
const RUN = new RegExp(`\\+?\\s?\\(?[0-9](?:${SIGNS}{0,4}[0-9]){5,30}`, 'gu');
/** Who is told so rings somebody. */
const CALL =
  /(?:call|phone|ph|ring|whats ?app|watsapp|wa|sms|text|tel|telephone|mob|mobile|contact|cell|dial|फन|कल|मबइल)[^\p{L}\p{N}]{1,4}(?:(?:me|us|no|number|on|at|is|now|ka|kare|karo|par|for|orders?|details?|to|order)[^\p{L}\p{N}]{1,4}){0,4}$/u;
const BEFORE = 48;
const LONG = 10;
const LONGEST = 15;
const WITH_PLUS = 8;
const WITH_NOUGHT = 9;
const WITH_CALL = 6;
/** Groups of sizes are no longer than this. */
const SIZE = 3;

/** All figures in their order are nobody's number. */
const COUNTED_UP = /^0?123456789(?:0|10)?$/;

/** Sizes and counts go up, years are years. */
function isRow(groups: readonly string[]): boolean {
  const isUp = groups.every((group, i) => i === 0 || Number(group) > Number(groups[i - 1]));
  const areSizes = groups.every((group) => group.length <= SIZE && !group.startsWith('0'));
  const areYears = groups.every((group) => /^(?:1[5-9]|20)[0-9]{2}$/.test(group));
  return groups.length > 1 && ((isUp && areSizes) || areYears || COUNTED_UP.test(groups.join('')));
}

/** Letters and figures by turns are a code of a machine's: 'a94f03821b'. */
const isWithinCode = (before: string, behind: string): boolean =>
  /[0-9]\p{L}{1,8}$/u.test(before) || /^\p{L}{1,8}[0-9]/u.test(behind);

function isTelephone(run: string, before: string, behind: string): boolean {
  const groups = run.match(/[0-9]+/g) ?? [];
  const length = groups.join('').length;
  if (isWithinCode(before, behind)) return false;
  if (run.startsWith('+') && length >= WITH_PLUS && length <= LONGEST) return true;
  if (isRow(groups)) return false;
  if (CALL.test(`${before.trimEnd()} `) && length >= WITH_CALL) return true;
  const isEven = groups.every((group) => group.length === groups[0]?.length);
  if (run.includes(',') && !isEven) return false;
  if (groups[0]?.startsWith('0') && length >= WITH_NOUGHT) return true;
  return length >= LONG && length <= LONGEST;
}

/** Of a number in words its commas are breaths. */
const BREATHS = /(?<=[0-9]),(?=\s[0-9])/gu;
/** And between single figures that do not go up by one. */
const SINGLES = /(?<![0-9])(?:[0-9],\s){4,}[0-9](?![0-9])/gu;

/** Whether somebody could be rung up by it. Over `visibleText`; linear in its length. */
export function holdsTelephone(visible: string): boolean {
  const written = inFigures(visible);
  const isSpelled = /(?<!\p{L})(?:double|triple|treble)\s?[0-9\p{L}]/u.test(visible);
  const spoken = written.replace(SINGLES, (row) => row.replaceAll(', ', '')).replace(BETWEEN, ' ');
  const text = NUMBERED.reduce(
    (so, PATTERN) => so.replace(PATTERN, ' ; '),
    isSpelled ? spoken.replace(BREATHS, '') : spoken,
  );
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const end = index + run.length;
    if (isTelephone(run.trim(), text.slice(Math.max(0, index - BEFORE), index), text.slice(end, end + BEFORE)))
      return true;
  }
  return false;
}
