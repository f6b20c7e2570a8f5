/** The same of other languages: somebody young, and beside them who wants or calls them. Over `keptText` with its signs as ' , '; every repetition is bounded. */

import { WRITTEN_ABROAD, YEARS_ABROAD } from '../numbers-abroad.ts';
import type { Led } from '../rule.ts';

const words = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${patterns.join('|').normalize('NFKC')})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
/** Japanese, Chinese and Korean set few spaces. */
const signs = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|').normalize('NFKC'), 'gu');

const N = `(?:[4-9]|1[0-7]|${WRITTEN_ABROAD})`;
const AGE = `${N} ${YEARS_ABROAD}`;
const ENDS = '(?= ,|$)';

/** Hindi, in whose sentences whoever is wanted stands before the wish: 'ke liye' and 'ki frock' come between where a dress is. */
const GIRL_HI =
  '(?:lad?d?ki(?:y|ya|yan|yaan|yon|yo|ya+n)?|lark(?:i|iyan)|ladk[aeo]n?|bach+i(?:yan|yaan|ya)?|bachch[aei]|chh?okri(?:yan)?|लड़की|लड़कियां|लड़कियाँ|लड़कियों|लडकी|लडकियां|लडकियाँ|लड़के|लड़का|लडके|बच्ची|बच्चियां|बच्चियाँ|बच्चे|छोकरी|छात्रा|छात्राएं|chhatra(?:en)?)';
const YOUNG_HI = `(?:${[
  `(?:chh?oti|chh?ote|chh?ota|nanhi|nanhe|kamsin|kachchi|kacchi|nabalig|naba+lig?h?|kam umar (?:ki|ke)|chh?oti umar (?:ki|ke)|छोटी|छोटे|नन्ही|नन्हे|कमसिन|कच्ची|नाबालिग|कम उम्र (?:की|के)|छोटी उम्र (?:की|के)) (?:${GIRL_HI})`,
  `(?:school|skool|स्कूल)(?: (?:ki|ke|wali|wale|jane wali|की|के|वाली|वाले|जाने वाली))? ${GIRL_HI}`,
  `${AGE} (?:se (?:kam|chh?oti) )?(?:ki |ke |ka |wali |की |के |का |वाली )?(?:(?:chh?oti|छोटी) )?${GIRL_HI}`,
  `${N} (?:se|से) (?:kam|kam ki|niche ki|कम|कम की|नीचे की) ${GIRL_HI}`,
  `(?:class|kaksha|कक्षा|क्लास) ${N} (?:ki|ke|की|के) ${GIRL_HI}`,
  `(?:${N}|[5-9]v[ie]n?|1[0-2]v[ie]n?) (?:class|kaksha|कक्षा|क्लास) (?:ki|ke|की|के) ${GIRL_HI}`,
  '(?:nabalig|naba+ligh?|नाबालिग)(?:on|o|ों)?',
].join('|')})`;
const BETWEEN_HI =
  '(?: (?:,|ko mere paas|ko mujhe|को मेरे पास|को मुझे|apna|apne|अपना|mujhe|mujhko|mujhse|mere|mera|koi|abhi|yaha+n?|please|plz|jaldi|sab|se|aur|jo|bhi|to|mein|me|raat|aaj|मुझे|मुझको|मुझसे|मेरे|कोई|अभी|यहां|यहाँ|जल्दी|सब|से|भी|आज)){0,3}';
const REACH_HI =
  '(?:(?:msg|message|massage|inbox|dm|call|phone|chat|contact|baat|milo|mile|add|whatsapp|snap|ping|sampark|मैसेज|मेसेज|इनबॉक्स|कॉल|फोन|फ़ोन|चैट|बात|संपर्क|सम्पर्क|ऐड)(?: (?:kar|karo|kare|karen|karna|karein|do|me|mein|करो|करे|करें|करना|कीजिए|में))?|likho|likhe|likhna|milo|milne|aao|aa ?ja+o?|bhejo|bhej do|number (?:do|dena|bhejo|chahiye)|नंबर दो|दोस्ती (?:करनी|करना|करूंगा|चाहिए)|dosti (?:kar\\p{L}{1,4}|chahiye)|shadi karni|भेजो|लिखो|लिखे|लिखें|लिखना|मिलो|मिलने|आओ|आ जाओ|भेजो)';
