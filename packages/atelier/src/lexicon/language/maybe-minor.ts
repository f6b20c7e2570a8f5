/**
 * Ways to say that somebody may be under eighteen which say other things too: read only beside what the grown alone wear, where an
 * innocent brief seldom has them and a doubt is for the young. Every repetition is bounded.
 */
import { NO_AGE_ABROAD, WRITTEN_ABROAD, YEARS_ABROAD } from './numbers-abroad.ts';
import { rule } from './rule.ts';
import { AGES_HIDDEN } from './young/ages-hidden.ts';
import { MILESTONES, MILESTONES_ABROAD } from './young/milestones.ts';
import { CHILDREN_OF_STORIES, NUMBERS_BESIDE } from './young/numbers-beside.ts';

/** Three to seventeen; less is a count more often than an age, but for what says so. */
const FEW =
  '(?:[3-9]|1[0-7]|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const YEARS = `(?:[12]|one|two|${FEW})`;
const NTH =
  '(?:[4-9]th|1[0-7]th|1st|2nd|3rd|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth)';
/** What is counted besides years. */
const COUNTED =
  '(?:dollars?|usd|euros?|eur|pounds?|gbp|rupees|rs|inr|k|bucks|quid|inch(?:es)?|cms?|mms?|metres?|meters?|yards?|feet|ft|degrees?|c|f|percent|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|grams?|kgs?|lbs?|gsm|oz|carats?|karats?|denier|den|pieces?|pcs|buttons?|pleats?|ruffles?|layers?|straps?|colou?rs?|stars?|panels?|hooks?|rows?|am|pm|items?|looks?|outfits?)';
const END =
  '(?= ,|$| (?:in|wearing|and|who|for|on|at|with|today|tomorrow|now|here|already|yet|irl|lol|haha)(?!\\p{L}))';
/** As END, where a word before may be of nobody: 'for summer, 3 in one'. */
const END_OF_AGE = '(?= ,|$| (?:wearing|and|who)(?!\\p{L}))';
/** What is no name and no kin before a number that is set off by a sign: people of any age and their sizes, days, places to go. */
const NOBODY =
  '(?:wom[ae]n|m[ae]n|lad(?:y|ies)|wife|husband|girlfriend|boyfriend|friend|size|sizes|summer|winter|spring|autumn|the|beach|pool|party|goa|dubai|ibiza|vegas|holiday|vacation|birthday|anniversary|wedding|sale|under|date|night|dinner|mother|mum|mom|father|dad|aunt|aunty|look|day|[0-9])';
const WHO =
  '(?:girls?|boys?|daughters?|sons?|nieces?|nephews?|sisters?|brothers?|cousins?|lass(?:ie)?s?|lads?|gymnasts?|swimmers?|dancers?|cheerleaders?|ballerinas?|skaters?|athletes?|models?|idols?|students?|eldest|oldest|firstborn|twins|triplets|kiddo|little one|princess|damsels?|brides?|somebody|someone|anyone|she|he|her|him)';
const ABOUT = '(?:just|only|barely|nearly|almost|still|about|around|now|not yet|soon|freshly|newly|not quite)';

/** Who is said to be grown in the same breath: 'my daughter, 25'. */
const GROWN_AFTER =
  ' (?:, )?(?:who is |is |aged |age )?(?:1[89]|[2-9][0-9]|eighteen|nineteen|twenty|thirty|forty|fifty)(?![0-9])(?! (?:%|cms?|inch|denier|minus))';

/** Ages from ten on, in figures and words, where less is an hour or a mark as often. */
const TEENS = '(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
/** What a number is out of besides years. */
const NO_YEARS = `(?!'| (?:${COUNTED}|foot|out|of|stone|size|sizes|times?|[0-9]{1,3})(?!\\p{L}))`;

