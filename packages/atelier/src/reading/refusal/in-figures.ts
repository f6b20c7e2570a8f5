/**
 * Numbers that are hidden in a sum or another way of writing, as the figures that they come to: 'a girl of sqrt(144)', '0xC',
 * '6+6', '1100 in binary', '21 backwards'. For rules that refuse alone: nobody who is innocent says an age so.
 */

const IN_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, number) => [word, number]),
);
const NUMBER = `(?:[0-9]{1,4}|${Object.keys(IN_WORDS).join('|')})`;
const numberOf = (said: string): number => IN_WORDS[said.toLowerCase()] ?? Number(said);

/** Not within a longer word, a number with a fraction, or a row of numbers ('36-24-36'). */
const alone = (pattern: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}.,]|[\\p{N}]\\s?[-–/:])(?:${pattern})(?![\\p{L}\\p{N}%]|[.,:]\\p{N}|\\s?[-–/]\\s?\\p{N})`,
    'giu',
  );

type Operation = (a: number, b: number) => number;
/** Each with its sign between figures, and its word between numbers of any kind: 'twenty-five' is no sum. */
const OPERATIONS: readonly (readonly [sign: string, word: string, of: Operation])[] = [
  ['\\+', 'plus|added to', (a, b) => a + b],
  // a range goes up, a sum goes down
  ['[-−–]', 'minus|less|take away', (a, b) => (a > b ? a - b : Number.NaN)],
  ['[×*·]', 'times|multiplied by', (a, b) => a * b],
  ['[÷/]', 'divided by|over', (a, b) => a / b],
];
const SUMS = OPERATIONS.flatMap(([sign, word, of]) => [
  { sum: alone(`([0-9]{1,3})\\s?${sign}\\s?([0-9]{1,3})`), of },
  { sum: alone(`(${NUMBER}) (?:${word}) (${NUMBER})`), of },
]);

const BINARY = /(?<![\p{L}\p{N}])(?:0b([01]{1,8})|([01]{3,8})[\s,(]{1,3}(?:in )?(?:binary|base (?:2|two)))/giu;
const BINARY_AFTER = /(?:binary|base (?:2|two))[\s,:(]{1,3}([01]{3,8})(?![\p{L}\p{N}])/giu;
const HEX =
  /(?<![\p{L}\p{N}])(?:0x([0-9a-f]{1,3})(?![\p{L}\p{N}])|([0-9a-f]{1,2})[\s,(]{1,3}(?:in )?(?:hex(?:adecimal)?|base (?:16|sixteen))(?!\p{L}))/giu;
/** A number of another base as ours. */
const inTens = (said: string, digits: string | undefined, base: number): string =>
  years(said, Number.parseInt(digits ?? '', base));
const TWO = 2;
const SIXTEEN = 16;

const ROOT = /(?:sqrt|(?:the )?(?:square )?root of|√)\s?\(?\s?([0-9]{1,4})(?:\s?\))?/giu;
const SQUARED = alone(`(${NUMBER}) squared|(${NUMBER})\\s?(?:\\^|to the power of)\\s?(?:2|two)`);
/** '2³', and a half beside its number. */
const RAISED = /(?<!\p{N})([1-9])([⁰¹²³⁴])(?!\p{N})/gu;
const RAISES = '⁰¹²³⁴';
const WITH_HALF = /(?<![\p{N}.,])([1-9]|1[0-7])\s?[½¼¾]/gu;
/** A cake with its candles beside a number. */
const CAKE = /(?<![\p{N}.,])([1-9]|1[0-7])\s?[🎂🎈]|[🎂🎈]\s?([1-9]|1[0-7])(?![\p{N}.,])/gu;
const TWICE = alone(`(?:twice|double) (${NUMBER})`);
const BACKWARDS = alone('([0-9])([0-9])(?: in)? (?:reversed?|backwards?|mirrored|inverted|flipped|upside down)');
const IN_BRACKETS = /\(\s?([0-9]{1,4})\s?\)/gu;
/** Sums within sums that are worked out. */
const DEPTH = 3;

const OLDEST = 99;
/** What a sum comes to, where that is a whole number of a person's years. */
const years = (said: string, sum: number): string =>
  Number.isInteger(sum) && sum >= 0 && sum <= OLDEST ? `${sum}` : said;

function once(text: string): string {
  const out = text
    .replace(ROOT, (said, of: string) => years(said, Math.sqrt(Number(of))))
    .replace(SQUARED, (said, one?: string, other?: string) => years(said, numberOf(one ?? other ?? '') ** 2))
    .replace(RAISED, (said, of: string, power: string) => years(said, Number(of) ** RAISES.indexOf(power)))
    .replace(WITH_HALF, '$1 and a half ')
    .replace(CAKE, (_, before?: string, behind?: string) => `${before ?? behind} years old `)
    .replace(TWICE, (said, of: string) => years(said, 2 * numberOf(of)))
    .replace(BACKWARDS, '$2$1')
    .replace(BINARY, (said, one?: string, other?: string) => inTens(said, one ?? other, TWO))
    .replace(BINARY_AFTER, (said, digits: string) => inTens(said, digits, TWO))
    .replace(HEX, (said, one?: string, other?: string) => inTens(said, one ?? other, SIXTEEN));
  return SUMS.reduce(
    (so, { sum: PATTERN, of }) =>
      so.replace(PATTERN, (said, a: string, b: string) => years(said, of(numberOf(a), numberOf(b)))),
    out,
  );
}

/** A text with its sums worked out. Linear in its length. */
export function inFigures(text: string): string {
  let out = text;
  for (let depth = 0; depth < DEPTH; depth++) {
    const next = once(out);
    if (next === out) return out;
    out = next.replace(IN_BRACKETS, '$1');
  }
  return out;
}