const WISH_HI =
  '(?:chahiye|chahie|chaiye|cha+hiye|chahta hu|mangta|dila(?:o| do)|dhoo?nd\\p{L}{1,5}|chod\\p{L}{1,4}|pasand (?:hai|hain)|चाहिए|चाहिये|चाहता हूं|दिलाओ|दिला दो|ढूंढ[\\p{L}\\p{M}]{1,8})';

/** What a word of somebody young is not, where it says for whom. */
const NOT_FOR =
  '(?<!(?<![\\p{L}\\p{M}])(?:para|por|pra|per|pour|de|des|del|della|di|da|do|für|fur|von|der|die das|для|у|voor|van|för|för en|dla|untuk|bagi|mit|con|com|com a|avec|with|for|as|las|los|unsere|meine|mi|mis|minha|mia|ma|mes|meu|моя|моей|нашей|my|our) )';

const YOUNG_ES = `(?:(?:niñ(?:it)?[oa]s?|chiquill[oa]s?|nen[ae]s?)(?: (?:pequeñ[oa]s?|chic[oa]s|lind[oa]s|bonit[oa]s))?(?: (?:de|menor(?:es)? de|entre) ${N}(?: (?:a|y) ${N})?(?: años)?)?|colegialas?|menores(?: de edad)?|(?:chic[oa]s?|muchach[oa]s?|jovencit[oa]s?) (?:de|menores de) ${N}(?: años)?|jovencitas)`;
const YOUNG_PT = `(?:menin[oa]s?(?: (?:de|menor(?:es)? de) ${N}(?: anos)?)?|novinh[oa]s?(?: de ${N}(?: anos)?)?|garotinh[oa]s?|menores de idade|garot[oa]s? de ${N}(?: anos)?)`;
const YOUNG_FR = `(?:fillettes?|petites? filles?|petits? garçons?|gamines?|mineures?|collégiennes?|écolières?|lycéennes?|filles? (?:de|moins de) ${N}(?: ans)?|garçons? de ${N}(?: ans)?)`;
const YOUNG_DE = `(?:(?:kleine[sn]?|junge[sn]?|minderjährige[sn]?) (?:mädchen|jungs?|jungen)|schulmädchen|minderjährige|(?:mädchen|jungs) (?:unter|ab|von|bis) ${N}(?: jahren?)?|${N} ?jährige[snr]?(?: mädchen)?)`;
const YOUNG_IT = `(?:bambin[aie]|ragazzin[aei]|minorenn[ei]|ragazz[ae] di ${N}(?: anni)?)`;
const YOUNG_NL = `(?:(?:kleine|jonge) meisjes?|schoolmeisjes?|meisjes? (?:onder|van)(?: de)? ${N}(?: jaar)?|minderjarigen?(?: meisjes?)?)`;
const YOUNG_RU = `(?:(?:девоч|школьниц|малолет)(?:кой|ей|ами|ками|цей)(?: (?:до )?${N}(?: лет)?)?|девоч(?:ку|ек|ки|ка)(?: (?:до|лет|около)? ?${N}(?:[- ]${N})?(?: лет)?)|малолет(?:к[аиу]|ок|них)|школьниц[аыу]?|школьник(?:и|ов)?|несовершеннолетн\\p{L}{2,3}|девуш(?:ки|ек|ку) (?:до )?${N}(?: лет)?|подростк(?:и|ов)|маленьк(?:ую|их|ие) девоч(?:ку|ек|ки))`;
const YOUNG_PL = `(?:(?:małe |mała |małej )?dziewczynk[aięe]?(?: (?:do )?${N}(?: lat)?)|małe dziewczynki|małolat[aęyk]{0,2}|nastolatk[aięe])`;
const YOUNG_ID = `(?:anak (?:perempuan|gadis|kecil|sd|smp)(?: (?:umur )?${N} tahun)?|gadis kecil|cewek (?:sd|smp|sma)|cewek (?:umur )?${N} tahun|bocil)`;
const YOUNG_TR = `(?:(?:küçük|kucuk) kız(?:lar)?|liseli(?: kız(?:lar)?)?|ortaokullu(?: kız(?:lar)?)?|${N} yaşında(?:ki)? kız(?:lar)?)`;

