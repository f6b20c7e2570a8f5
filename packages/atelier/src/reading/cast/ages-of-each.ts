/** How old each of two is where their years are counted side by side: 'one 8 and one 25', 'sisters aged 12 and 30'. */
import { TENS, WRITTEN } from '#atelier/lexicon/people.ts';

/** Years of somebody, with the words that say them. */
export interface Age {
  years: number;
  start: number;
  end: number;
  text: string;
}

const NUMBER = `\\d{1,2}|${[...Object.values(TENS), ...WRITTEN].join('|')}`;
/** What may stand after years: a number before anything else counts or measures. */
const THEN = '(?=\\s*(?:$|[,.;)\\n]|(?:and|in|with|wearing|who|years?|yrs?|yr|y/?o|dressed|both|for|the|other)\\b))';

/** 'Aged 12 and 30', '8 and 25 years old'. */
const TOGETHER: readonly RegExp[] = [
  new RegExp(`\\b(?:ages?|aged)\\s+(?<a>${NUMBER})\\s*(?:and|&|,)\\s*(?<b>${NUMBER})${THEN}`, 'di'),
  // 'two sisters, 8 and 14, the elder in …', 'two brothers 6 and 9 in blazers'
  new RegExp(
    `\\b(?:sisters|brothers|siblings|girls|boys|kids|children|twins|cousins|daughters|sons)(?:\\s*[,(:]\\s*|\\s+)(?:ages?\\s+|aged\\s+)?(?<a>${NUMBER})\\s*(?:and|&|,)\\s*(?<b>${NUMBER})(?=\\s*(?:$|[,):;.–—]|-\\s|(?:in|with|wearing|dressed|both|each|the)\\b))`,
    'di',
  ),
  new RegExp(`\\b(?<a>${NUMBER})\\s*(?:and|&)\\s*(?<b>${NUMBER})\\s*(?:years?|yrs?|yr|y/?o)\\b`, 'di'),
];
/** 'The elder 25', 'one is eight'. */
const OF_ONE = new RegExp(
  `\\b(?<who>one|first|elder|older|younger|second|other|another)(?: one)?,?\\s*\\(?(?:is|of|aged?|being|who is)?\\s*(?<n>${NUMBER})${THEN}`,
  'dgi',
);
const LATTER: ReadonlySet<string> = new Set(['younger', 'second', 'other', 'another']);

const COMPARED = /\b(?:elder|older|younger)\b/i;

/** The years that words say; 0 where they say none. */
function yearsOf(said: string): number {
  const word = said.toLowerCase();
  if (/^\d/.test(word)) return Number.parseInt(word, 10);
  const tens = Object.entries(TENS).find(([, name]) => name === word);
  return tens ? Number(tens[0]) : WRITTEN.indexOf(word) + 1;
}

function ageAt(found: RegExpExecArray | RegExpMatchArray, group: string): Age | undefined {
  const said = found.groups?.[group];
  const [start, end] = found.indices?.groups?.[group] ?? [];
  if (said === undefined || start === undefined || end === undefined) return undefined;
  const years = yearsOf(said);
  return years > 0 ? { years, start, end, text: said } : undefined;
}

/** The ages of the first and the second; nothing where the years of both are not counted. */
export function agesOfEach(text: string): readonly [Age, Age] | undefined {
  for (const words of TOGETHER) {
    const found = words.exec(text);
    const [a, b] = found ? [ageAt(found, 'a'), ageAt(found, 'b')] : [];
    // 'sisters, 8 and 14, the elder in denim': whoever is called the elder comes first
    if (a && b) return COMPARED.test(text) && a.years < b.years ? [b, a] : [a, b];
  }
  const [one, two] = [...text.matchAll(OF_ONE)];
  const [a, b] = [one && ageAt(one, 'n'), two && ageAt(two, 'n')];
  if (!one || !two || !a || !b) return undefined;
  const isTurned =
    LATTER.has(one.groups?.who?.toLowerCase() ?? '') && !LATTER.has(two.groups?.who?.toLowerCase() ?? '');
  return isTurned ? [b, a] : [a, b];
}
