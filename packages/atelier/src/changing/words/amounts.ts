/** 'Two inches', '5 cm', 'four fingers': how much exactly, beside what is to be more or less. */
const NUMBER = '(?:an?|one|two|three|four|five|six|half an?|couple of|a couple of|\\d{1,2}(?:\\.\\d)?)';
const AMOUNT = new RegExp(
  `\\b(?:by |about |around |maybe |just )*(?:${NUMBER}(?: or ${NUMBER})? ?(?:inch(?:es)?|cms?|centimet(?:er|re)s?|fingers?|hands?|ungli|in(?= (?:longer|shorter|up|down|lower|higher)))|do ungli|ek ungli)\\b(?: or so)?`,
);
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
  return COMPARES.test(rest) ? { rest, amount: amount.trim() } : { rest: clause, amount: undefined };
}

/** 'Half the size' is much smaller. Plain lower case in and out. Pure. */
export const timesAsSteps = (words: string): string =>
  words
    .replace(HALF, 'much $1')
    .replace(FLARE, (_, times: string, what: string) => `much ${times === 'half' ? 'less' : 'more'} ${what}`)
    .replace(SIZE, (_, times: string) => `much ${times === 'half' ? 'smaller' : 'bigger'}`);