/** Who is looked for, in sentences that begin with the wish. */
const LOOKED_FOR: readonly (readonly [wish: string, young: string])[] = [
  ['(?:busco|buscando|buscamos|quiero|necesito|deseo|me gustan|dame|mándame|mandame|vendo)', YOUNG_ES],
  ['(?:procuro|procurando|quero|preciso de|gosto de|me manda|vendo)', YOUNG_PT],
  ['(?:je )?(?:cherche|recherche|veux|voudrais|aime|besoin de|vends)', YOUNG_FR],
  ['(?:suche|gesucht|will|möchte|brauche|mag|verkaufe)', YOUNG_DE],
  ['(?:cerco|cercasi|voglio|vorrei|mi piacciono|vendo)', YOUNG_IT],
  ['(?:zoek|gezocht|wil|ik wil|hou van)', YOUNG_NL],
  ['(?:ищу|ищем|хочу|нужн[аыо]|люблю|куплю|продам|познакомлюсь с)', YOUNG_RU],
  ['(?:szukam|chcę|potrzebuję|lubię)', YOUNG_PL],
  ['(?:cari|nyari|mau|butuh|pengen|jual)', YOUNG_ID],
  [
    '(?:أبحث عن|ابحث عن|اريد|أريد|ابي|أبغى|ابغى|مطلوب)',
    '(?:(?:فتاة|بنت|بنات|فتيات) (?:صغيرة|صغيرات|صغار|قاصر|قاصرات)|قاصرات?|طفلة|أطفال|مراهقات)',
  ],
];
const ADORNED =
  '(?:(?:una?|unas|unos|uma|umas|une?|des|eine?n?|un|een|some|las|as|les|die|le|muy|bem|sehr|bella|linda|hübsche|красив\\p{L}{2,3}|молод\\p{L}{2,3}|süße) ){0,2}';

