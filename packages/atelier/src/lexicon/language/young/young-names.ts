/** What nobody is called who shows or sells anything: an age under eighteen, a class of a school, a year of birth, a word for a child before a name. Over `plainText`; every repetition is bounded. */
import { rule } from '../rule.ts';
import { GIVEN_NAMES } from '../said/people.ts';

const AGE =
  '(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const CLASS = '(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const NTH =
  '(?:1st|2nd|3rd|(?:[4-9]|1[0-2])th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)';
/** Names of families are no names of one person: 'Baby Khan' is called so. */
const FAMILIES = new Set(
  'khan singh sharma verma gupta mehta patel shah rao reddy iyer nair menon das roy sen ghosh bose banerjee chatterjee mukherjee yadav kumar abdul kim li wang chen king george james ali'.split(
    ' ',
  ),
);
const GIVEN = `(?:${GIVEN_NAMES.split(/\s+/)
  .filter((name) => !FAMILIES.has(name))
  .join('|')})`;

export const CALLS_YOUNG: readonly RegExp[] = [
  rule(
    // so old
    `${AGE} ?(?:yo|y ?(?:, )?o|y)(?: ,)?(?=$| )`,
    `${AGE} ?(?:yrs?|years?)(?: ?olds?| ?young|(?= ,|$))`,
    `${AGE} and (?:a )?(?:half|curious|single|bored|shy)`,
    `(?:turning|turned|just|only|barely|still|age|aged|am|im|i'm) ${AGE}(?= ,|$)`,
    '(?:under|below|not yet|almost|nearly|not) (?:18|eighteen)',
    '(?<!(?:studio|flat|floor|room|size|block|shop|unit|no|gate|number) )(?:[5-9]|1[0-7])[fm](?= ,|$| \\p{L})',
    '(?<!(?:studio|flat|floor|room|size|block|shop|unit|no|gate|number) )[fm]1[0-7]',
    // at school
    'school ?(?:girl|boy|kid|child)s?',
    '(?:junior|middle|primary|elementary|high|nursery|play) ?school(?:ers?| (?:girl|boy|kid|student|pupil)s?)',
    `${NTH} (?:grade|standard|std|(?<!(?:first|1st) )class)(?:rs?)?(?= ,|$| (?:\\p{L}{2,12}(?= ,|$)))`,
    `(?:class|grade|std) ${CLASS}(?: [a-f])?(?= ,|$)`,
    `year ${CLASS} (?:pupil|student|girl|boy)s?`,
    '(?:kindergarten|preschool|nursery|playgroup)(?:er|ers)?(?= ,|$)',
    `(?:kindergarten|preschool|nursery) ${GIVEN}`,
    // born
    `${GIVEN} (?:, )?(?:born |b |of )?(?:in )?20(?:09|1[0-9]|2[0-9])(?= ,|$)`,
    '(?:born|b|dob|born in) (?:, )?20(?:09|1[0-9]|2[0-9])',
    // a child
    `(?:baby|little|lil|tiny|small|teen|teenage|tween|preteen|kid|mini|junior|minor|toddler|underage) ${GIVEN}(?= ,|$)`,
    '(?:pre ?teen|tween|teen|teenage)(?:ager)? (?:dream )?(?:queen|princess|angel|star|beauty|model|babe|girl|boy|diva|doll|idol|lover)s?',
    '(?:a|still|am|im|the only) minor',
    'under ?aged?',
    // in Hindi
    `${AGE} ?(?:saal|sal|baras|varsh)(?! (?:se|pehle|purana|purani))`,
    'school (?:ki|ka) (?:ladki|ladka|bachchi|bacchi|bachi)',
  ),
];

/** Over `keptText`. */
export const CALLS_YOUNG_IN_HINDI =
  /(?<![\p{L}\p{M}\p{N}])(?:[1-9]|1[0-7]|एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|सोलह|सत्रह) ?(?:साल|वर्ष|बरस)(?![\p{L}\p{M}])(?! (?:से|पुरान))|(?:कक्षा|क्लास) (?:[1-9]|1[0-2])(?!\p{N})|स्कूल की (?:लड़की|बच्ची)/u;
