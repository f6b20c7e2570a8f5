/**
 * What tells, beside what the grown alone wear, who is to wear it. A word that is missing here costs whoever is grown a swimsuit that
 * covers more than was asked, and shows nobody young.
 */
import { TEENS_ABROAD } from '../numbers-abroad.ts';
import { rule } from '../rule.ts';

const WRITTEN =
  '(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const WRITTEN_IN_HINGLISH = '(?:saat|aa?th|nau|das|dus|gya?rah|bara?h|tera?h|chauda?h|pandra?h|sola?h|satra?h)';
const ROMAN = '(?:ii|iii|iv|vi{1,3}|ix|xi{1,3}|xiv|xvi{0,2})';
const AGE = '(?:1[89]|[2-9][0-9])';

const ORDINAL =
  '(?:1[89]th|[2-9][0-9](?:st|nd|rd|th)|(?:eigh|nine)teenth|(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ieth|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))';
const BIRTHDAY = '(?:birth ?days?|b ?days?|birthday)';
/** The years that a birthday says; one that is still to come is that of somebody younger. */
const STILL_TO_COME = ' (?:is|next|soon|coming|yet|away|in (?:two|three|four|a|[0-9]))';
const GROWN_BIRTHDAY = `(?<!(?:to|till|til|towards?|approaching|awaiting|away|off|(?:wait|wait[es]d?|waits|waiting|long|longs|longing|saves|saving|ready|excited) for) (?:her|his|the|an?) )${ORDINAL} ${BIRTHDAY}(?!${STILL_TO_COME}(?!\\p{L}))`;
/** 'Pachaasvaan janamdin', '50vaan birthday'. */
const GROWN_BIRTHDAY_IN_HINGLISH =
  '(?:(?:1[89]|[2-9][0-9]) ?v(?:a|aa|e|i|ee)n?|(?:ath?aa?r?ah?|unn?ii?s|bii?s|tii?s|chaa?lii?s|pac?haa?s|saa?th|sattar|assi|nabbe) ?v(?:a|aa|e|i|ee)n?) (?:birth ?day|b ?day|jan(?:a)?m ?(?:din|diwas))';

/** Words that nobody under eighteen is called by: said of whoever wears it they end a doubt, said of somebody else they do not (`callsGrown`). */
export const GROWN = rule(
  '(?<!(?:(?:very|so|too|extremely|barely) young|little|tiny|mini) )wom[ae]n',
  'm[ae]n',
  "(?<!(?:young|little) )lad(?:y|ies)'?",
  'gentlem[ae]n',
  'gents?',
  'guys?',
  'adults?',
  'grown ?(?:ups?|wom[ae]n|m[ae]n)',
  'wi(?:fe|ves)',
  'husbands?',
  'spouses?',
  'fianc[eé]e?s?',
  'girlfriends?',
  'boyfriends?',
  'partners?',
  'brides?',
  'grooms?',
  'widows?',
  '(?:mother|mum|mom|mama|father|dad)s?',
  'grandm\\p{L}{1,6}|grandpa|grandad|gran(?:ny|ni)?',
  'aunt(?:y|ie|s)?',
  'uncles?',
  'actress(?:es)?|actors?',
  'heroines?',
  'showgirls?',
  'strippers?',
  'drag (?:queen|king)s?',
  'pin ?ups?',
  'goddess(?:es)?',
  'divas?',
  'bond girl',
  'bachelor(?:ette)?s?',
  `${AGE}(?: ?(?:yo|y ?o|years?|yrs?)(?: old)?)?(?= ,|$| (?:in|wearing|and|who|woman|man)(?!\\p{L}))`,
  `aged? ${AGE}`,
  GROWN_BIRTHDAY,
  GROWN_BIRTHDAY_IN_HINGLISH,
  `${AGE} ?(?:yo|y ?o|years?|yrs?)`,
  'in (?:her|his|my|their) (?:(?:early|mid|late) )?(?:20|30|40|50|60|70|twent|thirt|fort|fift|sixt)\\p{L}{0,3}',
  'femmes?|mujer(?:es)?|mulher(?:es)?|donn[ae]|frau(?:en)?|vrouw(?:en)?|kvinn[ao]r?|kvinder?|kobiet[ay]|kad[ıi]n(?:lar)?|wanita|aura?t(?:on|ein)?|mahila(?:on|ein)?|stree|bhabhi|aunti|patni|biwi|dulhan',
);

