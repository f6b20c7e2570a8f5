/** How strangers ask for the young in English: an age or a word for a minor beside an invitation or a wish, with nothing to wear between. Over `plainText`; every repetition is bounded. */
import { type Led, rule } from '../rule.ts';
import { NAMES_THE_YOUNG } from './names-young.ts';

const N =
  '(?:[4-9]|1[0-7]|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const UNDER = `(?:u1[0-8]|(?:under|below|younger than|less than|not yet|up ?to) (?:the age of )?(?:${N}|18|eighteen))`;
const YEAR_OLD = `${N} ?(?:y ?o|(?:y|yrs?|years?) ?(?:olds?|of age))`;
const CALLED =
  '(?:girl|boy|kid|child|daughter|son|sister|brother|niece|nephew|female|male|virgin|lass|lad|one)(?:s|ren|es)?';
const NTH = '(?:[4-9]th|1[0-2]th|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)';
const AGED = `(?:(?:who (?:are|is) |that are )?(?:, )?(?:only |just )?(?:${UNDER}|(?:between |from )?${N} (?:to|and|or) ${N}|(?:of|aged?) (?:of |only )?${N}(?: (?:to|or|and|years?|yrs?) ?(?:${N})?)?|${N}(?= ,|$)))`;

/** Somebody young, whom a shop would not call so alone. */
const YOUNGSTER = `(?:${[
  `(?:some|any)?(?:one|body) ${UNDER}`,
  `${CALLED} ${AGED}`,
  `(?:teen(?:ager)?s?|people|students) ${AGED}`,
  `${YEAR_OLD}(?: (?:cute|hot|sweet|little|young|virgin|indian|desi|school))?(?: ${CALLED})?(?: ${AGED})?`,
  `${N} ?(?:y|yrs?|years?) (?:girl|boy|kid|daughter|son)s?`,
  `${N} ?f(?: or ${N} ?f)?`,
  '(?:little|lil|small|tiny|young|younger|wee|under ?age|teen|teenage|pre ?teen|minor|school ?going|innocent young) (?:(?:school|virgin|innocent|sweet|cute) )?(?:girl|boy|kid|daughter|sister|brother|niece|cousin|virgin)s?',
  '(?:school|class) ?(?:going )?(?:girl|boy|kid)s?',
  `(?:class|grade|std|standard) ${N} (?:girl|boy|kid|student)s?`,
  `${NTH} (?:class|grade|std|standard) (?:girl|boy|kid|student)s?`,
  `(?:${NTH}|first|second|third) graders?`,
  'u1[0-8]s? (?:girl|boy|kid|teen)s?',
  `(?:little |lil )?(?:princess|angel|doll|cutie)s? ${UNDER}`,
  'pre ?teens?',
  'under ?aged?(?: (?:ones?|girls?|boys?))?',
  'lolitas?',
].join('|')})`;
/** The same, and what shops call them for whom they sew. */
const ANY_YOUNGSTER = `(?:${YOUNGSTER}|kids|kiddies|children|teens|teenagers|tweens|minors|your (?:daughter|son|sister|niece|kid|child)s?)`;

const ADORNED =
  '(?:(?:some|any|an?|the|your|ur|real|really|cute|hot|sweet|pretty|nice|fresh|innocent|good|more|new|only|single|lonely|indian|desi|local|very|those|these|sexy|virgin|young|little|small|all|my|another) ){0,3}';
/** Nothing to wear follows, and nobody's work. */
const ALONE =
  "(?!')(?= ,|$| (?:please|pls|plz|now|tonight|today|here|near|nearby|around|only|asap|who|or|dm|write|message|msg|text|call|inbox|ping|from \\p{L}{2,15}|in (?:my|this|your|delhi|mumbai|pune|goa|noida|lucknow|jaipur|kolkata|chennai|bangalore|hyderabad|london|dubai)|for (?:fun|sex|love|chat|company|friendship|tonight|me|(?:a|the|one) night|money|rent|sale)|to (?:meet|play|chat|date|talk|sleep|come|have fun))(?!\\p{L}))";