/** Ages said in passing, and one age made another. */
const SAID_SHORT: readonly string[] = [
  `(?:she|he)(?:'s| is|s|'?ll be| was| will be) (?:(?:${ABOUT}|really|actually|like|turning) )?${FEW}${NO_YEARS}`,
  `i(?:'m| am|m) (?:(?:${ABOUT}|really|actually) )?${TEENS}${NO_YEARS}(?= (?:in|irl|here|lol|btw|years?|and)| ,|$)`,
  `(?<!(?:sizes?|waist|denier|length|from a|spf) )[2-9][0-9] (?:to|with|by|into|becomes) (?:a |age )?${FEW}${NO_YEARS}${END}`,
  `not [2-9][0-9](?: years?(?: old)?)? (?:, )?(?:but )?${FEW}${NO_YEARS}${END}`,
  `(?:was|her|him|self|imagine|queen|king|back|girl|boy) (?:, )?at (?:the age of |age )?${TEENS}${NO_YEARS}${END}`,
  `^at ${TEENS}${NO_YEARS}(?= ,|$)`,
  `looks (?:about |like |like a )?${TEENS}${NO_YEARS}${END}`,
  `^${TEENS} and (?:fabulous|fierce|fine|hot|gorgeous|sassy|cute|flirty|proud|ready|beautiful|loving it)`,
  `^${FEW} ?[fm](?= )`,
  `baby ?(?:girl|boy)s? (?:, )?${FEW}${END}`,
  `for (?:my|our|her|his) (?:little |young )?(?:daughter|son|niece|nephew)s?(?! in law|'| and (?:son|daughter) in law|${GROWN_AFTER})`,
  "born (?:in )?'(?:09|1[0-9]|2[0-6])",
  'born (?:in )(?:09|1[0-9]|2[0-6])(?= ,|$| (?:in|wearing))',
  'b (?:, )?20(?:09|1[0-9]|2[0-6])',
  '20(?:09|1[0-9]|2[0-6]) (?:bab(?:y|ies)|born|kid)s?',
  'born (?:in )?the year covid',
  'class of 20(?:3[1-9]|4[0-9])',
  'gen (?:alpha|beta)',
  '(?:half|quarter|third) of [1-6][0-9](?= years)',
  '(?:1[89]|[2-6][0-9]|twenty|thirty|forty) (?:years? )?(?:\\p{L}{3,5} )?divided by',
  '(?:i{1,3}|iv|vi{0,3}|ix|xi{0,3}|xiv|xvi{0,2}) (?:years?|yrs?)',
  '(?:forteen|fourten|fourteeen|fiveteen|fiften|thirten|thriteen|sixten|seventen|twelv|elevn)',
  'teenies?(?! (?:tiny|weeny))',
  'teenz',
  'her first tooth',
];

/** Ages under which something is not allowed yet. */
const THRESHOLDS: readonly string[] = [
  `(?:not|isn't|isnt|aren't|wasn't|ain't|hasn't turned) (?:(?:yet|quite|even|really) )?(?:18|eighteen|legal yet|of age|an adult)${NO_YEARS}`,
  "(?:not|isn't|isnt|not yet|not quite) old enough (?:to|for)",
  'too young (?:to|for)',
  "(?:can't|cannot|can not|cant) (?:yet )?(?:legally )?(?:vote|buy (?:beer|alcohol|wine|cigarettes)|(?:drive|drink) (?:yet|legally))",
  '(?:shy|short) of (?:her |his |being )?(?:18|18th|eighteen|eighteenth)',
  '(?:counting down|countdown|counting the days) (?:to|till|until) (?:(?:her|his|my) )?(?:18|18th|eighteen|eighteenth)',
  `(?:turns|turning|becomes|becoming|(?:(?:she|he|they|who)'ll|will|to|can|gonna|until she|till she|when she) (?:be|turn|turns|become)) (?:18|eighteen)${NO_YEARS}`,
  '(?:nearly|almost|practically|barely|soon(?: to be)?|not quite) legal',
  'legal in (?:[1-9]|1[0-8]|one|two|three|four|five|six|seven|eight|nine|ten) (?:years?|yrs?|months?|days?)',
  'before (?:she|he) (?:is|was|turned|turns) (?:18|eighteen)',
];

const ROMAN = '(?:ii|iii|iv|vi{0,3}|ix|xi{0,2})';
const NUMBERED = '(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)';
const AT_SCHOOL = '(?! (?:teachers?|teaching|reunion|principal|mom|mum|dad|theme|musical|nurse|counsell?or)(?!\\p{L}))';

