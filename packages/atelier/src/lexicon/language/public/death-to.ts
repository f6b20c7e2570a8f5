/** Death that is wished to a people in other languages, and harm and contempt that `hatred.ts` and `killing.ts` do not have. Every repetition is bounded. */
import { type Led, rule } from '../rule.ts';

const PEOPLE =
  '(?:jews?|muslims?|hindus?|christians?|sikhs?|dalits?|arabs?|africans?|blacks|gays|lesbians|trann(?:y|ies)|troons?|trans people|immigrants?|migrants?|refugees?|foreigners?|roma|gypsies)';
const HOUSE_OF_GOD = '(?:mosque|synagogue|church|temple|gurdwara|masjid|mandir)s?';

/** Over `plainText`. */
export const HARM_CALLED_FOR = rule(
  `(?:bomb|blow up|torch|burn down|shoot up|set fire to|attack) (?:the|that|this|every|all|your|their) (?:\\p{L}{1,10} )?${HOUSE_OF_GOD}`,
  '(?:i|we) know (?:your (?:street|address|house|school)|where (?:you|u|your (?:kids|children|family|mother)) (?:live|sleep|work))',
  '(?:i )?(?:hope|wish|pray)(?: that)? (?:your|ur|her|his|their) (?:whole |entire )?(?:family|kids|children|house|mother) (?:burns?|dies?|rots?|suffers?)(?= ,|$| (?:in|soon|slowly))',
  '(?:someone|somebody) (?:should|must|please) (?:shoot|kill|stab|hang|burn) (?:the|that|this) (?:owner|seller|woman|man|girl|boy|maker|teacher|driver|guard|priest)',
  '(?:hang|drown|kill|shoot) your ?self(?= ,|$| (?:please|now|already|tonight|today))|kys',
  'rape (?:her|him|them|you|u|all)',
  `katuo+n ko (?:ka+t|ma+r|jala) (?:do|da+lo|denge)`,
);
/** Over `plainText`. */
export const CONTEMPT_OF_PEOPLES = rule(
  `${PEOPLE} (?:will|shall) not replace us`,
  `(?:all )?${PEOPLE} belongs? in (?:the |an? )?(?:gutters?|zoo|ovens?|graves?|cages?|trash|sewers?|camps?|jungle)`,
  `(?:all )?${PEOPLE} (?:should|must|ought to|need to|have to) (?:all )?(?:hang|die|burn|be (?:hanged|killed|shot|gassed|burned))`,
  `(?:kill|gas|burn|shoot|hang|exterminate|lynch) (?:all |every |these |those |the ){1,2}${PEOPLE}`,
  '(?:lynch|gas|exterminate) (?:them|em) from',
  'white power(?= ,|$| (?:rises?|forever|now|movement|march))',
  '(?:women|wives|girls) are (?:property|cattle|slaves)(?= ,|$)',
);