const WISH =
  '(?:want(?:s|ed|ing)?|need(?:s|ed|ing)?|seek(?:s|ing)?|crav(?:e|es|ing)|(?:hungry|horny|look(?:ing)?|search(?:ing)?|hunt(?:ing)?|asking|will pay|pay(?:ing)? (?:well|good|cash)) (?:for|4)|(?:wanna|wants? to|want to|would like to|love to|looking to) (?:meet|talk to|chat with|text|date|know|play with)|(?:marry|date|meet)(?:ing)?|lust(?:ing)? (?:for|after)|buy(?:ing)?|sell(?:ing)?|rent(?:ing)?|(?:give|send|bring|get|lend|rent|sell) (?:me|us))';
/** What is said of clothes, pockets and whole families too. */
const LIKING =
  "(?:(?:i|we)(?:'m| am|m)? (?:only |just |really |so |always )?(?:like|love|prefer|enjoy|fancy|into|after)|who (?:has|have|got)|any(?:one|body) (?:got|has|with)|where are|show me|find me|(?:my|our) (?:type|taste|thing|fetish|kink) (?:is|are))";

const WHOM = '(?:me|us|my (?:inbox|dms?|number|place|home|room))';
/** A shop that is written to, and what it is asked. */
const ABOUT_CLOTHES =
  '(?! (?:, )?(?:(?:for|to) (?:an? |the |your |our |more |custom |get |know )?(?:order|buy|book|price|rate|size|measure|stitch|pattern|cut|detail|fit|sample|cloth|colou?r|catalog|custom|pay|make|made|sew|alter|one)|about|what|which|how|your|with (?:your|the|her|his)))';
const REACH = `(?:(?:write|dm|d m|pm|message|msg|mssg|text|ping|inbox|call|phone|ring|whats ?app|snap|chat|talk|contact|reach|add|meet|visit|come|speak)(?: (?:to|with|over to|up))? ${WHOM}|hmu|hit me up|dms? open|(?:my )?(?:inbox|dms?) (?:is |are )?open|(?:write|come|message|text) (?:here|over)|(?:dm|pm|msg|inbox)(?= ,|$)|(?:give|send|drop) (?:me )?(?:your |ur )?(?:number|numbers|pics?|photos?|snap|insta))${ABOUT_CLOTHES}`;
/** What stands between whoever is called and what they are to do. */
const BETWEEN =
  '(?: ,)?(?: (?:here|there|out there|online|please|pls|plz|can|could|should|may|must|just|only|now|tonight|today|who|want|wants|wanting|like|fun|are|is|and|or|come|free|ready|bored|alone|lonely|single|welcome|interested|available|after (?:class|school)|(?:from|in|near|around) \\p{L}{2,15}|,)){0,5} ';
/** Nobody else's: 'for girls under 12' is who a dress is for. */
const CALLED_OUT =
  "(?<![\\p{L}\\p{N}'] )(?:(?:hi+|hey|hello|dear|any|all|only|calling|you|hot|sexy|single|lonely|cute|sweet|innocent|desi|indian|pretty|bored|naughty|real|beautiful)(?: ,)? ){0,3}";
const SELF = "(?:i am|im|i'm|me) (?:only |just |a |an |already ){0,2}";

const PICTURES = '(?:pics?|photos?|pictures?|vids?|videos?|clips?|content|nudes?|files?|folders?)';
const CHILD_OF =
  '(?:kids?|kiddie?s?|child|children|teens?|minors?|pre ?teens?|school ?girls?|little (?:girl|boy)s?|young (?:girl|boy)s?|under ?age)';
const TRADE = '(?:trad(?:e|es|ing)|swap(?:s|ping)?|exchang(?:e|es|ing)|sell(?:ing)?|buy(?:ing)?|collect(?:ion|ing))';

