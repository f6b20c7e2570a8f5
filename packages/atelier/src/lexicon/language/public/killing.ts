/** Killing, told to somebody or of somebody, in the languages that are read most here. Every repetition is bounded. */
import { type Led, rule } from '../rule.ts';

const KILL = '(?:kill|murder|slaughter|behead|strangle|stab|execute|hang|rape|finish off)';
/** Whoever says so means to. */
const WILL =
  "(?:(?:i|we|they|he|someone|somebody)(?:'ll| will| shall| would| should|'m going to| am going to| are going to|'re going to|'m gonna| am gonna| gonna|ll| must| swear (?:i|we)(?:'ll| will)|'d love to)|(?:^|(?<= , ))(?:gonna|will|going to)|(?:i|we) (?:want|need|plan|intend|wish|promise|swear) to|(?:i|we) wanna|let's|lets|let us|someone should|somebody should)";
/** What is killed, hung or stabbed and lives on. */
const NOBODY =
  '(?:it|this|that|these|those|for|to|in|on|at|with|off|and|or|by|the (?:look|show|party|floor|stage|game|mood|vibe|lights?|noise|colou?rs?|dress|coat|hem|cloth|fabric|seams?|thread|line|outfit|ramp|runway|audience|crowd|competition)|an?|time|boredom|beige|black|summer|winter|monday|mondays|fashion|your|our|my (?:look|time|wardrobe|savings|budget|diet|back|feet|mood|own)|his|her|their|its|some|every (?:look|party|event|time)|two|darkness|silence|everything|curtains|coats|dresses|clothes|look|looks|cloth|bill|joy|vibes?|lights?|red|blue|pink|white|gold|silk|cotton)';
const SOMEBODY = `(?:all (?:of )?(?:you|them|the )?)?(?:my (?:neighbou?rs?|boss|wife|husband|sister|brother|ex|mother|father|teacher|tailor|rival)|(?:that|the|this) (?:family|tailor|woman|man|girl|boy|whore|dog|pig|bastards?|infidels?|priest|minister|president|teacher|neighbou?rs?)|(?!${NOBODY}(?![\\p{L}]))\\p{L}{2,16}(?: \\p{L}{2,16})?)`;
const THEN =
  '(?= ,|$| (?:tonight|today|tomorrow|soon|now|one day|and (?:her|his|your|their|all)|with (?:my|a|an) (?:knife|gun|hands?|bare)|in (?:her|his|their) sleep|dead|if|when|because|for what)(?!\\p{L}))';
const GROUP =
  '(?:mull[aeo]+n?|katu[ae]|musalma+n|muslims?|hindu|kafir|ka+fir|dalit|isai|sikh|pandit|jihadi|deshdrohi)(?:on|o|s)?';
const KILLED_HI = '(?:ka+te|ma+re|jala+ye|jalae|pele|thoke|gade)';

/** Led by the word that kills. */
export const MEANT_TO_KILL: Led = {
  lead: rule(KILL, 'shoot'),
  whole: rule(
    `${WILL} ${KILL} ${SOMEBODY}${THEN}`,
    `${WILL} (?:kill|murder|slaughter|behead|shoot) all of (?:you|them)`,
    `${WILL} shoot (?:the |my |that )?\\p{L}{2,16}(?: \\p{L}{2,16})? (?:dead|down|in the (?:head|face|heart))`,
  ),
};
export const KILLING = rule(
  '(?:someone|somebody) (?:should|must|please) (?:shoot|kill|stab) (?!it|this|that|the|a|for|in|my)\\p{L}{2,16}(?=$| ,)',
  "(?:you are|you're|ur|u r) dead(?= ,|$| (?:meat|tonight|tomorrow))",
  '(?:(?!colou?rs?|thread|fabric|boredom|winter|summer|trends?|fashion)\\p{L}{2,16}) (?:will|must|should|deserves? to) (?:die|be killed|be shot|bleed)(?= ,|$| (?:tonight|tomorrow|today|soon|slowly|now))(?<!you will die)',
  '(?:^|(?<= , ))(?:kill|murder|stab|behead|lynch) (?!bill|it|the|this|that|time|for|a|my|your|them|joy|switch|fee|shot)\\p{L}{2,16}(?: \\p{L}{2,16})?$',
  'death to (?!boring|beige|the|skinny|fast|plain|dull|all|ugly|bad|ironing|black|grey|gray|polyester|trends?)\\p{L}{2,16} \\p{L}{2,16}(?=$| ,)',
  `\\p{L}{2,16} ko (?:(?:ja+n se|zinda|kal|aaj|raat ko|to) ){0,2}ma+r (?:d(?:u|oo|e|a+l(?:u|oo|e))n?ge?[ai]?|d(?:a+l)?enge)`,
  '(?:tujhe|tujhko|tumhe|tumko|tereko|teri|tera|tumhari) (?:gardan |gala |sar |sir |zinda |ja+n |boti boti )?(?:ka+t|ma+r|jala|chir|cheer|pel|thok|uda|nikal) (?:d|da+l)(?:u|oo|e)n?g[aei]',
  '(?:tujhe|tujhko|tumhe|tumko|tereko|use|usko) (?:zinda|jinda|jeeta) (?:nahi|nahin|nhi|nai) (?:chh?od|rahne|bachne)\\p{L}{0,6}(?: (?:d(?:u|oo|e)n?g[aei]))?',
  '(?:teri|uski|tumhari|inki|unki) la+sh\\p{L}{0,3} (?:gir|bich|nik|uth|mil)\\p{L}{0,6}',
  `${GROUP} ${KILLED_HI} ja(?:ye|en|ay|yen|aen|aye)n?ge`,
  `${GROUP} ko (?:sab |zinda )?(?:jala|ka+t|ma+r|goli|uda|khatam|ukhad)\\p{L}{0,4}`,
);

