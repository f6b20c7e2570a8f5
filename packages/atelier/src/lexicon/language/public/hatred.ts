/** Harm that is told, wished or called for, and peoples that are wished away, beyond what `in-public.ts` and `killing.ts` have. Every repetition is bounded. */
import { type Led, rule } from '../rule.ts';

const WHOSE =
  "(?:your|ur|her|his|their|my (?:ex|neighbou?r|boss)'s|this \\p{L}{2,12}'s|that \\p{L}{2,12}'s|\\p{L}{2,12}'s)";
const BODY = '(?:fingers?|legs?|necks?|face|bones?|arms?|hands?|throats?|teeth|nose|jaw|skull|knees?|head|spine)';
const WILL = "(?:i|we|they)(?:'ll| will|'m going to| am going to|'m gonna| am gonna|ll| would| should)";

/** Led by what is done to somebody, or by the wish. */
export const HARM_TOLD: Led = {
  lead: rule(
    'break|smash|slit|crush|snap|cut off|bash|rip off|hurt|cut|beat|end|finish|destroy',
    "won't|wont|will not|pray|burn|torch|bomb|blow up|deserves?|coming for|acid|hope|wish|your ?self|urself|yourselves",
  ),
  whole: rule(
    `${WILL} (?:\\p{L}{1,12} ){0,5}(?:break|smash|slit|crush|snap|cut off|bash|rip off) ${WHOSE} ${BODY}`,
    `${WILL} (?:find|catch|get|hunt) (?:you|u|her|him|them|(?:this|that|the) \\p{L}{2,14}|\\p{L}{2,14}) and (?:break|hurt|cut|beat|smash|end|finish|destroy)`,
    "\\p{L}{2,14}(?: ,)? (?:you|u) (?:won't|wont|will not) (?:see|live to see|survive|make it to|last) (?:next|tomorrow|the (?:week|night|month|morning|year)|till|until|another)",
    "pray (?:that )?(?:you|u|she|he) (?:don't|dont|do not|doesn't|doesnt|never) (?:ever )?(?:meets?|sees?|cross(?:es)?) me",
    `(?:someone|somebody|we|they|people) (?:should|must|ought to|needs? to|have to) (?:burn|torch|bomb|blow up|smash)(?: down)? (?:${WHOSE}|the) (?:house|home|shop|family|car|store|mosque|temple|church|village)s?`,
    '(?:he|she|they|you|u|\\p{L}{3,14}) deserves? (?:a bullet|the rope|to (?:die|be (?:shot|hanged|raped|beaten|killed|burned|stoned)))',
    "(?:we are|we re|we're|i am|i'm|im) coming for (?:your|ur|her|his|their) (?:family|kids|children|house|wife|mother|sister|head|parents)",
    'acid (?:is |will be )?(?:waiting|ready|kept) for',
    '(?:i )?(?:hope|wish|pray)(?: that)? (?:you|u|she|he|they)(?: all)? (?:(?:get|gets|got|are|is|be) (?:raped|killed|shot|stabbed|beaten|run over|cancer|aids|hit by \\p{L}{1,4} ?\\p{L}{2,8})|dies?(?= ,|$| (?:soon|slowly|alone|in))|burns? in hell|rots?(?= ,|$| in)|chokes?(?= ,|$| on))',
    '(?:go|just|please|pls|better|and) (?:and )?(?:hang|drown|shoot|off|kill) (?:your ?self|urself|yourselves)',
  ),
};

/** Who is spoken of as a people; none of them is a colour of clothes alone. */
const PEOPLE =
  '(?:jews?|muslims?|moslems?|hindus?|christians?|sikhs?|dalits?|brahmins?|adivasis?|arabs?|africans?|pakistanis?|pakis?|bangladeshis?|madrasis?|biharis?|mexicans?|chinks?|chinkis?|immigrants?|migrants?|refugees?|foreigners?|gays|lesbians|homos|hijras?|trans(?:genders?| people)|gyps(?:y|ies)(?! (?:skirt|top|blouse|dress|tier|style|look))|roma|kafirs?|infidels?|(?:black|brown|asian|african|gay|disabled) people|lower castes?)';

