/** What is said of people and to them under pictures: threats and contempt, in sentences. Over `plainText`; every repetition is bounded. */
import { type Led, rule } from '../rule.ts';

const WHOM = '(?:you|u|ya|her|him|them|everyone|everybody)';
export const THREATS = rule(
  `(?:i|we)(?:'ll| will|'m going to| am going to|'m gonna| am gonna|ll) (?:(?:find|come|get) (?:you )?and )?(?:kill|stab|shoot|burn|hurt|rape|bury|murder|beat|strangle) ${WHOM}`,
  `(?:burn(?:ed|t)?|bur(?:y|ied)|skin(?:ned)?|boil(?:ed)?) (?:${WHOM} )?alive`,
  `(?:acid|bullets?|knife|knives) (?:on|in|into|through|at) (?:your|her|his|their|you|him|them|ur)(?: (?:face|head|neck|heart|throat))?`,
  `(?:put|puts) an? (?:bullet|knife) (?:in|into|through) ${WHOM}`,
  '(?:coming|come) (?:for you |over )?with an? (?:knife|gun|axe)',
  'drink (?:some )?(?:bleach|poison|acid)',
  'jump off (?:a|the) (?:roof|bridge|building|cliff)',
  '(?:world|everyone) (?:is|would be|will be) better (?:off )?without you',
  'k (?:, )?y (?:, )?s',
  'mar ?ja+(?:o)?(?= ,|$| (?:kutt|sal|tu|haram)\\p{L}*)',
  'zinda (?:ja+l|ga+d|ka+t|da+fn)\\p{L}*',
  'gala (?:ka+t|ghont)\\p{L}*',
  '(?:acid|tezaab) (?:phenk|fenk|da+l)\\p{L}*',
  '(?:goli|ja+n se) ma+r (?:du|do|de)\\p{L}*',
  '(?:tumhe|tumko|tujhe|tujhko|tereko|aapko) ma+r (?:d|da+l)(?:u|oo)n?g[aei]',
  "(?:(?:i|we)(?:'ll| will| am going to|'m going to| gonna) )?(?:bomb|burn down|blow up|torch) (?:your|ur|their|his|her) (?:shop|house|home|store|school|mosque|temple|church)",
  'i know (?:your|ur) (?:address|house)(?! looks)',
  'i know where (?:you|u) live',
);

const PEOPLE =
  '(?:jews?|muslims?|moslems?|hindus?|christians?|sikhs?|buddhists?|dalits?|brahmins?|(?:black|white|brown|asian|african|trans|gay|disabled|poor) people|blacks|asians|arabs?|africans?|pakistanis?|bangladeshis?|madrasis?|biharis?|chinese|mexicans?|immigrants?|migrants?|refugees?|foreigners?|missionaries|gays|lesbians|hijras?|transgenders?|roma|gyps(?:y|ies)|lower castes?|women)';
const CONTEMPT_WORD =
  '(?:vermin|rats?|dogs?|pigs?|swine|monkeys?|apes?|animals?|dirty|filth(?:y)?|disgusting|scum|trash|garbage|cockroach\\p{L}*|parasites?|greedy|thieves|criminals|sub ?human|inferior|terrorists?|evil|cancer|plague|disease[sd]?|whores?)';
/** Led by the people that is spoken of. */
export const CONTEMPT_OF_A_PEOPLE: Led = {
  lead: rule(PEOPLE),
  whole: rule(
    `${PEOPLE} (?:are|r|is) (?:(?:all|just|so|such|really|like|nothing|but|always|the|a) ){0,4}${CONTEMPT_WORD}`,
    `${PEOPLE} (?:all |really )?(?:stinks?|control (?:the|our|all)|should know their place|should be banned)`,
    `${PEOPLE} (?:all )?(?:should|must|ought to|need to|have to|deserve) (?:all )?(?:to )?(?:be |get )?(?:die|death|kill(?:ed)?|wiped out|shot|hanged|burn(?:ed|t)?|beaten|raped|gassed|exterminated|eliminated)`,
    `${PEOPLE} run (?:everything|the world|the media)`,
    `no ${PEOPLE} (?:in|near|allowed|please|here)`,
    `(?:look|looks|smell|smells|dress|dresses) like (?:dirty |filthy )?${PEOPLE}(?= ,|$)`,
  ),
};
export const CONTEMPT = rule(
  'women belong in the kitchen',
  'sab (?:\\p{L}{3,12} ){1,2}(?:ka+le )?(?:bandar|kutt[ae]|suar|jaa?nwar) h(?:ain|ai)',
  'chinkis?',
  '(?:katu\\p{L}{1,4}|mull\\p{L}{1,4}|musalma\\p{L}{1,4}|dalit\\p{L}{0,4}|bangladeshi\\p{L}{0,4}) ko (?:desh|country|bharat|india) se (?:nika+l|bhaga)\\p{L}*',
  'neechi? (?:jaa?t|jaati)(?: wal\\p{L}{1,2})?',
  'au?kaa?t (?:mein|me|main) (?:raho|rah)',
);

/** Of bodies and of women, where nobody is dressed by it. */
export const LEWD = rule(
  '(?<!(?:blue|great|coal|marsh|willow|long tailed|tailed) )t[i1]ts',
  '(?<!(?:boss|rich|basic|bad) )bitch(?:es)?(?! (?:energy|era|mode))',
  'gaa?nd (?:pha+d|fa+d|ma+r)\\p{L}*',
  'lund ke',
  'be?hen ke lo[dr]\\p{L}{1,3}',
  '(?<!toad )horny(?! toads?)',
  'sex for (?:money|cash|rent)',
  '(?:massages?|spa|oil)(?: \\p{L}{1,12}){0,2} happy endings?',
  '(?:hijo de )?puta madre',
  'hijo de puta',
  'salopes?',
  'cyka',
  'бляд\\p{L}{1,3}',
  'randi wal[ai]',
  '(?:nude|naked) (?:pics?|photos?|pictures?|videos?)',
);