/** School years and schools. */
const SCHOOLS: readonly string[] = [
  `(?:class|grade|std|standard) (?:, )?(?:of )?${ROMAN}(?! (?:neck|neckline|fabric|silk)(?!\\p{L}))`,
  `(?:year|form) (?!i |v neck|x )${ROMAN}${END}`,
  `(?:class|grade|std|standard) (?:, )?(?:[1-9]|1[0-2]|${NUMBERED})(?! (?:of|fabric|cotton|silk|leather|laser|waterproof|act|medical|star|stars)(?!\\p{L}))`,
  `year ${NUMBERED}(?:${END}|(?= (?:girl|boy|pupil|kid|student)s?(?!\\p{L})))`,
  'year (?:[1-9]|1[0-3]) (?:swim|swimming|sports|gala|disco|camp|play|leavers|prom)',
  `(?:4th|5th|6th|7th|8th|9th|10th|11th|12th|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) (?:class|std)`,
  `(?:vi{1,3}|ix|xi{1,2}) [a-d]${END}`,
  'y(?:[7-9]|1[0-3])',
  '(?:gcses?|ssc|icse|cbse|sslc)(?! teachers?)',
  'board exams? (?:girl|boy|student)s?',
  `(?:middle|primary|elementary|junior|prep|grade) school${AT_SCHOOL}`,
  `elementary (?:student|pupil|kid|girl|boy)s?(?:'s)?`,
  '(?<!(?:college|university|uni) )freshm[ae]n(?! (?:of|at|in) (?:college|university|uni))',
  "(?:still|(?:she|he|who)(?:'s| is|s)) (?:in|at) school",
  'starts? school',
];

