/** How the age of somebody young is told without a number of years: by birth, birthdays, school, and measures of time. Every repetition is bounded. */

/** Who may be so old, by one word. */
export const WHO =
  "(?:girl|boy|lass|lassie|lad|kid|child|student|pupil|niece|nephew|daughter|son|sister|brother|cousin|she|he|her|him|his|someone|somebody|one|person|model|wearer|who|granddaughter|grandson|goddaughter|godson|schoolgirl|schoolboy|princess|beti|ladki|ladka|bachi|bachcha|young woman|young man)(?:'s|s)?";
/** What may stand between somebody and what tells their age. */
export const NEAR = '(?: (?:,|\\p{L}{1,12})){0,5}';

/** Beside these whoever is told of is not the one who wears it, or is grown. */
export const OF_THE_GROWN =
  /(?<!\p{L})(?:teachers?|professors?|principals?|headmistress|headmaster|mothers?|fathers?|grand(?:mother|father|ma|pa)s?|mum|mom|dad|parents?|(?<!young )woman|women|lady|(?<!young )man|men|gentleman|wife|husband|bride|groom|reunion|career|anniversary)(?!\p{L})/u;

/** The first year in which nobody is grown who was born in it. It may stay behind: whoever was born then is only called young for longer. */
export const FIRST_YOUNG_YEAR = 2009;
export const FIRST_CHILD_YEAR = 2014;

const DATE = '(?: (?:,|in|on|the|of|is|was|and|year|a|[0-9]{1,2}|[0-9]{1,2}(?:st|nd|rd|th)|\\p{L}{3,9})){0,6}';
const YEAR =
  '(?<year>20[0-9]{2}|two thousand(?: and)? (?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|2[0-9]))';
/** Each finds a year of birth as its group 'year'. */
export const YEARS_OF_BIRTH: readonly string[] = [
  `${WHO}${NEAR} (?:born|birth|b)${DATE} ${YEAR}`,
  `(?:dob|d o b|date of birth|year of birth|birth ?date|birth ?year|birth ?day)${DATE} ${YEAR}`,
  `${YEAR} born ${WHO}`,
  `born ${YEAR}(?= ,|$) ?,? ?(?:a )?${WHO}`,
  `${YEAR} (?:mein|me|main|में) (?:janm|paida|जन्म|पैदा)`,
];

/** Each finds so many years as its group 'n', in figures, in words or in Roman numerals, beside somebody. */
export const YEARS_TOLD: readonly (readonly [pattern: string, less: number])[] = [
  ['WHO(?: ,)? (?:with|having) (?<n>N) (?:years|summers|winters)', 0],
  ['birthday (?:is|will be) (?:her|his|the|their) (?<n>NTH)', 1],
  ['on the (?:eve|verge|brink|cusp) of (?<n>N)END', 1],
  ['in the (?<n>NTH) year of (?:her|his|their) life', 1],
  [
    '(?:age|aged|ages|umar|umr|age group)(?: (?:,|is|of|about|around|only|just|=)){0,3} (?<n>N)(?! (?:,|and) (?:size|up))',
    0,
  ],
  ['(?:at|of) (?:the )?age of (?<n>N)', 0],
  ["WHO(?: ,)? (?:is|who is|who's|was|of|just|only) (?<n>N)END", 0],
  [
    'WHONEAR (?:turning|turns|turn|turned|(?:will|to) be|become|becoming|becomes|reaching|reaches|hitting|hits) (?<n>N)END',
    0,
  ],
  ['WHONEAR (?:almost|nearly|about|around|approaching|close to|going on|rising) (?<n>N)END', 0],
  ['WHONEAR (?:not yet|under|below|younger than|less than|before|short of|shy of|off|until|till) (?<n>N)END', 1],
  ['WHONEAR (?:no older than|not older than|at most|up to|not over|not more than|maximum|max) (?<n>N)END', 0],
  ['WHONEAR (?:between|from) (?<n>N) (?:and|to) N(?! (?:inch|cm|size|kali|button|pocket))', 0],
  ['WHONEAR (?:[a-z]{3,9}) years? (?:short of|before|off|from|away from|shy of|younger than) (?<n>N)END', 1],
  ['WHO(?: ,)? (?:of|aged) (?<n>N) (?:years|year|yrs|summers|winters|springs|autumns|monsoons|birthdays)', 0],
  ['(?<n>N) (?:summers|winters|springs|autumns|monsoons) (?:old|young)', 0],
  [
    'WHONEAR (?:seen|lived|counted|known) (?:only |just )?(?<n>N) (?:summers|winters|springs|years|birthdays|monsoons)',
    0,
  ],
  ['WHONEAR (?<n>N) (?:birthday )?candles', 0],
  ['WHONEAR (?:born|arrived|came into the world) (?:only |just )?(?<n>N) years ago', 0],
  ["(?:her|his|their|girl's|boy's|daughter's|son's|niece's|nephew's|child's) (?<n>NTH) (?:birthday|bday)", 0],
  ['WHONEAR (?<n>NTH) (?:birthday|bday)', 0],
  ['in (?:her|his|their) (?<n>NTH) (?:year|summer|winter|spring)(?! (?:of|at|as|in))', 0],
  ['WHO(?: ,)? (?<n>N) ?(?:yo|y o|yr|yrs|ys)', 0],
  ['(?:for|from|,) (?<n>[5-9]|1[0-7]) ?[fm](?= ,|$)', 0],
  ['(?:for|,) [fm] ?(?<n>[5-9]|1[0-7])(?= ,|$)', 0],
];