/** Genocide called back. */
export const GAS_CHAMBERS = rule(
  '(?:bring back|build|open|need|back to|send (?:them|you|\\p{L}{3,12}) to) (?:the |more |some )?(?:gas chambers?|ovens|death camps?)',
  'gas chambers? (?:now|again|for (?:them|all|you|the|\\p{L}{4,12}s)|are (?:waiting|ready)|await|back|were (?:good|right))',
);

const words = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${patterns.join('|').normalize('NFKC')})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
const DU = '(?:दूंगा|दूँगा|दूंगी|देंगे|डालूंगा|डालूँगा|डालूंगी|डालेंगे|दुंगा|डालुंगा)';
const GROUP_HI =
  '(?:मुल्ल|मुसलमान|मुस्लिम|हिंदू|हिन्दू|हिंदु|हिन्दु|काफिर|काफ़िर|दलित|ईसाई|ईसाइ|सिख|कटुआ|कटुए|जिहादी|पंडित)[\\p{L}\\p{M}]{0,4}';
/** The same over `keptText`, its signs apart. */
export const KILLING_ABROAD = words(
  `(?:तुझे|तुझको|तुम्हें|तुमको|आपको|तेरे को|तेरी|तेरा) (?:(?:जान से|गर्दन|गला|सिर|जिंदा|ज़िंदा|कल|आज) ){0,2}(?:काट|मार|जला|चीर|ठोक|उड़ा|गाड़) ${DU}`,
  `[\\p{L}\\p{M}]{2,16} को (?:(?:जान से|कल|आज|गोली|जिंदा) ){0,2}मार ${DU}`,
  '(?:तुझे|तुम्हें|तुमको|उसे|उसको) (?:जिंदा|ज़िंदा|जीता) नहीं (?:छोड़|छोड|रहने|बचने)[\\p{L}\\p{M}]{0,6}(?: (?:दूंगा|दूँगा|देंगे))?',
  '(?:तेरी|उसकी|तुम्हारी) लाश[\\p{L}\\p{M}]{0,3} (?:गिर|बिछ|निक|उठ|मिल)[\\p{L}\\p{M}]{0,6}',
  `${GROUP_HI} (?:काटे|मारे|जलाए|जलाये) (?:जाएंगे|जायेंगे|जाएँगे|जाने चाहिए)`,
  `${GROUP_HI} को (?:सब )?(?:जला|काट|मार|उड़ा|खत्म) (?:दो|देंगे|डालो|डालेंगे|दिया (?:जाएगा|जाए|जाना चाहिए))`,
  '(?:te|lo|la|los|las|os) (?:voy|vamos) a (?:matar|degollar|apuñalar|quemar viv[oa])',
  '(?:voy|vamos) a matar (?:a \\p{L}{2,16}|te|lo|la|los|las)',
  '(?:я|мы) (?:тебя|вас|его|её|ее|их) (?:убью|убьём|убьем|зарежу|прирежу|застрелю|задушу)',
  '(?:убью|зарежу|застрелю|задушу) (?:тебя|вас|его|её|ее|их|всех|\\p{L}{3,16}[уюа])(?= ,|$| (?:завтра|сегодня|ночью))',
  '(?:je vais|on va|nous allons) (?:(?:te|vous|le|la|les) (?:tuer|égorger|poignarder|buter)|(?:tuer|égorger|poignarder) (?!le |la |les |du |ce |cette |un |une |ma |mon )\\p{L}{2,16})',
  '(?:ich|wir) bring(?:e|en) (?:dich|euch|sie|ihn|alle) um',
  '(?:ich|wir) (?:werde|werden|will|wollen) (?:dich|euch|sie|ihn|alle|\\p{L}{2,16}) (?:töten|umbringen|abstechen|erschießen)',
  '(?:ich|wir) (?:töte|erschieße|ersteche) (?:dich|euch|sie|ihn|alle)',
  '(?:vou|vamos) (?:te|lhe|vos) matar|vou matar (?:a |o )?(?:você|vocês|ele|ela|\\p{L}{3,16})(?= ,|$)',
  'ti (?:ammazzo|uccido|ucciderò|ammazzerò|sgozzo)|vi ammazzo tutti',
  '(?:seni|sizi|onu|hepinizi) (?:öldürec\\p{L}{2,6}|öldürürüm|geberte\\p{L}{2,8}|keserim)',
  '(?:zabiję|zabije) (?:cię|cie|was|ją|go)|(?:ik ga|ik zal) (?:je|jou|haar|hem) (?:vermoorden|afmaken|doden)',
  'سأقتلك|سوف أقتلك|راح اقتلك|بقتلك',
);
