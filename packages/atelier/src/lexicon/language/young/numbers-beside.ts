/**
 * Numbers beside a word for somebody who may be young, however they are set down: 'a girl between 8 and 10', '8ish', 'nine candles', 'girl of 108
 * months', 'Year 9', 'girl of viii'. Read only beside what the grown alone wear. Every repetition is bounded.
 */

const WORDS = 'three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen';
/** Three to seventeen, with or without a nought before it. */
const FEW = `(?:0?[3-9]|1[0-7]|${WORDS})`;
const NTH =
  '(?:0?[3-9]th|3rd|1[0-7]th|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth)';
const ROMAN = '(?:i{2,3}|iv|vi{1,3}|ix|xi{1,3}|xiv|xvi{0,2})';
const GIRL =
  '(?:girl(?! ?(?:boss|gang|friend|power))|boy(?! ?(?:short|friend|fit|cut|leg|cott))|lass(?:ie)?|lad|kid|pupil|student|niece|nephew|sister|brother|ladk[iae]|chh?okr[iao]|someone|somebody)s?';
/** What stands between somebody and the number of their years, and tells of nothing else. */
const GLUE =
  "(?:,|of|is|was|aged?|ages|between|around|near|nearly|about|almost|to|be|being|turned|turning|going|on|just|only|barely|who|who's|whose|she|he|that|in|at|from|studying|studies|reading|padh?ti|class|year|grade|std|standard|form|number|no|years?|approx|approximately|roughly|say|says|circa|like|maybe|perhaps|probably|under|over|past|between|somewhere)";
const END =
  '(?= ,|$| (?:in|wearing|and|or|to|who|for|on|at|with|today|tomorrow|now|here|year|years|yr|yrs|class|std|grade)(?!\\p{L}))';
/** What is so many besides years. */
const COUNTED =
  '(?:pieces?|pcs|packs?|straps?|buttons?|looks?|outfits?|colou?rs?|ways?|tiers?|layers?|ruffles?|feathers?|piercings?|tattoos?|times|of|out|more|other|inch(?:es)?|feet|foot|ft|cms?|mms?|metres?|meters?|kgs?|lbs?|denier|den|dollars?|euros?|rupees|rs|pm|am|hours?|hrs?|days?|nights?|weeks?|months?|minutes?|women|friends?|girls?|bridesmaids?|percent|stars?|sets?|items?|sizes?|or|to)';
/** Of what somebody has a third or a fifth besides years. */
const NO_YEARS = '(?! (?:on|at|in) (?:the )?(?:floor|street|avenue|row|place))';

const MONTHS = '(?:[1-9][0-9]?|1[0-9]{2}|20[0-9]|21[0-5])';
const DAYS = '(?:[1-9][0-9]{0,2}|[1-5][0-9]{3}|6[0-4][0-9]{2})';
const WEEKS = '(?:[1-9][0-9]?|[1-8][0-9]{2}|9[0-2][0-9])';
const SPANS = `(?:${MONTHS} months?|${DAYS} days?|${WEEKS} weeks?)`;
/** Years that one who is at school now leaves it. */
const LEAVES = '20(?:2[7-9]|[34][0-9])';
const GROWN_AGE = '(?:1[89]|[2-9][0-9]|eighteen|nineteen|twenty|thirty|forty|fifty)';

/** One of two who is called nothing else: 'the other, 15'. */
const ONE_OF_TWO =
  '(?:the (?:other|second|third|first|last|one on the (?:left|right)|younger|elder|older|smaller|taller|shorter)|another)(?: (?:one|of them|girl|boy|person|friend|model|sister|brother))?';