/** The same in the letters of Hindi, over `keptText`. */
export const GROWN_IN_HINDI =
  /(?<![\p{L}\p{M}])(?:(?:1[89]|[2-9][0-9]) ?(?:वें|वाँ|वां|वीं) (?:जन्मदिन|बर्थडे)|(?:अठारह|उन्नीस|बीस|तीस|चालीस|पचास|साठ|सत्तर|अस्सी|नब्बे)(?:वें|वाँ|वां|वीं) (?:जन्मदिन|बर्थडे)|महिला(?:ओं|एँ|एं)?|औरत(?:ें|ों)?|स्त्री|पत्नी|बीवी|दुल्हन|भाभी|आंटी|हीरोइन|अभिनेत्री|मर्द|पुरुष|आदमी|पति)(?![\p{L}\p{M}]| (?:की|का|के|ने|से|को)(?![\p{L}\p{M}]))/u;

/** Places and occasions of the grown: whoever goes there is grown, where the same breath says so. */
export const WHERE_GROWN = rule(
  'burlesque',
  'bridal',
  'honeymoon(?:ers?|ing)?',
  'hens?|hen do',
  'anniversar(?:y|ies)',
  'maternity|pregnan(?:t|cy)|post ?partum|nursing|breast ?feeding|mastectomy|menopaus\\p{L}{1,4}',
  'plus ?size[ds]?',
  'curvy|curves|busty',
  'bodybuild(?:er|ers|ing)',
  'colleges?|universit(?:y|ies)|uni|post ?grad(?:uate)?s?',
  'office|executives?|ceo|boss',
  'playboy|boudoir|date night|valentines?|nightclubs?|clubbing|strip ?club',
);

/** What says when somebody was born, and years in which nobody was born who is grown. */
const PAPER =
  '(?:aa?dh?aa?r|passport|pan card|ration card|voter card|id(?:entity)? ?card|identity|card|id|licen[cs]e|birth certificate|certificate|papers|documents?|visa|d ?o ?b|birth ?year|born)';
const YOUNG_YEAR = '20(?:0[89]|1[0-9]|2[0-6])';