/** Somebody under eighteen, perhaps. */
export const MAYBE_MINOR = rule(
  ...AGES_HIDDEN,
  ...MILESTONES,
  ...NUMBERS_BESIDE,
  ...CHILDREN_OF_STORIES,
  `ages? (?:, )?(?:(?:is|are|was|of|about|around|just|only|range|group) (?:, )?){0,2}${YEARS}(?! ${COUNTED}(?!\\p{L}))`,
  `${WHO} (?:, )?(?:who )?(?:is |was |has |are )?(?:${ABOUT} )?(?:turned |turning |reached )?${FEW}${END}`,
  `(?:for|on|of|my|our|her|his) (?!${NOBODY}(?!\\p{L}))(?:little )?\\p{L}{3,12} , ${FEW}${END_OF_AGE}`,
  `turn(?:s|ed|ing)? ${YEARS}(?! (?:heads?|pages?|colou?rs?|${COUNTED}|of)(?!\\p{L}))`,
  `(?:under|below|sub|younger than|less than|not yet|${ABOUT}) (?:the age of )?(?:${FEW}|18|eighteen)s?(?!(?: ,)? (?:${COUNTED}|more|years? (?:of|ago))(?!\\p{L}))`,
  `(?<!(?:married|together|for|last|past|after|over|of) )${YEARS} (?:years?|yrs?|summers|winters|springs)(?!'? (?:of|at|younger|older|ago|work|later|together|married|in|warranty|guarantee|anniversary|reunion|experience|contract|into|running|since)(?!\\p{L}))`,
  `${YEARS} and a half(?! (?:${COUNTED})(?!\\p{L}))`,
  `(?:her|his|their) ${NTH} (?:year|summer|winter|spring)(?! (?:of|at|with|in|as|together)(?!\\p{L}))`,
  ...SAID_SHORT,
  ...THRESHOLDS,
  ...SCHOOLS,
  'school (?:pool|trip|camp|picnic|disco|f[eê]te|play|bus|swim\\p{L}{0,6})',
  '(?:daughter|son|child|kid)s? of (?:mine|ours)',
  `(?:dob|d ?o ?b|date of birth|birth ?(?:date|year|day)|year of birth|born)(?: (?:is|in|on|, ))?(?: ?[\\p{L}\\p{N},]{1,9} ){0,4}? ?20(?:09|[12][0-9])`,
  '(?:dozen|decade|half a dozen) (?:years? )?(?:old|of age|years|summers|winters)',
  '(?:i{1,3}|iv|vi{0,3}|ix|xi{0,3}|xiv|xvi{0,2}) (?:years?|yrs?) ?old',
  '(?:[5-9][0-9]|1[0-3][0-9]) ?cm (?:tall )?(?:girl|boy|model|person|dancer)s?',
  `(?<!(?:project|college|university|degree|course|uni) (?:, )?)(?:year|grade|class|std|standard|form) (?:[1-9]|1[0-2])(?= ,|$| (?:girl|boy|pupil|kid|student)s?)`,
  `(?<!(?:in|dress) )${NTH} (?:form|grade|grader|standard)s?`,
  'junior high',
  'k 12',
  'jk',
  '(?<!(?:college|university|uni) )sophomores?',
  'school ?(?:kid|y|lass|lad|leaver|child|going|age|aged|days)s?',
  'schoolers?',
  '(?:cub|girl|boy|brownie) scouts?',
  'brownies? uniform',
  'page girls?',
  'quinces?(?! (?:jelly|paste|fruit|colou?r|yellow|blossom)s?)',
  '(?:junior|child|kid|teen|young) models?',
  '(?:teen|tween|junior|youth) ?(?:wear|size|sizes)',
  'tweenies?',
  'tweenagers?',
  'bairns?',
  'juveniles?',
  'youths?',
  'minors?(?= ,|$)',
  'damsels? of',
  '(?:grand|great grand|god) ?(?:daughter|son|child|children|kid|bab(?:y|ie))s?',
  'step ?(?:daughter|son|child|children|kid)s?',
  "half (?:her|his|my) (?:mother|mum|mom|father|dad|wife)?'?s? ?age",
  'little (?:league|leaguers?)',
  `^(?:an? |the )?${FEW}(?: ish| and (?:a half|three quarters|a quarter|a bit))? (?:in|wearing)`,
  `${FEW} ish`,
  `${FEW} and (?:three quarters|a quarter|a bit)`,
  `(?!(?:mother|mum|mom|mama|dad|father)s? of (?:[3-9]|three|four|five|six|seven|eight|nine|ten)(?![\\p{L}\\p{N}])|(?:packs?|sets?|box|bundle|pieces?|sizes?|lots?|out|look|each|any|all|row|line|count|width|length|hem|band|collection|choice) of)\\p{L}{2,12} of ${FEW}${END}`,
  `(?<!miss )(?:thirteen|fourteen|fifteen|sixteen|seventeen)(?! (?:hundred|magazine|${COUNTED})(?!\\p{L}))`,
  `^(?!sizes? )\\p{L}{2,12} (?:, )?${FEW} (?:, )?(?:in|wearing)`,
  'half of (?:1[0-9]|2[0-9]|3[0-4]|twenty(?: \\p{L}{3,5})?|thirty(?: (?:one|two|three|four))?)(?! (?:the|an?|it|price|dollars|off))',
  '[1-9][0-9]? minus [1-9][0-9]?',
  `(?:her|him|them|she|he|who|and|to) looks? (?:(?:about|like|like a|only) )?${FEW}${END}`,
  `(?<!(?:size|bra|cup|band) )${FEW} ?[fm]${END}`,
  `(?:^|(?<= , ))[fm] ?${FEW}(?= )`,
  'child ?(?:like|ish) (?:face|body|figure|frame|looks?|features)s?',
  '(?:girl|boy|lass|lad|somebody|someone|one|model) as (?:old|young) as',
  'decade and a half(?: old)?',
  'u ?(?:[4-9]|1[0-8])',
  `(?:girls?|boys?) (?:sizes? )?(?:[2-9]|1[0-6]) (?:[3-9]|1[0-7])${END}`,
  'size [2-7] ?t',
  '(?:for|on|of|as|her|his|my|our) (?:a |the )?bab(?:y|ies)(?! (?:doll|blue|pink|lilac|yellow|green|bump|shower|hem|lock|pearls?|carrier|oil|alpaca|cashmere|cord|tee|hairs?|bangs|moon)(?!\\p{L}))',
  'youngest',
  "for (?:a|the) daughter(?! in law|'s (?:wedding|engagement|reception|graduation|sangeet|nikah|haldi))",
  "daddy's? (?:little )?girl",
  'little (?:cousin|sister|brother|niece|nephew)s?',
  'half grown (?:girl|boy)s?',
  '(?:not|never) (?:yet )?come of age',
  'orphans?',
  'foundlings?',
  'lolitas?',
  'tykes?',
  'nippers?',
  'sprogs?',
  'weans?',
  'moppets?',
  '(?<!sea )urchins?',
  'rug ?rats?',
  '(?:[ul] ?k ?g|kg ?[12]|pre ?k|play ?group|montessori) (?:girl|boy|kid|pupil|student|child)s?',
  `(?:under|u) ?(?:[4-9]|1[0-7])s? (?:team|squad|side|league|player)s?`,
  'waifs?',
  '(?:girl|boy|pupil|student)s? (?:of|in|from) (?:class|grade|year|standard|form|std)',
  'schoolies?',
  'convents?(?: (?:girl|school)s?)?',
  'nurser(?:y|ies)(?! (?:(?:teacher|nurse|worker|rhyme)s?|of (?:plants|flowers|orchids|roses)))',
  'day ?care(?! (?:teacher|worker)s?)',
  'hostel girls?',
  'juniors?(?! (?:suite|partner|manager|designer|associate|executive|doctor|lawyer|editor|analyst|engineer|developer|minister|counsel)s?)',
  '(?:paper|bell) ?boys?',
  'news ?boys?(?! (?:caps?|hats?))',
  'altar (?:server|boy|girl)s?',
  'trick or treat(?:ers?|ing)?',
  'hermione',
  '(?:braces and pig ?tails|pig ?tails and braces)',
  'missing (?:front )?(?:tooth|teeth)',
  '(?:milk|baby) (?:tooth|teeth)',
  'first (?:period|bra)',
);

