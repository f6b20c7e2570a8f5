/** 'Two inches', '5 cm', 'four fingers': how much exactly, beside what is to be more or less. */
const NUMBER = '(?:an?|one|two|three|four|five|six|half an?|couple of|a couple of|\\d{1,2}(?:\\.\\d)?)';
const AMOUNT = new RegExp(
  `\\b(?:by |about |around |maybe |just )*(?:${NUMBER}(?: or ${NUMBER})? ?(?:inch(?:es)?|cms?|mms?|centimet(?:er|re)s?|fingers?|hands?|ungli|in(?= (?:longer|shorter|up|down|lower|higher)))(?: or (?:two|three|so))?|do ungli|ek ungli)\\b(?: or so)?`,
);
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, ek: 1, two: 2, do: 2, couple: 2, three: 3, four: 4, five: 5, six: 6, half: 0.5 },
};
const CM_OF: readonly (readonly [RegExp, number])[] = [
  [/inch|\bin\b/, 2.54],
  [/cm|centi/, 1],
  [/mm/, 0.1],
  [/finger|ungli/, 2],
  [/hand/, 9],
];

/** An amount as it was said, in centimetres; of two the larger. Pure. */
export function cmOf(amount: string): number {
  const said = [...amount.matchAll(/\d+(?:\.\d)?|[a-z]+/g)].flatMap(([word]) => NUMBERS[word] ?? (Number(word) || []));
  const unit = CM_OF.find(([says]) => says.test(amount))?.[1] ?? 1;
  return Math.max(...said, 0.5) * unit;
}
const COMPARES = /\b(?:\w+er|shorten|lengthen|raise|lower|up|down|more|less|take (?:up|in|off)|let (?:out|down))\b/;
const HALF =
  /\b(smaller|bigger|larger|shorter|longer|narrower|wider)(?:,| to|,? about|,? maybe|,? like)* (?:half|double|twice|one third|a third)(?: of)? (?:the |its |their )?(?:size|length|width)\b/g;
const FLARE = /\b(double|twice|half) (?:the |its )?(flare|gher|volume|fullness)\b/g;
const SIZE = /\b(double|twice|half) (?:the|its|their) size\b/g;

/** An amount is taken off a clause that compares: what is drawn goes by steps. Pure. @returns the clause, and the amount as it was said */
export function withoutAmount(clause: string): { rest: string; amount: string | undefined } {
  const [amount] = AMOUNT.exec(clause) ?? [];
  if (amount === undefined) return { rest: clause, amount };
  const rest = clause.replace(AMOUNT, ' ').replace(/\s+/g, ' ').trim();
  return COMPARES.test(rest) || (rest !== '' && !OFF_PLACE.test(clause))
    ? { rest: rest.replace(/ (?:at|of|by|in)$/, ''), amount: amount.trim() }
    : { rest: clause, amount: undefined };
}
/** So far from a place is where a hem lies. */
const OFF_PLACE = /\b(?:above|below|over|under|off|from) (?:the |her |his )?(?:floor|ground|knee|ankle|waist|hip)/;

/** 'Like 2 inches', behind a wish: how much of it. Pure. */
export const isAmountAlone = (clause: string): boolean =>
  AMOUNT.test(clause) &&
  /^(?:make|like|say|about|around|maybe|only|just|by|orso|so|it|max|approx|more|less|or|extra|ka|ki|wide|high|long|total|each)*$/.test(
    clause.replace(AMOUNT, '').replaceAll(' ', ''),
  );

/** 'Mirror work less' is less of it. */
const CRAFT =
  '(?:mirror work|zari(?: work)?|gota(?: patti| work)?|zardo[zs]i|sequins|sequin work|thread work|chikankari|dabka|stone work|bead work|beading)';
const LESS_CRAFT = new RegExp(
  `\\b(?:make )?(?:the )?(${CRAFT}) (?:a bit |a little )?less(?=$|[,.;!?]| and | but )`,
  'g',
);

/** 'Half the size' is much smaller. Plain lower case in and out. Pure. */
export const timesAsSteps = (words: string): string =>
  words
    .replace(LESS_CRAFT, 'less $1')
    .replace(HALF, 'much $1')
    .replace(FLARE, (_, times: string, what: string) => `much ${times === 'half' ? 'less' : 'more'} ${what}`)
    .replace(SIZE, (_, times: string) => `much ${times === 'half' ? 'smaller' : 'bigger'}`);