const INVITED = rule(
  `${WISH} (?:for )?(?:, )?${ADORNED}${ANY_YOUNGSTER}${ALONE}`,
  `${LIKING} ${ADORNED}${YOUNGSTER}${ALONE}`,
  `${LIKING} (?:girls?|boys?|them|em|women) (?:who are |so |very )?(?:only )?(?:${N}|${UNDER}|under ?age|pre ?teen)(?= ,|$| (?:and|or))`,
  `(?:want|like|love|prefer|need) (?:them|em|my (?:girls|boys|women)|(?:my )?girls|boys) (?:very |really |so )?(?:small|little|young|tiny|under ?age) (?:and|n|but|, ) ?(?:innocent|pure|untouched|helpless|quiet|tight|fresh|willing|obedient|shy|virgin)`,
  `${CALLED_OUT}(?:${YOUNGSTER}|teens|teenagers|minors|kids ${AGED})(?!')${BETWEEN}${REACH}`,
  `${CALLED_OUT}(?:${YOUNGSTER}|teens|teenagers|minors|kids ${AGED})(?!')(?: ,)? (?:wanted|needed|required|preferred|looking for (?:older|old|men|man|an? (?:older )?man|dadd\\p{L}{1,3}|uncles?|fun|sugar))(?= ,|$| (?:men|man|here|now|tonight|asap))`,
  `(?:single|lonely|hot|sexy) ${YOUNGSTER} only`,
  `${CALLED_OUT}${YOUNGSTER} for (?:fun|sex|love|chat|company|friendship|tonight|me|(?:a|the|one) night|money|rent)(?= ,|$)`,
  `any ${YOUNGSTER} (?:here|around|online|out there|nearby|interested|free)(?= ,|$)`,
  `${CALLED_OUT}(?:f ?1[0-7]|1[0-7] ?f)(?: ,)? (?:here|bored|lonely|horny|single|alone|looking|free|dm|hmu|snap|text)`,
  `(?:your|ur) (?:daughter|sister|niece|son|kid|girl|little (?:girl|sister))s? (?:is|are) (?:only |just )?${N}(?: ,)? (?:(?:and|then) )?(?:send|bring|give|lend) (?:her|him|them)`,
  '(?:the )?younger (?:, )?(?:the |is )?better',
  `(?:write|dm|pm|message|msg|text|ping|inbox|chat|talk|meet|snap|come)(?: (?:to|with))? ${WHOM}(?: ,)? (?:(?:if|when) (?:you|u)(?:'re| are| r| re) )?(?:an? |only |just |all |you |dear ){0,2}(?:${YOUNGSTER}|${UNDER})(?!')(?= ,|$)`,
  `(?:${REACH}|send (?:me )?(?:your |ur )?(?:pics?|photos?|number))(?: ,)? (?:if|when) (?:you are|you're|youre|u are|u r|ur|you re) (?:only |just |a |an ){0,2}(?:${N}(?= ,|$| (?:or|and))|${UNDER}|${YOUNGSTER})`,
  `(?:if|when) (?:you are|you're|youre|u are|u r|ur|you re) (?:only |just |a |an ){0,2}(?:${N}(?= ,| (?:or|and))|${UNDER}|${YOUNGSTER})(?: (?:and|or) \\p{L}{2,10})?(?: ,)? (?:please |pls |just ){0,1}${REACH}`,
  `${REACH} , (?:all |you |dear |little |only ){0,2}(?:kids|children|teens|teenagers|kiddies)(?=$)`,
  `${SELF}${N}(?: ?(?:f|m|yo|y o|yrs?|years?)(?: old)?)?(?: (?:f|m|girl|boy|female|male))?(?: (?:and|but))?(?: ,)? (?:\\p{L}{1,10} ){0,2}${REACH}`,
  `(?:want|wants|wanted|need|seek|seeking) 1[0-7]m(?=$| (?:for fun|now|tonight))`,
  `${CHILD_OF}'?s? ${PICTURES}(?: ,)? (?:for )?(?:${TRADE}|sale|available|link|mega)(?= ,|$| (?:here|me|dm|with))`,
  `${TRADE} (?:of )?(?:${PICTURES} of )?(?:my |your |some |any ){0,2}${CHILD_OF}'?s?(?: ${PICTURES})?(?= ,|$| (?:here|me|dm|with))`,
  `(?:cp|c p) (?:here|links?|trad\\p{L}{1,3}|swap|packs?|videos?|vids?|pics?|available|dm|sell\\p{L}{0,3})(?= ,|$| here)`,
  `(?:got|need|want|have|selling|trad(?:e|ing)|share|any) (?:some |any )?cp(?= ,|$)`,
);

/** Where this stands, somebody young is sought. */
export const INVITES_THE_YOUNG: Led = { lead: NAMES_THE_YOUNG, whole: INVITED };
