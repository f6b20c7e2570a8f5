/** Ages and school years of the young, said beside who they are: 'my daughter, 8', 'my son (6)', 'my 7y/o', 'a class 3 girl'. */
import type { Person } from '@toile/look';
import { foldWord } from '#atelier/lexicon/language/tokenise.ts';
import { VOCABULARY } from '#atelier/lexicon/lexicon.ts';
import { ageGroupOf, WRITTEN } from '#atelier/lexicon/people.ts';

const OLDEST_MINOR = 17;
const SMALL = `1[0-7]|[1-9]|${WRITTEN.slice(0, OLDEST_MINOR).join('|')}`;

/** Who may be so old, by one word; an age says it of a sister as of a daughter. */
const KIN =
  '(?:grand|great-grand|god|step)?(?:daughter|son|child|kid)|niece|nephew|sister|brother|cousin|girl|boy|lass|lassie|lad|twins|triplets|eldest|oldest|youngest|firstborn|little one|kiddo|princess|beti|beta|bitiya';
const ABOUT =
  "of|age|aged|just|just turned|turned|turning|only|about|around|nearly|almost|now|not yet|is|who is|who’s|who's";
/** Nothing counted follows an age: a sign, the end, or what somebody of that age has on. */
const NO_COUNT =
  '(?![\\w%"”″\'’.-])(?=\\s*(?:$|[,.;:)\\]–—-]|(?:in(?! (?:one|1|a (?:set|pack|row)|total|all)\\b)|wearing|and|who|for|with|on)\\b))';

/** Each finds an age as its group 'n'. */
export const YOUNG_AGES: readonly RegExp[] = [
  new RegExp(`\\b(?:${KIN})(?!['’])\\s?[,:(\\[–—-]?\\s?(?:(?:${ABOUT})[ :]){0,2}(?<n>${SMALL})${NO_COUNT}`, 'i'),
  // 'our little Mia, 6'
  new RegExp(`\\b(?:my|our|her|his) little \\p{L}{2,16}\\s?[,(–—-]\\s?(?<n>${SMALL})${NO_COUNT}`, 'iu'),
  // '7y/o', '7-y-o', '7 y.o.'
  /\b(?<n>1[0-7]|[1-9])[ -]?y(?:rs?|ears?)?[ ./-]{0,2}o(?:ld)?\b/i,
  /\b(?:under|u)[ -]?(?<n>1[0-7]|[4-9])s?['’]? (?:teams?|squad|side|league|girls?|boys?|players?|football|cricket|swim|tennis|gymnast\w*)\b/i,
];

/** 'Riya, 14, in a pleated skirt', 'a frock for Anya (9)': a word with a capital that no dictionary of clothes knows. */
const NAMED = new RegExp(
  `(?:^|[,.;] ?|\\bfor (?:my |our )?)(?<name>\\p{Lu}\\p{L}{2,15})(?:\\s?[,:(–—-]\\s?| is | (?=\\d{1,2} (?:in|wearing)\\b))(?<n>1[0-7]|[3-9])${NO_COUNT}`,
  'u',
);

const SCHOOL_YEAR = '(?<n>[1-9]|1[0-2])';
const PUPIL = '(?:girl|boy|pupil|student|kid|child|learner)s?';
const SCHOOL_YEARS: readonly RegExp[] = [
  new RegExp(`\\b(?:class|grade|std|standard|form)[ .-]{0,2}${SCHOOL_YEAR} ${PUPIL}\\b`, 'i'),
  new RegExp(`\\byear[ -]${SCHOOL_YEAR} (?:girl|boy|pupil|kid|child)s?\\b`, 'i'),
  new RegExp(`\\b${PUPIL} (?:of|in|from) (?:class|grade|std|standard|form|year)[ .-]{0,2}${SCHOOL_YEAR}\\b`, 'i'),
  new RegExp(`\\b${SCHOOL_YEAR}(?:st|nd|rd|th)[ -](?:(?:class|grade|std|standard|form) ${PUPIL}|graders?)\\b`, 'i'),
];
const NURSERY = new RegExp(
  `\\b(?:[lu]\\.?k\\.?g|kg[ -]?[12]|pre-?k|play ?group|nursery|montessori) ${PUPIL}\\b|\\b(?:first|second|third|fourth|fifth|sixth)[ -]graders?\\b`,
  'i',
);
/** Years by which whoever is in a school year is older than it. */
const FIRST_SCHOOL_YEAR = 5;

/** The age of who is called by a name, set off from it. */
export function namedAgeOf(text: string): Person['ageGroup'] | undefined {
  const { name, n } = NAMED.exec(text.trim())?.groups ?? {};
  return name && n && !VOCABULARY.has(foldWord(name)) ? ageGroupOf(Number(n)) : undefined;
}

/** The age of whoever goes to school, by their school year. */
export function schoolAgeOf(text: string): Person['ageGroup'] | undefined {
  for (const words of SCHOOL_YEARS) {
    const said = words.exec(text)?.groups?.n;
    if (said) return ageGroupOf(Number(said) + FIRST_SCHOOL_YEAR);
  }
  return NURSERY.test(text) ? 'child' : undefined;
}