const words = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${patterns.join('|').normalize('NFKC')})(?![\\p{L}\\p{M}\\p{N}])`, 'u');

const FR =
  '(?:arabes?|juifs?|juives?|noirs|musulmans?|musulmanes|chrétiens|pédés?|homos?|gays|gouines|roms|gitans|migrants|immigrés|étrangers|asiatiques|blancs|trans|chinois|turcs|algériens|roumains)';
const ES =
  '(?:moros|negr[oa]s|judí[oa]s|maric(?:as|ones)|gays|lesbianas|musulman[ea]s|árabes|gitan[oa]s|inmigrantes|migrantes|sudacas|trans|travestis|travelos|chinos|indi[oa]s|cristian[oa]s|extranjer[oa]s)';
const PT =
  '(?:pret[oa]s|negr[oa]s|judeus|gays|viados|bichas|muçulman[oa]s|árabes|cigan[oa]s|imigrantes|índi[oa]s|trans|travestis|estrangeir[oa]s|nordestin[oa]s)';
const IT = '(?:ebrei|arabi|negri|neri|gay|froci|musulmani|zingari|immigrati|stranieri|cinesi)';
const DE =
  '(?:juden|türken|muslimen?|moslems|ausländern?|arabern?|schwulen?|zigeunern?|flüchtlingen?|negern?|schwarzen)';
const RU =
  '(?:хач|жид|евре|чурк|чурок|хохл|негр|гей|гея|геев|педик|пидор|мусульман|цыган|армян|азер|таджик|узбек|чечен|кавказц|мигрант|(?:чёрн|черн)(?=ым|ых)|лесбиян|пиндос|москал|китайц|араб(?!еск))(?!ск)\\p{L}{0,4}';
const TR = '(?:yahudiler|ermeniler|kürtler|suriyeliler|araplar|eşcinseller|rumlar|hristiyanlar|aleviler)';

/** Led by the death. Over `sentencesOf`. */
export const DEATH_TO_A_PEOPLE: Led = {
  lead: words(
    'mort|tue[zr]|tuons|brûle[zr]|gaze[zr]|exterminez|exterminer|pendez|muerte|morte|uccidete|ammazzate|bruciate',
    'mat(?:ar|en|ad|emos|em)|quem(?:ar|en|ad)|queim(?:ar|em)|extermin(?:ar|en|ad|em)|ahor(?:car|quen)',
    'tod|tötet|vergast|hängt|erschießt|смерть|убить|убивать|убивайте|убей|убейте|резать|режь|режьте|бей|бейте',
    'жечь|вешать|вешайте|мочи|мочить|истребить|ölüm|öldür\\p{L}{0,4}',
  ),
  whole: words(
    `mort (?:aux|à (?:tous |toutes )?les) (?:sales )?${FR}`,
    `(?:tuez|tuer|tuons|brûlez|brûler|gazez|gazer|exterminez|exterminer|pendez) (?:tous |toutes )?(?:les|ces) (?:sales )?${FR}`,
    `(?:muerte|muerte ya) a (?:todos |todas )?(?:los|las|esos|esas) ${ES}`,
    `(?:mat(?:ar|en|ad|emos)|quem(?:ar|en|ad)|extermin(?:ar|en|ad)|ahor(?:car|quen)) a (?:todos |todas )?(?:los|las|esos|esas) ${ES}`,
    `morte a(?:os|s| todos os| todas as) ${PT}`,
    `(?:mat(?:ar|em)|queim(?:ar|em)|extermin(?:ar|em)) (?:todos |todas )?(?:os|as|esses|essas) ${PT}`,
    `(?:morte a(?:i|gli|lle| tutti gli| tutti i)|(?:uccidete|ammazzate|bruciate) (?:tutti )?(?:i|gli)) ${IT}`,
    `(?:tod (?:den|allen) |(?:tötet|vergast|hängt|erschießt) (?:alle |die )?)${DE}`,
    `смерть (?:всем )?${RU}`,
    `(?:убить|убивать|убивайте|убей|убейте|резать|режь|режьте|бей|бейте|жечь|вешать|вешайте|мочи|мочить|истребить) (?:всех )?(?:этих )?${RU}`,
    `${TR}[ea] ölüm|(?:tüm |bütün )?${TR}[ıi] öldür\\p{L}{0,4}`,
  ),
};

/** The same in Japanese. */
export const DEATH_TO_A_PEOPLE_UNSPACED = new RegExp(
  '(?:朝鮮|韓国|中国|支那|日本|黒人|外国|在日|ユダヤ|クルド|部落|チョン|ゲイ|移民)(?:人|民)?(?:ども|たち|達)?(?:を|は)?(?:みんな|みな|全員|皆)?(?:殺せ|殺そう|殺す|ころせ|死ね|皆殺し|くたばれ|絶滅|吊る?せ)'.normalize(
    'NFKC',
  ),
  'u',
);