/** School years, by which whoever is in one is some years older: each finds it as its group 'n'. */
export const SCHOOL_YEARS_TOLD: readonly string[] = [
  '(?:class|grade|std|standard|form|kaksha|year) (?<n>N|NTH) ?(?:ki |ka |ke )?(?:student|pupil|girl|boy|child|kid|learner|ladki|ladka|chhatra|chatra|bachi|young woman|young man)',
  'WHO(?: ,)? (?:in|of|from|is in|studying in|reading in|at) (?:the )?(?:class|grade|std|standard|form|kaksha|year) (?<n>N|NTH)END',
  'WHONEAR (?<n>NTH) (?:class|grade|std|standard|form|kaksha|year)(?= ,|$| (?:of school|girl|boy|student|pupil))',
  '(?<n>NTH) (?:class|grade|std|standard|form|kaksha)(?: (?:ki|ka|ke))? (?:girl|boy|student|pupil|child|kid|ladki|ladka|chhatra|chatra|bachi|young woman|young man)',
  '(?<n>NTH) (?:graders?|formers?)',
  'kaksha (?<n>N|NTH)',
];

/** Who is of one of two ages by a word. */
export const CHILDS_BY_A_WORD =
  /(?<!\p{L})(?:pre ?school(?:er)? (?:girl|boy|kid|child)|(?:primary|elementary|nursery|infant|play|prep) ?school (?:girl|boy|pupil|student|kid|child)|kindergarten (?:girl|boy|kid|child)|reception class|[lu]kg|single digit (?:age|years)|(?:in|still in|of) single digits|double digits (?:soon|next)|almost (?:in )?double digits|(?:in|of) (?:her|his|their) first decade|WHO of (?:a|half a|about a|under a) (?:dozen|decade)(?: years)?|half a dozen years|a dozen years old|(?:milk|baby) (?:tooth|teeth)|(?:starts?|starting|begins|beginning) school|(?:junior|infant|lower|upper primary) school|(?:just )?out of (?:nursery|kindergarten|playschool)|balika|bachchi|munni|gudiya rani)(?!\p{L})/u;
export const TEENS_BY_A_WORD =
  /(?<!\p{L})(?:middle ?school(?:er)?s?|junior high(?: school)?|(?:high ?school|hs) (?:freshman|freshmen|sophomore|junior|girl|boy|student|kid)s?|freshman (?:girl|boy)|in (?:her|his|their) (?:early |mid |late )?teens|kishori|kishor|na ?balig|naabalig|nabaalig|one and a half decades|baker's dozen|under ?age|(?:not|too young) (?:yet )?(?:old enough )?to (?:vote|drive|drink|marry|work|smoke)|not (?:yet )?(?:of age|an adult|grown up)|a year (?:before|short of|off) (?:her|his) teens|one year before (?:her|his) teens|chhatra|kumari kanya)(?!\p{L})/u;

/** Behind 'age:' these say that somebody is grown, or nothing. */
export const GROWN_BEHIND_AGE =
  '(?:[2-9][0-9]|1[89]|100|[2-9][0-9]s|adult|grown|mature|middle|senior|elderly|old|older|any|all|unknown|no|not|none|open|young|youth|early|mid|late|twent\\p{L}{1,4}|thirt(?!een)\\p{L}{1,4}|fort\\p{L}{1,4}|fift(?!een)\\p{L}{1,4}|sixt(?!een)\\p{L}{1,4}|sevent(?!een)\\p{L}{1,4}|eight(?:y|ies)|ninet(?!een)\\p{L}{1,4}|eighteen|nineteen|over|above|plus|x?l(?:x{0,3})|x{2,3}\\p{L}{0,4}|xviii|xix|group|range|appropriate|is|of|about|around|,)';