/** Who is called, in sentences that begin with them. */
const CALLED: readonly (readonly [young: string, reach: string])[] = [
  [
    YOUNG_ES,
    '(?:escríb\\p{L}{2,5}|escrib\\p{L}{2,6}|mánd\\p{L}{2,6}|mand\\p{L}{2,6}|háblen?me|hablen?me|contáct\\p{L}{2,5}|llám\\p{L}{2,5}|agrég\\p{L}{2,5})',
  ],
  [
    YOUNG_PT,
    '(?:me (?:cham\\p{L}{1,2}|escrev\\p{L}{1,2}|mand\\p{L}{1,2}|adicion\\p{L}{1,2})|cham\\p{L}{1,2} (?:no|aqui|pv)|escrevam)',
  ],
  [
    YOUNG_FR,
    '(?:(?:écri\\p{L}{1,4}|contact\\p{L}{1,3}|appel\\p{L}{1,4}|parl\\p{L}{1,3}|envoy\\p{L}{1,3}|ven\\p{L}{1,2}|ajout\\p{L}{1,3})(?: à)? moi|venez en (?:mp|dm|privé))',
  ],
  [YOUNG_DE, '(?:gesucht|schreib(?:t|en sie)? (?:mir|mich)|meldet euch|kontaktiert mich|ruft mich)'],
  [YOUNG_IT, '(?:scriv\\p{L}{2,6}|contatta\\p{L}{2,5}|chiama\\p{L}{2,5})'],
  [YOUNG_NL, '(?:schrijf|stuur|bel|app|contacteer) mij?'],
  [YOUNG_RU, '(?:пишите|напишите|пиши|напиши|звоните|добавляйтесь|в (?:лс|личку|директ))'],
  [YOUNG_PL, '(?:piszcie|napisz\\p{L}{0,4}|pisz)'],
  [YOUNG_ID, '(?:hubungi|chat|dm|inbox|wa)(?: (?:aku|saya|gue|ya))?'],
  [YOUNG_TR, '(?:(?:bana )?(?:yaz(?:sın|ın)?|mesaj|ulaş\\p{L}{0,4})|arıyorum|aranıyor|istiyorum|lazım)'],
];
/** A shop that is written to. */
const TO_ORDER = '(?! (?:para|por|pour|per|für|для|voor|dla|untuk|что|какой|какие|si|se|sobre|über|où|za))';
const BETWEEN =
  '(?: ,)?(?: (?:por favor|please|bitte|пожалуйста|мне|aquí|aqui|ici|hier|сюда|y|e|et|und|и|sexy|,)){0,2} ';

const YOUNG_ZH =
  '(?:小女孩|小男孩|萝莉|蘿莉|幼女|女童|小学生|初中生|初中女生|未成年(?:少女|女孩)?|1[0-7]岁(?:的)?(?:女孩|少女|妹妹)?)';
const YOUNG_JA =
  '(?:女子(?:小|中|高)(?:学)?生|小学生(?:の女の子|女子)?|中学生(?:の女の子|女子)?|女児|幼女|ロリ|jk|jc|js|1[0-7][歳才](?:の女の子|の子)?)';
const YOUNG_KO = '(?:여중생|여고생|초등학생|여초딩|미성년자?|어린 여자|1[0-7]살 여자(?:애)?)';

/** Who is sought where one of these stands, each led by the wish or the call in it. */
export const INVITES_THE_YOUNG_ABROAD: readonly Led[] = [
  {
    lead: words(REACH_HI, WISH_HI),
    whole: words(
      `${YOUNG_HI}${BETWEEN_HI} (?:${REACH_HI}|${WISH_HI})`,
      `(?:chahiye|chahie|चाहिए|चाहिये) (?:, )?(?:ek |koi |एक |कोई )?${YOUNG_HI}${ENDS}`,
    ),
  },
  ...LOOKED_FOR.map(([wish, young]) => ({ lead: words(wish), whole: words(`${wish} ${ADORNED}${young}${ENDS}`) })),
  ...CALLED.map(([young, reach]) => ({
    lead: words(reach),
    whole: words(`${NOT_FOR}${young}${BETWEEN}${reach}${TO_ORDER}`),
  })),
];

/** The same, in few words or in few spaces. */
export const PLAINLY_INVITES_THE_YOUNG_ABROAD: readonly RegExp[] = [
  words(`(?:ищу|хочу) девоч(?:ек|ку)${ENDS}`, `(?:quiero|busco|buscando) niñ[oa]s${ENDS}`),
  signs(
    `(?:求|找|约|約|想要|收)(?:个|個|一个)?${YOUNG_ZH}(?= ,|$|加|私|联|聯|来|來)`,
    `${YOUNG_ZH}(?: ,)? ?(?:加我|私信|私我|联系我|聯繫我|来找我|來找我|可约|可約)`,
    `${YOUNG_JA}(?: ,)? ?(?:募集|求む|と会いたい|と遊びたい|連絡して|連絡ください|dmして|dm(?:$| ,)|来て)`,
    `${YOUNG_KO}(?: ,)? ?(?:구함|구해요|구합니다|찾아요|찾습니다|만나요|연락)`,
  ),
];