/** Led by who is wished away. */
export const A_PEOPLE_WISHED_AWAY: Led = {
  lead: rule(PEOPLE, 'these people|you people|them'),
  whole: rule(
    `(?:all |these |those |the )?${PEOPLE} (?:all )?(?:should|must|need to|have to|ought to|can|better) (?:all )?(?:leave|get out|go (?:back|home|away)|be (?:stoned|deported|sterili[sz]ed|lynched|castrated|burned|flogged|enslaved)|get lost|disappear|hang|burn|die|drown)`,
    `${PEOPLE} (?:ruin(?:s|ed)?|destroy(?:s|ed)?|poison(?:s|ed)?|infest(?:s|ed)?|invad(?:e|es|ed)|breed like|steal|own) (?:everything|all|our|us|this|the (?:world|country|media|city|banks)|rats|rabbits)`,
    `(?!gays|lesbians)${PEOPLE} (?:should|must|can|may)(?: ?not|n't|nt| never) (?:be allowed (?:to|in)|wear (?:this|our|these|that)|touch|enter|vote|exist|breed|marry|live)`,
    `(?:send|ship) (?:them|these people|all of them|you people|${PEOPLE}) (?:all )?back to (?:africa|asia|pakistan|india|mexico|bangladesh|china|arabia|syria|turkey|their (?:own )?(?:country|village|land)|where they)`,
    `(?:send|ship|throw|kick|drive) (?:${PEOPLE}|(?:them|these people) all) (?:all )?(?:back|out)(?= ,|$| (?:of|now))`,
    `no ${PEOPLE}(?= ,|$| (?:here|please|allowed))`,
    `(?:kill|gas|burn|shoot|hang|behead|exterminate|deport|castrate|lynch) (?:all |every |these |those |the ){1,2}${PEOPLE}`,
    `(?:${PEOPLE}) (?:out|go home|not welcome|get out|keep out)(?= ,|$| (?:of|now))`,
  ),
};
export const PEOPLES_WISHED_AWAY = rule(
  '(?:go|get) back to (?:your (?:own )?(?:country|village|jungle|slum)|where you came from|africa|pakistan|bangladesh)',
  'hitler (?:was|is) (?:right|good|great|a hero)|hitler did nothing wrong|h(?:e|a)il hitler|sieg heil|14 words(?= ,|$| and)|14 ?88|6 million (?:was|were) not enough',
  '(?:white|aryan) (?:lives|blood|race) (?:only|first|matter more|above all)(?= ,|$)',
  'no blacks? , no (?:dogs?|irish|jews|browns|asians)',
  '(?:gas|exterminate|lynch) (?:them|em|all of them|the lot)(?: all)?(?= ,|$| (?:now|again|like))',
  'the only good \\p{L}{3,14} is a dead (?:one|\\p{L}{3,14})',
  '(?:women|girls|sluts?) (?:who|that) (?:dress|wear|look|go)(?:es|s)? (?:\\p{L}{1,10} ){1,3}(?:deserve|are asking for|want|ask for) (?:it|rape|what)',
);

const words = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${patterns.join('|').normalize('NFKC')})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');

/** Over `sentencesOf`. */
export const HARM_TOLD_ABROAD = words(
  'ojalá te (?:mueras|maten|violen)|muérete(?: perra| zorra| ya)?|te (?:mato|voy a matar|reviento)(?= ,|$)',
  '(?:ich )?(?:bring|mach|stech)e? (?:dich|euch|sie) (?:um|kalt|ab)|stirb(?= ,|$| du)|verreck\\p{L}{0,2}',
  "(?:je vais te|on va te|j'vais te) (?:tuer|buter|crever|égorger)|crève(?= ,|$| (?:salope|sale))|va mourir(?= ,|$)",
  'muori(?= ,|$| (?:troia|puttana|male))|crepa(?= ,|$)|devi morire',
  '(?:vai|vais) morrer(?= ,|$)|morre (?:praga|vadia|desgraçad[oa])|vou te matar',
  'сдохни\\p{L}{0,2}|чтоб ты сдох\\p{L}{0,2}|(?:тебе|вам) конец(?= ,|$)|повесься',
  'geber(?:in|iniz)?(?= ,|$)|öl artık|seni (?:öldürürüm|gebertirim|bitiririm)',
  'zdechnij|zabiję (?:cię|was)|umrzyj',
  'mati kau|kubunuh kau|mampus kau',
);

/** Over `sentencesOf`. */
export const PEOPLES_WISHED_AWAY_ABROAD = words(
  '(?:ausländer|juden|türken|moslems?|muslime|kanaken|flüchtlinge|neger) (?:raus|ins gas|vergasen)',
  'sales? (?:arabes?|noire?s?|juifs?|juives?|nègres?|race|rebeus?|gitans?|pédés?)|rentrez? chez (?:toi|vous)(?= ,|$)|retourne dans ton pays',
  '(?:жид|хач|чурк|хохл|черножоп|чурок|хачей|жидов)\\p{L}{0,3} (?:в печь|вон|на нож|убирайтесь|резать)',
  '(?:fuera|mueran|maten a) (?:los |las )?(?:moros|negros|judíos|inmigrantes|sudacas|gitanos|maricones)',
  '(?:bunuh|bantai|bakar|usir) (?:semua |saja )?(?:orang )?(?:cina|china|yahudi|kristen|kafir|pribumi)',
  '(?:negri|ebrei|zingari|immigrati|marocchini) (?:a casa|di merda|al rogo|nei forni)|morte agli? (?:ebrei|arabi|immigrati)',
  '(?:मुल्ल|मुसलमान|हिंदू|हिन्दू|काफिर|काफ़िर|दलित|ईसाई|कटु)[\\p{L}\\p{M}]{0,4} को (?:मारो|काटो|भगाओ|जलाओ|निकालो)',
  '(?:اقتلوا|اذبحوا|احرقوا|اطردوا) (?:ال)?\\p{L}{2,12}|الموت (?:لل|ل)\\p{L}{3,12}',
  '(?:żydzi|żydy|ciapaci|uchodźcy|murzyni) (?:do gazu|won|raus)',
  '(?:suriyeliler|kürtler|ermeniler|yahudiler) (?:defol|gebersin|dışarı)\\p{L}{0,4}',
);

/** Where few spaces are set. */
export const HARM_UNSPACED =
  /杀光|殺光|去死(?:吧|$|,| )|弄死你|死ね|殺してやる|ぶっ殺|죽여 ?버(?:릴|린|리)|뒤져라|죽어라/u;