/** Words of scripts that set spaces between them. */
const words = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${text})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
const FIGURE = '(?:[1-9]|1[0-7])';

/** The same in other languages, over `keptText`. */
export const MAYBE_MINOR_ABROAD: readonly RegExp[] = [
  words(MILESTONES_ABROAD.join('|')),
  words(
    '(?:ein|zwei|drei|vier|f[uü]nf|sechs|sieben|acht|neun|zehn|elf|zw[oö]lf|dreizehn|vierzehn|f[uü]nfzehn|sechzehn|siebzehn)j[aä]hrige?[rnsm]?',
  ),
  words(`(?:${FIGURE}|${WRITTEN_ABROAD}) ${YEARS_ABROAD}${NO_AGE_ABROAD}`),
  words(
    `(?:hij[ao]s?|fille|fils|filh[ao]s?|figli[ao]|garot[ao]s?|chic[ao]) (?:de|di|d) (?:${FIGURE}|${WRITTEN_ABROAD})`,
  ),
  words(
    'hijit[ao]s?|garotinh[ao]s?|menininh[ao]s?|\\p{L}{2,12}sch[uü]ler(?:in|innen|s)?|teenies?|alun[ao]s? d[aeo]|[eé]l[eè]ves? (?:de|en) (?:la )?[3-6] ?(?:e|[eè]me)|[1-9] ?[aª] s[eé]rie|(?:quinta|sexta|s[eé]tima|oitava|nona) s[eé]rie',
  ),
  words(`${FIGURE} ?årige?`),
  words(
    '(?:paanch|panch|chh?at|chh?ath|saa?t|aa?th|nau|das|gyarah|baa?rah)v(?:i|in|een|ee) (?:class|kaksha|std|mein|me)|छात्रा',
  ),
  words(`${FIGURE} ?j[aä]hrige?[rnsm]?|sch[uü]ler(?:in|innen|s)?|tochter|enkelin`),
  words('(?:six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix sept) ans'),
  words('(?:seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete) a[nñ]os|alumnas?'),
  words(
    '(?:ek|do|teen|chaa?r|paa?nch|chh?a?h?e?|saa?t|aa?th|nau|das|gya+ra?h?|ba+ra?h|te+ra?h|chau?da?h|pa+ndra?h|so+la?h|sa+tra?h) (?:saal|sal|varsh|barsh|baras)(?: k[aieo])?',
  ),
  words(
    '(?:एक|दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह) (?:साल|वर्ष|बरस|वर्षीय)(?: (?:की|का|के))?|पोती|नातिन',
  ),
  words(
    `${FIGURE} ?(?:वर्ष|वर्षीय|बरस|साल|varsh|baras|ya[sş](?:[ıi]nda)?|tahun|χρον(?:ών|ια)|ετών|שנים|let|lat|år|jaar|[eé]ves|rok[uy]?|ساله|سنوات|سنة|عاما?)`,
  ),
  words(
    'k[uü][cç][uü]k k[ıi]z|gadis (?:kecil|remaja|sekolah)|κορ[ιί]τσι(?:α|ού)?|κοριτσ[αά]κι|παιδ[ιί](?:ά|ού)?|ילדה|ילדות|ילד|נערה|נערות|dít[eě]|dítěte|d[eě]v[cč][aá]tko|hol[cč]i[cč]ka|dziecko|nastolatk[aiąę]|gyermek|gyerek|kislány',
  ),
  words(
    'bet[iy]|bitiya|gud?diy?a|gud?di|nanhi|munni|chh?ori|kanya|kumari|chh?oti (?:be?he?n|bahan|bachh?i)|bach?chi|kaksha|छोटी बहन|बेटी|बिटिया|गुड़िया|गुडिया|नन्ही|मुन्नी|छोरी|कन्या|कुमारी|कक्षा|मुलगी|वर्षांची',
  ),
  words(
    'mała dziewczynka|dzieweczk[aię]|dziewczynk[aię]|малолетк[аиу]|on yaşında|feti[tţț][aă]|tyttö|lille pige|kleuters?|meisjes?|nenas?|chamac[ao]s?|novinhas?|budak (?:perempuan|lelaki)|mtoto|msichana|yarinya|لڑکی|بچی|بچے|ساله?|عاما?',
  ),
  /বছরের|মেয়ে|ਸਾਲ ਦੀ|ਕੁੜੀ|વર્ષની|છોકરી|வயது|சிறுமி|సంవత్సరాల|అమ్మాయి|ವರ್ಷದ|ಹುಡುಗಿ|വയസ്സുള്ള|പെൺകുട്ടി|เด็ก|幼児|少女|女の子|子供|여자 ?아이|소녀|어린이/gu,
  /(?<![\p{L}\p{N}])(?:小[1-6]|中[1-3]|高[1-3])(?!\p{N})/gu,
  words(
    '(?:дву|тр[её]|четыр[её]|пяти|шести|семи|восьми|девяти|десяти|(?:один|две|три|четыр|пят|шест|сем)надцати)х?летн\\p{L}{2,3}|(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien)jarige?|(?:trzy|cztero|pięcio|sześcio|siedmio|ośmio|dziewięcio|dziesięcio|(?:jede|dwu|trzy|czter|pięt|szes|siedem)nasto)letni\\p{L}{1,3}',
  ),
  words('कम उम्र(?: की)?|कच्ची उम्र(?: की)?|बचपन|अठारह से कम|स्कूल जाती|(?:वीं|वी) में पढ़ती|[\\p{L}\\p{M}]+वीं में पढ़ती'),
  words('పాప|బాలిక|చిన్నారి|பாப்பா|குழந்தை|ಮಗು|ಬಾಲಕಿ|കുട്ടി|ബാലിക|મુન્ની|બાળકી|ਬੱਚੀ|খুকি|বালিকা|কিশোরী|শিশু|বাচ্চা|ଝିଅ|لڑکا|بچہ|نابالغ'),
  words('دختر ?بچه|دخترک|کودک|نوجوان|بنت عمرها|فتاة عمرها|بنت عمره|عمرها \\p{N}{1,2}'),
  /(?:[1-9]|1[0-7]) ?[살세]|(?:다섯|여섯|일곱|여덟|아홉|열(?:한|두|세|네|다섯|여섯|일곱)?) ?살|여학생|청소년|아동|중학생|고등학생/gu,
  words(
    'joshi ?(?:k[oō]u?|chuu?ga)k?[us]?sei|joshi ?kousei|sh[oō]u?jo|jogakusei|jk girls?|sh[oō]u?gakusei|chuu?gakusei',
  ),
  /[初高][中级]?女?(?:学)?生|女学生|女生徒|児童|園児|生徒|孫娘|小学女生|中学女生|未成年/gu,
];