/** What somebody young is told by, without being called so. */
export const MAY_BE_SAID_OF_THE_YOUNG = rule(
  'sailor (?:blouse|top|dress|suit|uniform|outfit|skirt)s?',
  '(?:b ?day|birthday) (?:number|no) [0-9]{1,2}',
  'braces(?= ,|$| (?:and|with|in|come|off|are))|pig ?tails|knee (?:high )?socks|satchels?|lockers?(?! room)|retainers?',
  'young(?:er|est)?(?! (?:at heart|thug|designer)s?(?!\\p{L}))',
  'school\\p{L}{0,8}',
  'class(?:es|room|mate)?s?(?! of (?:19|200|201)[0-9]?)(?= |$)',
  'students?',
  'pupils?',
  '(?:key )?stage [1-4]',
  'grades?(?= |$)',
  '(?:first|1st) day(?! of (?:summer|spring|autumn|fall|winter|holiday|holidays|vacation|the (?:year|season|month|trip)))',
  'juniors?|jr',
  'baby (?:face|faced|fat|girl|boy|sis|sister|brother)',
  'tiny (?:body|frame|figure|girl|boy|one|thing)|little (?:one|thing|body|girl|boy|dancer|angel|princess)s?',
  "(?:mum|mom|mummy|mommy|mother|dad|daddy|father)'s (?:hand|lap|girl|boy)",
  'slip of an? (?:girl|boy|thing)|guides?|scouts?|tooth|teeth|just learn(?:ed|t|ing)|chh?atra|vidyarthi|kamsin',
  `(?:[3-9]|1[0-7]|${WRITTEN}) (?:trips|laps|orbits|revolutions|turns|springs|summers|winters|monsoons)`,
  '(?:not|non|no|never|isn.?t|pre|almost|nearly|half|hardly|far from|way from|yet)(?: (?:an?|the|quite|yet|being|becoming|fully|really|to|be)){0,3} (?:adults?|grown ?ups?|grown|wom[ae]n|m[ae]n)',
  '(?:her|his|their|whose) (?:dad(?:dy)?|mum(?:my)?|mom(?:my)?|mother|father|papa|mama|parents?|grandpa|grandma|granny|grandparents?)',
  '(?:very )?first (?:ever )?(?:bikinis?|bra|bralette|lingerie|thong|g string)',
  'proms?|homecoming|recitals?|spelling|pocket money|piggyback|recess|play ?(?:date|ground)s?|toys?|(?<!baby )doll(?:y|ies|s)?|baby ?dolls?(?! (?:lingerie|nighties?|nightwear|dress(?:es)?|tops?|sets?|negligees?|nightgowns?|gowns?|slips?|chemises?))|teddy bears?(?= ,|$| (?:under|in|and|on)(?!\\p{L}))|plays with|times tables?|ward of',
  'size (?:1[0-6][0-9]|5[06]|62|68|74)',
  `(?:year|form|standard) (?:[1-9]|1[0-3]|${WRITTEN})`,
  '(?:half|third|quarter) (?:of )?(?:(?:my|her|his|their|your|the) )?(?:age|[0-9]{1,2})',
  'doodh|daa?nt|gud+iy?a+|lad+o|la+d+li|pari|chh?ut?ki|chh?ot[iu]|kac+h+[aei]+ kali',
  `${PAPER}(?: \\p{L}{1,10}){0,5} (?:, )?${YOUNG_YEAR}`,
  `${YOUNG_YEAR}(?: (?:is|as|says|stands|printed|written|on|in|her|his|the|an?|my)){1,4} ${PAPER}`,
  '(?:below|under|before|beneath|not of|short of|until) (?:the )?(?:legal )?(?:age(?: of (?:consent|majority))?)(?= |$)',
  `${WRITTEN_IN_HINGLISH} (?:ki|ka|ke|saal|sal|baras)`,
  '(?:her|his) (?:girl|boy)s?(?! ?friend)',
  'thumb|sucking|teething|nappy|nappies|diapers?|potty|pacifiers?|lunch ?box(?:es)?|school ?bag',
);

/** The same in the letters of Hindi, over `keptText`. */
export const MAY_BE_SAID_OF_THE_YOUNG_IN_HINDI =
  /(?<![\p{L}\p{M}])(?:(?:आधार|पासपोर्ट|जन्म)(?: [\p{L}\p{M}]{1,10}){0,5} 20(?:0[89]|1[0-9]|2[0-6])|गुड़?ि|गुड़िया|खिलौन|स्कूल|विद्यालय|पाठशाला|कक्षा|क्लास|(?:सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह) (?:की|का|के|साल|बरस)|छात्र|विद्यार्थी|बचपन|दूध|दाँत|दांत|मुन्न|छुटकी|छोटी|छोटा|नन्ह|लाडली|लाड़ली|परी(?![\p{L}\p{M}])|गुड्डी|कमसिन|कच्ची कली|किशोर|बाल(?:ा|िका|क)|कन्या|कुमारी|बिटिया|बेटी|बेटा|पोती|नातिन|भतीजी|भांजी)/u;

/** What is so many besides years, and what is numbered. */
const COUNTED =
  '(?:ways?|pieces?|pcs?|packs?|looks?|outfits?|colou?rs?|times|of|options?|versions?|sets?|inch(?:es)?|cms?|mms?|days?|nights?|shades?|tones?|steps?|notches|more|am|pm|k|x|d|f|g|dd)';
const NUMBERED = '(?:look|number|no|option|version|size|sizes|uk|us|eu|design|day|part|page|spf|cup)';