export const NUMBERS_BESIDE: readonly string[] = [
  `${ONE_OF_TWO}(?: ,)?(?: (?:is|aged?|just|only|about|around|who|she|he|turned|turning)){0,3} ${FEW}(?= ,|$| (?:in|wearing|too|also|same)(?!\\p{L}))`,
  // several, and their years at the end
  `(?:sisters|brothers|siblings|cousins|girls|boys|friends|teens|two|both|them)(?: \\p{L}{1,14}){0,6} , (?:${FEW} (?:and|&|n) [0-9]{1,2}|[0-9]{1,2} (?:and|&|n) ${FEW})(?= ,|$)`,
  `${GIRL}(?: ${GLUE}){0,5} (?:${FEW}|${NTH}|${ROMAN})${END}${NO_YEARS}`,
  `${GIRL} (?:, )?${FEW}(?! ${COUNTED}(?!\\p{L}))(?![0-9])`,
  `(?:^|(?<= ))(?:1[0-7]|[3-9]) ?y(?= ,|$| (?:bikini|lingerie|girl|boy|in|kid)\\p{L}{0,2}(?!\\p{L}))`,
  `${FEW} going on (?:1[0-9]|[2-9]|${WORDS}|eighteen|nineteen)`,
  `${GIRL} (?:(?:of|about|only|just|is|at|standing) ){0,2}(?:[5-9][0-9]|1[0-3][0-9]) ?cms?`,
  `${GIRL} (?:weighing|of|at|,) (?:just |only |about )?(?:[5-9]|[1-3][0-9]) ?(?:kgs?|kilos?)`,
  `(?:girl|boy|lass|lad|child|kid)s? in (?:her|his|their) ${NTH} (?:year|summer|winter|spring)`,
  `ages? (?:${GLUE} ){0,3}0[1-9]`,
  `(?:${FEW}|[12]|one|two) ?ish`,
  `between (?:the ages of )?${FEW} and ${FEW}(?= (?:years?|yrs?|in|wearing)(?!\\p{L})| ,|$)`,
  `(?:about|going|soon|set|due) to (?:be|turn|become) ${FEW}(?= ,|$| (?:in|wearing|and|years?)(?!\\p{L}))`,
  // written in one word
  `(?:0?[1-9]|1[0-7]|one|two|${WORDS}) ?(?:years?|yrs?|yo)(?:old)?(?:girl|boy|kid|child|lass|lad|daughter|son)s?`,
  `(?:0?[1-9]|1[0-7]|one|two|${WORDS}) ?(?:years?|yrs?)old`,
  `(?:girl|boy|kid|child|daughter|son|lass)s?(?:0?[3-9]|1[0-7])(?:yrs?|yo|y|years?)?`,
  // by other measures than years
  `${SPANS} old(?= ,|$| (?:girl|boy|lass|lad|kid|child|bab|in|wearing|daughter|son|model)\\p{L}{0,4}(?!\\p{L}))`,
  `${GIRL} (?:of|aged?|,|who is) (?:, )?${SPANS}(?! pregnant)`,
  `(?:${FEW}|one|two|1|2) (?:birthday )?candles`,
  // by what they are at school
  '(?<!(?:dilated|brown|blue|green|black|hazel|gr[ea]y|cat|cats|slit|large|wide|big|round|narrow|eye) )pupils?(?! (?:dilat|and (?:long )?lash))',
  '(?:a|o|as) levels? (?:student|girl|boy|pupil|exam|class|kid)s?',
  `(?:in|of|from) (?:year|yr|form|class|std|standard|grade) (?:[1-9]|1[0-3])(?= ,|$| (?:in|wearing|and|at)(?!\\p{L}))`,
  `(?:batch|class) of ${LEAVES}`,
  'school (?:wal[aie]|ki|ke|ka|going|bound|leaver|bag girl)s?',
  '(?:anganwadi|balwadi|balvatika|madrasa|gurukul) (?:girl|boy|kid|student|ladki|child)s?',
  '(?:back to|boarding|day) school(?! (?:reunion|teacher|principal))',
  'school ?(?:wear|bags?|satchels?)',
  '(?:plus two|2|twelfth|tenth|board) students?',
  '(?:jee|neet|iit) (?:aspirant|student|girl|boy)s?',
  'tuition (?:girl|boy|student|class)(?:es)?',
  // by what the law allows
  "(?:can't|cannot|can not|cant|unable to|not allowed to|forbidden to) (?:yet )?legally (?:yet )?(?:drive|drink|vote|buy|marry|consent|smoke)",
  '(?:not allowed|unable|yet) to (?:drive|drink|vote) (?:legally|yet)',
  // whose
  `(?:^|(?:on|of) )(?:my|our) (?:own |dear |beautiful |lovely )?(?:daughter|son)s?(?! in law|'s? (?:wedding|engagement|reception|sangeet|nikah|haldi|graduation))(?! (?:, )?(?:who is |is |aged |age )?${GROWN_AGE}(?![0-9]))`,
  "(?:younger|youngest|kid|baby) (?:sister|brother|sibling)s?(?! in law|'s (?:wedding|bridal|bachelorette|hen|engagement|reception|sangeet|haldi|mehndi))",
  '(?:chh?oti|chh?ota) (?:cousin|sister|bahan|behan)',
  'poti|natin|bhanji|bhatiji|dhevti',
  '(?:mommy|mummy|mom|mother|mama) and me',
  'mini ?mes?',
  '(?:mini|mite|tiny|pee ?wee|wee|smallest) (?:gymnast|ballerina|dancer|cheerleader|swimmer|skater|model|athlete)s?',
  "pupil's (?:uniform|tie|skirt|blazer|pinafore)s?",
  'matching mother (?:and )?(?:daughter|son)s?',
  'not (?:yet )?an? (?:woman|adult|grown ?up)(?: yet)?',
  'becoming an? (?:woman|young lady)',
  'lollipops?(?! (?:print|pink|colou?rs?|stripes?|earrings?))',
  'flat chested (?:girl|boy|model)s?',
  'kam uma?r(?: ki| ka| ke)?|ka(?:ch)?chh?i uma?r(?: ki)?|atha+ra+h? se kam|bachpan|jawan hot[iae]|kunwari (?:ladki|kanya)',
  // as a child
  'child ?(?:like|ish) (?:model|girl|wom[ae]n|adult|lady|person|body|charm|proportions)s?',
  // backwards
  '(?:dlihc|nerdlihc|lrig|reganeet|neet|nooteerp|neetrep|roonim|ronim|yob elttil)',
];

/** Children whom everybody knows from a story, unless they are said to be grown. */
export const CHILDREN_OF_STORIES: readonly string[] = [
  'wednesday addams|dora the explorer|peppa(?: pig)?|anne (?:of green gables|shirley)|pippi longstocking|matilda wormwood|little red riding hood',
  'alice (?:in|from) wonderland|lisa simpson|bart simpson|sailor (?:moon|mars|venus|mercury|jupiter)|shin ?chan|nobita|shizuka|chh?ota bheem|chutki',
  'dolores haze|laura ingalls(?: wilder)?|scout finch|jean louise finch|cosette|goldilocks|pollyanna|eloise at the plaza|violet baudelaire|mary lennox|sara crewe|veruca salt|violet beauregarde|augustus gloop|charlie bucket|lucy pevensie|susan pevensie|gretel|thumbelina|little match girl|chihiro|satsuki and mei|anya forger|nezuko|chibiusa|kanna kamui|ichigo hoshimiya',
  'coraline|little orphan annie|heidi of the alps|wendy darling|powerpuff girls?|hit ?girl|lyra belacqua|mowgli|moomin|masha and the bear',
];
