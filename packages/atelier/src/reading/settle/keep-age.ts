/** How old somebody is, however it is said: 'groom 28', 'mid 30s', '50+ woman', 'she is about thirty'. */
import type { Draft } from '#atelier/draft/draft.ts';
import { ageGroupOf, TENS, WRITTEN } from '#atelier/lexicon/people.ts';
import { grownBesideYoung } from '#atelier/reading/refusal/beside-the-young.ts';
import { YOUNG_AGES } from './ages/ages-of-the-young.ts';

const SOMEBODY =
  'man|woman|lady|gentleman|guy|girl|boy|bloke|lad|model|male|female|groom|bride|mother|father|mom|mum|dad|granny|nana|nani|elder|chief|uncle|aunty|auntie|aunt|grandma|grandmother|grandfather|teacher|coach|presenter|doctor|nurse|person|wearer|client|customer|dancer|she|he|hes|shes';
const KIN =
  'papa|husband|wife|sister|brother|son|daughter|in law|boyfriend|girlfriend|friend|nephew|niece|cousin|grandson|granddaughter|mummy|mum|mom|dad|mother|father';
const NUMBER = `\\d{1,2}|${[...Object.values(TENS), ...WRITTEN].join('|')}`;
const DECADE = `[2-8]0['’]?s|${Object.values(TENS)
  .map((tens) => `${tens.slice(0, -1)}ies`)
  .join('|')}`;
const NEARLY = 'about|around|approx(?:imately)?|nearly|almost|over|past|roughly|maybe|say|just turned|turning';
/** What is counted or measured besides years. */
const NO_UNIT =
  '(?![\\w%"”″\'’.]|\\s*(?:%|cm|mm|m|in(?!\\s+[a-z])|inch(?:es)?|feet|foot|ft|kg|kgs|kilos?|pounds?|lbs|pieces?|pcs?|pc|piece|buttons?|denier|layers?|tiers?|pockets?|months?|weeks?|days?|rows?|x|×|of|by|pairs?|sets?|yards?|metres?|meters?|mtrs?)\\b)';