/** A number of years or of a school year, as it stands where nothing is counted: '12', '7b', 'p5', 'cm2', 'vii'. */
export const CODE = new RegExp(
  `(?<![\\p{L}\\p{N}$€£₹'.]|${NUMBERED} ?)(?!y2k)(?:[a-z]{0,3} ?(?:0?[1-9]|1[0-7])(?: ?(?:[a-z]|st|nd|rd|th|er|ers|ª|º|e|eme))?|${WRITTEN}|${ROMAN})(?![\\p{L}\\p{N}%€']| ${COUNTED}(?!\\p{L}))`,
  'u',
);

/** An age in another language's words, where nothing else stands with it. */
export const YEARS_IN_WORDS = new RegExp(`(?<![\\p{L}\\p{M}])${TEENS_ABROAD}(?![\\p{L}\\p{M}])`, 'u');
/** And where it is called one. */
export const AGED_IN_WORDS = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:aged?|umar|umr|ayu|alter|alt|edad|età|eta|idade|leeftijd|ålder|alder|vayasu|boyosh)(?: of| von| de| di| ki| is)? ${TEENS_ABROAD}(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}])${TEENS_ABROAD} (?:bochor(?:er)?|vayasu|varsha|yıl|yas|tuoi|tuổi)(?![\\p{L}\\p{M}])`,
  'u',
);

/** A height and a weight that few of the grown have. */
export const SMALL = rule(
  '(?:[5-9][0-9]|1[0-4][0-9]) ?(?:cms?|centimet(?:er|re)s?)',
  '(?:1|0)[.,][0-4][0-9]? ?m(?:et(?:er|re)s?)?',
  "[1-4] ?(?:'|ft|foot|feet)(?: ?[0-9]{1,2}(?: ?in(?:ch(?:es)?)?)?)?",
  '(?:[5-9]|[12][0-9]|3[0-5]) ?(?:kgs?|kilos?|kilograms?)',
);

/** What stands about nobody's clothes and calls nobody anything: feasts and places to go, doing and liking. */
export const HARMLESS: ReadonlySet<string> = new Set(
  `the an of at to with who is are she he her his hers him they them their and or as by my your our this that these those it its we you up off from into onto over
  standing posing sitting seated walking lying leaning running jumping splashing diving stretching swimming boxer briefs brief mermaid genie belly dancer hawaiian racer cheeky cut infinity crochet cover coverup coord surfing surf swimming swim pool tub hot spa sauna yoga pilates dance dancing pole rave raves concert gig clubbing cruise yacht boat beach sea sand sun
  sunbathing tanning holiday holidays vacation vacay trip getaway staycation resort island lake river photoshoot photo photos shoot editorial campaign
  lookbook catalog catalogue collection drop capsule runway catwalk show shows competition contest bodybuilding fitness gym cabaret carnival parade pride
  christmas halloween easter newyear eve night nights weekend sunday monday tuesday wednesday thursday friday saturday morning evening afternoon day days
  year years season please thanks thank love loves loved like likes obsessed want wants need needs make makes give gives think feel feels feeling vibe vibes energy aesthetic aesthetics
  model models babe babes baddie baddies siren surfer show showing give me song item line lake something anything everything nothing more less very really super extra ultra much many some any all both one ones two-piece set sets piece pieces
  look looks outfit outfits style styles styled wear wears design designs idea ideas version pictures picture image drawing draw sketch
  good great nice best better perfect cute pretty beautiful gorgeous stunning fabulous hot cool chic classy elegant comfy comfortable flattering supportive support
  spy secretary nurse santa secret angel viking warrior athlete shine balconette underwired underwire lips lounging emerging waves afterparty croatia greece italy spain france portugal turkey mexico brazil thailand cuba
  sardinia portofino capri sicily crete corfu algarve acapulco tropez saint string triangle bahamas seychelles mauritius fiji zanzibar andaman pondicherry gokarna varkala alibaug koh samui gili siargao boracay hossegor biarritz written number team volleyball flag ears tail wings closing opening dinner lunch brunch drinks underwear monokini
  getting ready going out inspired inspo inspiration based mixed paired matching ways way options option budget under over around about sale
  miami ibiza mykonos santorini bali tulum goa maldives hawaii vegas malibu cannes capri amalfi positano phuket aspen rio barbados cancun sydney bondi`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
