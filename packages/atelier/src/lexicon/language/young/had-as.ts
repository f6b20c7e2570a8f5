/**
 * Somebody young, and beside them, wherever in the words, what only a lover, or somebody who hides, says: no grammar stands between, so that
 * a wish, a call or a boast in whatever order is one. What is said of clothes, of a shop and of a family is not among it. Over `sentencesOf`.
 */
import { WRITTEN_ABROAD } from '../numbers-abroad.ts';

const N = `(?<![0-9])(?:[4-9]|1[0-7]|${WRITTEN_ABROAD})(?![0-9])`;

/** By words with spaces between, and by signs where there are few. */
const words = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern.normalize('NFKC')})(?![\\p{L}\\p{M}\\p{N}])`, 'u');
const signs = (pattern: string): RegExp => new RegExp(pattern.normalize('NFKC'), 'u');

type Pair = readonly [young: RegExp, had: RegExp];
const spoken = (young: string, had: string): Pair => [words(young), words(`${had}|${EVERYWHERE}`)];
const unspaced = (young: string, had: string): Pair => [signs(young), signs(had)];

/** English that is said in all of them. */
const EVERYWHERE = '(?:secret )?(?:gf|bf|girl ?friend|boy ?friend)|sugar daddy';

export const YOUNG_TO_BE_HAD: readonly Pair[] = [
  spoken(
    `niñ(?:it)?[oa]s?|nen[ae]s?|colegialas?|menores|(?:chic|chav|muchach)[oa]s? (?:de|menores de) ${N}|(?:las|los|chicas|chicos|alguna|algún|alguien|una) de (?:secundaria|primaria|(?:primero|segundo|tercero|cuarto) de (?:la )?eso|la eso)|${N} añitos`,
    'novi[oa]s? secret[oa]s?|(?:ser|sea|sean|fuera) mi novi[oa]|(?:amor|amistad|relación|cita|encuentro|romance)(?:e?s)? secret[oa]s?|(?:quedar|verse|salir) conmigo|quieran? (?:quedar|salir|pasar(?:la|lo) bien)|pasar(?:la|lo) bien|me (?:gustan|ponen|encantan) (?:las|los) (?:de|niñ\\p{L}+|chiquit\\p{L}+|menor\\p{L}*|más jóvenes|colegialas)',
  ),
  spoken(
    `menin[oa]s? de ${N}|novinh[oa]s?|garot[oa]s? de ${N}|menores de idade|${N} aninhos|d[oa]s? (?:ensino )?fundamental`,
    'namoro|namorar|namorad[oa] (?:secret|escondid)\\p{L}+|gosto (?:muito )?de (?:novinh|menin|garot)\\p{L}+|(?:ficar|sair) comigo|encontros? (?:secret|escondid|discret|às escondid)\\p{L}+|relação secreta',
  ),
  spoken(
    `(?:filles?|fillettes?|gamine?s?|garçons?|ados?|petite?s?) (?:de|d'|moins de|de moins de) ?${N}|mineure?s?|collégien(?:ne)?s?|écoli(?:er|ère)s?|lycéen(?:ne)?s?|les petites`,
    "rencontres? (?:discrètes?|secrètes?|coquines?|amoureuses?)|me plaisent|(?:viens|venez) me (?:parler|voir)|(?:j'aime|j'adore|aime|adore|préfère) les (?:petites (?:de|moins)|gamines|collégiennes|mineures|très jeunes|lycéennes)|petite amie|copine secrète|(?:amour|relation) secr\\p{L}+|se voir en secret",
  ),
  spoken(
    `(?:mädchen|jungs?|jungen) (?:um die|um|unter|ab|von|bis|mit) ${N}|(?:fünft|sechst|siebt|acht|neunt)klässler(?:in(?:nen)?)?|minderjährige?[rnsm]?|schulmädchen|${N} ?jährige[nrs]?`,
    'heimlich\\p{L}{0,2} (?:treffen|freundin|freund|liebe|beziehung|dates?|treffs?)|(?:ich )?stehe? auf|(?:hat|habt|hast) lust|freundin gesucht|(?:meine|als) (?:heimliche )?freundin|liebesbeziehung|sugar ?dad\\p{L}+',
  ),
  spoken(
    `ragazzin[aeio]|bambin[aei]|minorenn[ei]|(?:quelle|quelli|ragazze|ragazzi) (?:delle|di) (?:medie|elementari|prima media)|ragazz[ae] di ${N}`,
    '(?:relazione|amica|amicizia|storia|amore|fidanzat\\p{L}) segret[oa]|incontr[oi] segret[oi]|in segreto|da amare|mi (?:piacciono|attraggono|eccitano) (?:quelle|quelli|le|i|gli|molto)|fidanzatina cercasi',
  ),
  spoken(
    `(?:meisjes?|jongens?) (?:van|onder|rond)(?: de)? ${N}|brugklassers?|minderjarige[ns]?|schoolmeisjes?|basisscholieren`,
    'geheime? (?:relatie|vriend(?:in)?|dates?|afspraak|ontmoeting|liefde)|ik (?:val|geil|sta) op(?! met| in| door)|stiekem(?:e)? (?:afspreken|daten|relatie)|vriendinnetje gezocht',
  ),
  spoken(
    `девоч(?:ку|ек|ки|ка|кой|ками)|школьниц\\p{L}{0,3}|малолет\\p{L}{2,4}|(?:из|с) (?:пятого|шестого|седьмого|восьмого|девятого|${N}) класса|несовершеннолетн\\p{L}{2,3}`,
    'тайн\\p{L}{1,3} (?:дружб|встреч|отношен|любов|свидан)\\p{L}*|для (?:тайн\\p{L}+ )?(?:встреч\\p{L}?|отношений|секса|любви|интима)|нрав[яи]тся (?:школьниц|девоч|малолет|малень)\\p{L}*|малолет\\p{L}+ ,? ?(?:жду|пишите|приходите|звоните)|познакомлюсь|свидани[ея]',
  ),
  spoken(
    `дівчин(?:к\\p{L}|а|у) ${N}|школярк\\p{L}|неповнолітн\\p{L}+|малолітк\\p{L}+`,
    'таємн\\p{L}+ (?:зустріч|стосунк|дружб|кохан)\\p{L}*|для (?:зустріч\\p{L}*|стосунків)|подобаються школяр\\p{L}+',
  ),
  spoken(
    `dziewczyn(?:k[aięeoą]|ek|y)(?: ${N} lat)?|gimnazjalist\\p{L}{1,3}|małolat\\p{L}{0,3}|uczennic\\p{L}|podstawówk\\p{L}`,
    'na (?:tajne |sekretne )?spotkani[ea]|(?:tajn|sekretn)\\p{L}{1,3} (?:związ|randk|spotkan|znajom)\\p{L}*|(?:lubię|wolę|kocham) (?:młodsze|młodziutkie|małolaty|gimnazjalistki)|na randk\\p{L}|gimnazjalistki piszcie',
  ),
  spoken(
    `(?:holk|dívk|slečn)\\p{L}{1,3} (?:do |kolem )?${N}(?: let)?|školačk\\p{L}{1,2}|nezletil\\p{L}+|žiačk\\p{L}`,
    'tajn\\p{L}{1,3} (?:schůzk|vztah|přítelk|lásk|stretnut)\\p{L}*|na schůzky|na rande',
  ),
  spoken(
    `${N} yaş(?:ında|ındaki|lık)?|ortaokullu|küçük kız(?:lar)?|reşit olmayan`,
    '(?:gizli )?sevgili(?:m)?(?: arıyorum| olsun)|gizli (?:sevgili|aşk|arkadaş|buluşma|ilişki)\\p{L}*|kızlar bana yaz\\p{L}*',
  ),
  spoken(
    `(?:cewek|cewe|cowok|anak|gadis|budak) (?:sd|smp|kecil|perempuan|sekolah|(?:umur )?${N}(?: ?(?:tahun|thn|th))?)|bocil`,
    '(?:buat|jadi|cari) (?:pacar|kekasih|simpanan|awek)\\p{L}*|pacar(?:an)? rahasia|(?:aku |gue |saya )?suka (?:anak|cewek) (?:smp|sd)|ketemuan(?: yuk)?|kekasih rahsia',
  ),
  spoken(
    `(?:بنت|بنات|طفلة|فتاة|ولد) (?:(?:عمرها|عمرهن|عمر|عمره) )?${N}|البنات الصغيرات|بنات صغيرات|الصغيرات|تحت ${N}|قاصر\\p{L}{0,3}|طالبات (?:المتوسط|الابتدائي)`,
    'لل?تعارف(?: السري)?|تعارف|(?:احب|أحب|اعشق|أعشق) (?:البنات )?(?:الصغيرات|القاصرات|طالبات)|علاقة (?:سرية|حب)|حبيبة|لقاء سري|بالسر',
  ),
  spoken(
    `دختر(?: بچه)? ${N} ساله|دختر بچه|(?:${N} سال کی|چھوٹی) (?:لڑکی|بچی|لڑکیاں)|نابالغ`,
    'دوست دختر|رابطه|(?:دوستی|رابطه) مخفی\\p{L}*|مخفیانه|دوستی|خفیہ|گرل فرینڈ',
  ),
  spoken(
    `(?:ילדה|נערה|בחורה) (?:בת )?${N}|בת ${N}|קטינ(?:ה|ות)`,
    'חברה סודית|קשר סודי|פגישה סודית|להיכרות|היכרות|דייט',
  ),
  spoken(
    `(?:${N} (?:saal|sal|साल) (?:ki|ke|ka|wali|की|के|का|वाली) |(?:class|kaksha|कक्षा|क्लास) ${N} (?:ki|ke|की|के) |(?:chh?oti|छोटी|kamsin|कमसिन|nabalig|नाबालिग) )(?:ladki(?:yan|yon)?|lad\\p{L}{1,3}|bach+i(?:yan|yon)?|लड़की|लड़कियां|लड़कियाँ|लड़कियों|लड़के|बच्ची|बच्चियां)`,
    '(?:gupt |secret )?dosti(?: (?:ke liye|kar\\p{L}*|chahiye))?|(?:गुप्त )?दोस्ती|गुप्त|gupt|प्यार (?:करूंगा|करूँगा|चाहिए)|pya+r (?:karunga|chahiye)|(?:mujhse|मुझसे) (?:baat|dosti|milo|बात|मिल|दोस्ती)[\\p{L}\\p{M}]*|गर्लफ्रेंड|akele mein|अकेले में',
  ),
  spoken(
    `(?:ছোট|বাচ্চা|স্কুলের|${N} বছরের?) মেয়ে(?:রা|দের)?|${N} বছরের?|কিশোরী|নাবালিকা`,
    'প্রেম(?: কর[\\p{L}\\p{M}]*)?|বান্ধবী চাই|গোপন(?: সম্পর্ক| প্রেম)?|গার্লফ্রেন্ড',
  ),
  spoken(`${N} (?:वर्षांची|वर्षाची|वर्षाच्या) मुल[\\p{L}\\p{M}]+|लहान मुलगी`, 'मैत्री|गुप्त|प्रेयसी'),
  spoken(`${N} વર્ષની છોકરી[\\p{L}\\p{M}]*|નાની છોકરી`, 'મિત્રતા|ગુપ્ત|દોસ્તી|ગર્લફ્રેન્ડ'),
  spoken(`${N} ਸਾਲ ਦੀ ਕੁੜੀ|ਛੋਟੀ ਕੁੜੀ`, 'ਦੋਸਤੀ|ਗੁਪਤ'),
  spoken(`${N} வயது (?:பெண்|சிறுமி|பொண்ணு)[\\p{L}\\p{M}]*|சிறுமி`, 'காதலி|ரகசிய[\\p{L}\\p{M}]*|காதல்'),
  spoken(`${N} (?:ఏళ్ల|సంవత్సరాల) (?:అమ్మాయి|బాలిక)|చిన్న అమ్మాయి`, 'ప్రేయసి|రహస్య[\\p{L}\\p{M}]*|ప్రేమ'),
  spoken(
    `bé (?:gái|trai)|(?:cô bé|nữ sinh|học sinh) (?:${N} tuổi|cấp (?:hai|2)|lớp ${N})`,
    'làm bạn gái|bạn gái bí mật|người yêu|hẹn hò|tình (?:yêu )?bí mật',
  ),
  spoken(
    `(?:tjej|flicka|kille|pojke)(?:er|or|ar)? (?:på |under |runt )?${N}(?: år)?|mellanstadie\\p{L}+|högstadie\\p{L}+|minderårig\\p{L}*`,
    'hemlig\\p{L}{0,2} (?:träff|dejt|relation|flickvän|vän|möte)\\p{L}*|flickvän sökes|dejta',
  ),
  spoken(
    `(?:pige|jente|pike|gutt|dreng)(?:r|er)? (?:på |under )?${N}(?: år)?|mindreårig\\p{L}*|skolepiger?`,
    'hemmelig\\p{L}{0,2} (?:møde|møte|forhold|kæreste|kjæreste|date)\\p{L}*|kæreste søges|kjæreste søkes',
  ),
  spoken(
    `${N} ?vuotia\\p{L}{0,4} (?:tyttö|poika|tytö|poja)\\p{L}*|alaikäi\\p{L}+|yläastelai\\p{L}+`,
    'salai\\p{L}{1,4} (?:tapaami|suhtee|suhde|ystävy|tyttöystäv)\\p{L}*|tyttöystävä\\p{L}* haussa',
  ),
  spoken(
    `(?:κορίτσι|κορίτσια|κοριτσάκι|αγόρι) ${N}(?: χρονών| ετών)?|ανήλικ\\p{L}+|μαθήτρι\\p{L}+`,
    'κρυφ\\p{L}{1,2} (?:σχέση|φίλη|έρωτα|ραντεβού|συνάντηση)|για σχέση',
  ),
  spoken(
    `(?:fat[ăa]|fete|fetiț[ăae]|băiat|băieți) (?:de|sub) ${N}(?: ani)?|minore|elev[ăe] de (?:gimnaziu|generală)`,
    '(?:prieteni[ea]|relați[ea]|iubire|întâlnir[ei]) secret\\p{L}|iubită secretă',
  ),
  spoken(
    `${N} éves (?:lány|kislány|fiú)\\p{L}*|kislány\\p{L}*|kiskorú\\p{L}*`,
    'titkos (?:barátnő|kapcsolat|találk)\\p{L}*|barátnőnek',
  ),
  spoken(
    `(?:msichana|wasichana|mtoto|mvulana) wa (?:miaka |umri wa )?${N}|msichana wa shule`,
    'mpenzi(?: wangu)?|kwa siri|wa siri|uhusiano',
  ),
  spoken(`batang (?:babae|lalaki)|dalagita|${N} anyos|(?:grade|gr) ${N}`, 'syota|jowa|sikretong|ka ?meet|landi(?:an)?'),
  unspaced(
    `${N} ?(?:岁|歲)的?(?:小?女|小?男|小?妹|萝莉)|[初小][中学](?:女|男)?生|女初中生|幼女|小妹妹`,
    '女友|女朋友|男朋友|情人|秘密(?:交往|约会|情|恋|关系|见面)|约会|交往|陪我|[找陪](?:哥哥|叔叔)|喜欢(?:初中|小学|幼女|小女|小妹)|约炮',
  ),
  unspaced(
    `中学生|小学生|女子中|女児|未成年|[jJ][cCsS](?:の|と|が|好)|${N} ?(?:歳|才)の(?:女|彼女|彼氏|男|子)`,
    '(?:彼女|彼氏)(?:が|に|を)?(?:ほし|欲し|募集|なって|探)|会おう|会いた|こっそり|内緒で|秘密の(?:関係|恋|彼女|デート)|援助|付き合|デート(?:し|相手)',
  ),
  unspaced(
    `중학생|초등학생|여중생|여초딩|초딩|중딩|미성년|${N} ?살`,
    '(?:여자|남자) ?친구|여친|남친|만나고 ?싶|만날래|사귀|비밀 ?(?:친구|연애|만남|데이트)|애인',
  ),
  unspaced(`เด็ก(?:ผู้)?(?:หญิง|ชาย|สาว)|นักเรียน ?(?:ม|ป)|อายุ ?${N} ?(?:ปี)?`, 'แฟน(?!ซี|ตา|ๆ ?คลับ)|ลับๆ|ลับ ๆ|คู่รัก|นัดเจอ|นัดพบ'),
];