/** Each finds an age as its group 'n', said of somebody. */
const AGES: readonly RegExp[] = [
  ...YOUNG_AGES,
  new RegExp(
    `\\b(?:he'?s|she'?s|(?:he|she) (?:is|has|have)|i'?m|i am)\\s+(?:like|only|just|kinda|(?:${NEARLY}))\\s+(?<n>${NUMBER})${NO_UNIT}`,
    'i',
  ),
  new RegExp(
    `(?:^|[,.;(]\\s*)(?:(?:${NEARLY})\\s+)?(?<n>[1-9]\\d|${Object.values(TENS).join('|')})\\s*(?:years?|yrs?|y\\/?o|saal|sal)(?: of age)?\\s*(?=$|[,.;)])`,
    'i',
  ),
  new RegExp(`\\b(?:${KIN})(?:,? \\(?| \\()(?<n>[1-9]\\d)\\)?${NO_UNIT}`, 'i'),
  new RegExp(`\\b(?:${KIN}|${SOMEBODY}) \\((?<n>\\d{1,2})\\)`, 'i'),
  new RegExp(`\\b(?:he|she) (?:has|have) (?<n>${NUMBER}) (?:years?|yrs?)\\b`, 'i'),
  new RegExp(
    `\\b(?:${SOMEBODY})(?:'s| is| in| of)?,?\\s*(?:in )?(?:${NEARLY}|early|mid|late)?[ -]*(?:her |his |their )?(?:early|mid|late)?[ -]*(?<n>${DECADE})\\b`,
    'i',
  ),
  new RegExp(`\\b(?:early|mid|late)[ -]*(?<n>${DECADE})\\s+(?:${SOMEBODY})\\b`, 'i'),
  /(?:^|[,.;(]\s*)(?:in )?(?:(?:her|his|their|my) )?(?:early|mid|late)[ -]*(?<n>[2-6]0['’]?s|twenties|thirties|forties|fifties|sixties)\s*(?=$|[,.;)])/i,
  new RegExp(`\\b(?:${SOMEBODY}),?\\s+(?:${NEARLY})\\s+(?<n>${NUMBER})${NO_UNIT}`, 'i'),
  new RegExp(`\\b(?:${SOMEBODY})(?: is|'s)\\s+(?:${NEARLY})?\\s*(?<n>${NUMBER})${NO_UNIT}`, 'i'),
  new RegExp(
    `\\b(?:man|woman|lady|gentleman|guy|model|groom|bride|male|female|uncle|aunty|boy|girl)\\s+(?<n>[1-9]\\d)${NO_UNIT}`,
    'i',
  ),
  new RegExp(`\\b(?:${SOMEBODY}) (?:of|at) (?:(?:${NEARLY}) )?(?<n>${NUMBER})${NO_UNIT}`, 'i'),
  new RegExp(`\\b(?:${SOMEBODY}),\\s*\\(?(?<n>[2-9]\\d)\\)?\\s*(?=$|[,.;)])`, 'i'),
  /\b(?<n>[2-9]\d)(?:st|nd|rd|th) (?:birthday|bday|anniversary of her birth)/i,
  new RegExp(`\\b(?:widowed|married|retired|still) at (?<n>${NUMBER})${NO_UNIT}`, 'i'),
  new RegExp(`\\b(?<n>[2-9]\\d)\\s*(?:\\+|plus)\\s*(?:${SOMEBODY})\\b`, 'i'),
  new RegExp(`\\b(?:${SOMEBODY})\\s+(?<n>[2-9]\\d)\\s*\\+`, 'i'),
  new RegExp(`(?:^|[,.;(]\\s*)(?:${NEARLY})\\s+(?<n>[2-9]\\d|${Object.values(TENS).join('|')})\\s*(?=$|[,.;)])`, 'i'),
  new RegExp(`\\baged?\\s+(?:${NEARLY})?\\s*(?<n>${NUMBER})${NO_UNIT}`, 'i'),
];

/** 'Grandmother of nine' counts grandchildren. */
const OF_THE_GROWN =
  /\b(?:grand)?(?:mother|father|ma|pa|mum|mom|dad|mummy|papa|granny|nana|nani|elder|uncle|aunt(?:y|ie)?|wife|husband|teacher)\b/i;
const GROWN = 18;

/** The years that words say. */
function yearsOf(said: string): number {
  const word = said.toLowerCase();
  if (/^\d/.test(word)) return Number.parseInt(word, 10);
  const tens = Object.entries(TENS).find(([, name]) => name === word || `${name.slice(0, -1)}ies` === word);
  return tens ? Number(tens[0]) : WRITTEN.indexOf(word) + 1;
}

/** Gives the age that is said, unless one was read already; a decade of somebody's life is no fashion of its years. */
export function keepAge(draft: Draft, text: string): void {
  if (draft.spans.some(({ as, text: said }) => as === 'person' && /\d|\b(?:aged?|years?|yrs?)\b/i.test(said))) return;
  const beside = grownBesideYoung(text);
  for (const words of AGES) {
    const found = words.exec(text);
    const said = found?.groups?.n;
    if (!found || !said) continue;
    // 'mother of three' counts children
    if (beside.some(({ start, end }) => found.index >= start && found.index + found[0].length <= end)) continue;
    const years = yearsOf(said);
    if (years < 1 || (years < GROWN && OF_THE_GROWN.test(found[0]))) continue;
    const [start, end] = [found.index + found[0].search(/[\p{L}\d]/u), found.index + found[0].length];
    const isInside = (span: { start: number; end: number }): boolean => span.start >= start && span.end <= end;
    const fashions = draft.spans.filter((span) => span.as === 'style' && isInside(span)).map(({ value }) => value);
    draft.styles = draft.styles.filter(({ id }) => !fashions.includes(id));
    draft.spans = draft.spans.filter((span) => span.as !== 'style' || !isInside(span));
    draft.unread = draft.unread.filter((span) => !isInside(span));
    draft.ageGroup = ageGroupOf(years);
    draft.spans.push({ start, end, text: text.slice(start, end), as: 'person', value: draft.ageGroup });
    return;
  }
}

/** 'Wore my grandmother's blazer', 'in dadi's saree': whose it was, and nobody who wears it. */
const OWNED =
  /\b(?:wore|wears?|wearing|in|with|under|over|borrowed|inherited|restyl(?:ed|ing)|reus(?:ed|ing))(?: (?:my|her|his|our|the|late|old))* (?<owner>grand(?:mother|father|ma|pa|mum|mom|dad)|granny|nana|nani|nanu|dadi|dada)['’]?s (?!(?:\d|birthday|wedding|outfit|look|day|house|party|age)\b)/gi;

/** Takes no owner of old for whoever wears a thing. Changes the draft. */
export function takeOwnersForNobody(draft: Draft, text: string): void {
  for (const { index, 0: said, groups } of text.matchAll(OWNED)) {
    const start = index + said.lastIndexOf(groups?.owner ?? '');
    const isOwner = (span: { start: number; end: number }): boolean =>
      span.start < start + (groups?.owner ?? '').length && span.end > start;
    const owner = draft.spans.find((span) => span.as === 'person' && isOwner(span));
    if (!owner) continue;
    draft.spans = draft.spans.map((span) => (span === owner ? { ...span, as: 'ignored', value: 'owner' } : span));
    if (draft.ageGroup === 'senior') delete draft.ageGroup;
  }
}
