/**
 * The commonest words of other languages for what `refused` names in English, over `keptText`: French, German, Spanish,
 * Hindi in both its scripts, Japanese, Chinese, Russian, Arabic, Italian, Portuguese. Words of the house's own vocabulary (nu-jeans, ropa) are not among them.
 */
import { AGAINST_PEOPLE_IN_HINDI } from './against-people.ts';
import { NO_AGE_ABROAD } from './numbers-abroad.ts';

/** Words of scripts that set spaces between them. */
const words = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${text})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
/** Words of Japanese and Chinese, which set none. */
const signs = (text: string): RegExp => new RegExp(text, 'gu');

/** Years in which nobody was born who is grown. */
const YOUNG_YEAR = '20(?:09|1[0-9]|2[0-6])';

export const NUDITY_ABROAD: readonly RegExp[] = [
  words(
    '(?:femme|fille|homme|mod[eè]le|corps|fillette|enfant|dame)s? (?:toute? |enti[eè]rement |compl[eè]tement )?nue?s?|(?:toute?|enti[eè]rement|compl[eè]tement) nue?s?|seins nus|d[eé]nud[eé]e?s?|sans v[eê]tements',
  ),
  words('nackte?[rnsm]?|splitternackt|nacktheit|oben ohne|ohne kleidung'),
  words('desnud[oa]s?|desnudez|sin ropa|qu[ií]ta(?:le|la|lo)? (?:toda )?la ropa|en cueros|en pelotas'),
  words(
    'nang[aie](?! (?:pair|paon|paanv|panv|sir)(?![\\p{L}]))|naga?n (?:ladki|aurat)|bina kap[dr](?:e|o|on)(?: ke)?|nirvastra|ar(?:dh|d)nagn|kapde? utaa?r(?:e|o|kar)|kap[dr]on ke bina|bin kap[dr](?:e|on)',
  ),
  words(
    'नंगी|नंगा|नंगे(?! (?:पैर|पैरों|पाँव|पांव|सिर))|नग्न|अर्धनग्न|निर्वस्त्र|बिना कपड़ों?(?: के)?|बिना कपड़े|कपड़ों के बिना|कपड़े (?:उतारो|उतार दो|उतारे|उतारकर|उतार कर)',
  ),
  signs('全裸|裸体|裸(?!足|眼|麦|子|婚|花|露)|裸の|ヌード(?!カラー|色|ベージュ|パンプス)|はだか|すっぽんぽん'),
  words('гол(?:ая|ый|ое|ую|ые)|обнаж[её]нн\\p{L}*|без одежды'),
  words('عاري(?:ة|ات)?|بدون ملابس|بلا ملابس'),
  words('(?:donna|ragazza|uomo|modella|bambina)s? nud[ao]|completamente nud[ao]|senza vestiti'),
  words('(?:mulher|menina|mo[cç]a|garota|homem) nua?|pelad[ao]s?|sem roupas?'),
  signs('裸体|全裸|赤裸|不穿衣服|没穿衣服'),
];

export const MINOR_ABROAD: readonly RegExp[] = [
  words(
    'fillettes?|petites? filles?|petits? gar[cç]ons?|enfants?|adolescente?s?|ados?|[eé]coli[eè]re?s?|coll[eé]gienne?s?|lyc[eé]enne?s?|gamine?s?|mineure?s?|bambine?s?',
  ),
  words(
    'm[aä]dchen|kinde?r?n?|kleine[rsn]? (?:m[aä]dchen|junge[n]?)|schul(?:m[aä]dchen|kind|kinder)|minderj[aä]hrige?[rn]?|jugendliche[rn]?|teenagerin',
  ),
  words('ni[nñ][oa]s?|ni[nñ]it[oa]s?|adolescentes?|colegialas?|menor(?:es)? de edad|chiquill[oa]s?|quincea[nñ]eras?'),
  words(
    'bacch?h?[aie]|bachch?[aie]|chh?oti (?:ladki|bachchi)|nabaa?lig?h?|school ki (?:ladki|chhatra)|kishori?|nanh[ie] (?:ladki|bitiya)|chhot[ie] bitiya',
  ),
  words(
    '(?:umar|umr|umra|aayu) (?:hai |sirf |bas |abhi )?(?:paanch|panch|chh?eh?|saa?t|aa?th|nau|das|gya+ra?h|ba+ra?h|te+ra?h|chau?da?h|pa+ndra?h|so+la?h|sa+tra?h|[3-9]|1[0-7])(?! ?\\p{N})',
  ),
  words(
    '(?:उम्र|उमर|आयु) (?:है |सिर्फ |बस |अभी )?(?:पाँच|पांच|छह|सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह|[3-9]|1[0-7])(?! ?\\p{N})',
  ),
  // not of age yet, and born in a year in which nobody was who is grown
  words(
    '(?:baa?lig?h?|v[ay]?yask) (?:abhi )?(?:nah[ie]n?|nhi|nai|hone (?:wal|waal)[ie])|(?:nah[ie]n?|nhi) (?:hui |hua )?baa?lig?h?',
  ),
  words(
    `(?:janam|janm|paida(?:ish)?)(?: \\p{L}{1,8}){0,3} ${YOUNG_YEAR}|${YOUNG_YEAR} (?:mein|me|ki|ka|ko|wali|men)(?: \\p{L}{1,8}){0,2} (?:janam|janm|janmi|paida(?:ish)?|born)`,
  ),
  words(
    `(?:बालिग|वयस्क) (?:अभी )?(?:नहीं|होने वाली)|(?:नहीं|अभी नहीं) (?:हुई )?बालिग|(?:जन्म|पैदा)(?: [\\p{L}\\p{M}]{1,8}){0,3} ${YOUNG_YEAR}|${YOUNG_YEAR} (?:में|की|का)(?: [\\p{L}\\p{M}]{1,8}){0,2} (?:जन्म|जन्मी|पैदा)`,
  ),
  words('बच्ची|बच्चा|बच्चे|बच्चियाँ|नाबालिग|छोटी लड़की|किशोरी|किशोर|नन्ही|स्कूली छात्रा|छोटी बिटिया|स्कूल की लड़की|स्कूली लड़की'),
  words(
    `(?:[1-9]|1[0-7]) (?:ans|jahre|jahr|jährige[rsn]?|a[nñ]os|saal(?: ki| ka| ke)?|साल(?: की| का| के)?)${NO_AGE_ABROAD}`,
  ),
  signs(
    '少女|幼女|女児|男児|女子高生|女子中学生|小学生|中学生|高校生|子供|こども|ロリ|ショタ|未成年|(?:[1-9]|1[0-7])[歳才]',
  ),
  words(
    'девоч\\p{L}*|мальчи\\p{L}*|школьни\\p{L}*|реб[её]н\\p{L}*|дет(?:и|ей|ская|ский)|подрост\\p{L}*|несовершеннолетн\\p{L}*',
  ),
  words('طفل(?:ة)?|أطفال|فتاة صغيرة|بنت صغيرة|قاصر|مراهقة?|تلميذة?'),
  words('bambin[aeio]|ragazzin[aeio]|minorenn[ei]|adolescent[ei]|scolar[aeio]'),
  words(
    'baa?lika(?:yen)?|bach[aie]|(?:nau|das|gyarah|barah|terah|chaudah|pandrah|solah|satrah|aa?th|saa?t|paa?nch) saal k[iae] (?:ladk|bach|bet|bit)\\p{L}*',
  ),
  words(
    'बालिका|(?:पाँच|पांच|छह|सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|सोलह|सत्रह) साल (?:की|का|के)(?: (?:लड़की|लड़का|बेटी|बच्ची))?',
  ),
  words(
    'meisjes?|flick(?:a|or|an)|dziewczyn(?:ka|ki|kę)|k[ıi]z çocu[kğ]\\p{L}*|anak (?:perempuan|gadis)|(?:con )?gái nhỏ|bé gái',
  ),
  signs('女の子|어린이|여고생|여중생|초등학생|소녀|미성년'),
  words('menin[ao]s?|crian[cç]as?|adolescentes?|garotinh[ao]s?|menor de idade'),
  words('(?:[1-9]|1[0-7]) (?:лет|года?|anni|anos|سنوات|سنة|عام)'),
  signs('小女孩|女童|男童|小男孩|儿童|兒童|初中生|高中生|女学生|萝莉|蘿莉|(?:[1-9]|1[0-7])[岁歲]'),
];

export const REVEALING_ABROAD: readonly RegExp[] = [
  // wet, or with nothing under it
  words(
    '(?:गील[ाीे]|भीग[ाीे]|भीगत[ाीे]) (?:हु(?:आ|ई|ए) )?(?:[\\p{L}\\p{M}]{2,8} )?(?:साड़ी|साडी|कुर्ती|कुर्ता|कुर्ते|शर्ट|फ्रॉक|फ़्रॉक|ड्रेस|सूट|कपड़ों|कपड़े|ब्लाउज|ब्लाउज़|नाइटी|चोली|लहंगे)|(?:अंदर|नीचे) (?:से )?कुछ (?:भी )?नहीं|(?:कपड़ों|ब्लाउज|ब्लाउज़|चोली|ब्रा) के (?:बिना|बगैर)'.normalize(
      'NFKC',
    ),
  ),
  words(
    'transparentes?|sous v[eê]tements|en string|culottes? (?:sexy|fines?)|soutien gorge|d[eé]collet[eé] plongeant|[eé]rotiques?|aguichante?s?|nuisettes?|bas r[eé]sille|porte jarretelles?|d[eé]shabille[zr]?(?: la| le)?',
  ),
  words('unterw[aä]sche|dessous|reizw[aä]sche|durchsichtig\\p{L}*|erotisch\\p{L}*|strapsen?|tangas?'),
  words('lencer[ií]a|ropa interior|transparentes?|tangas?|er[oó]tic[oa]s?|provocativ[oa]s?|escotad[oa]s?'),
  words('kamuk|ashleel|antarvastra|chaddi|jalidar (?:top|dress)|uttejak'),
  words(
    '(?:jism|badan|pet|pait|nabhi|naabhi|kamar|seena|peeth|pith) (?:dikh|khul)\\p{L}*|bina (?:blouse|choli)|aa?r ?paa?r(?: dikh\\p{L}*)?|ja+li ?(?:dar|wal[aie]) (?:top|dress|kurta|blouse)|gehr[aei] gale|kachh?a',
  ),
  words(
    '(?:पेट|नाभि|कमर|बदन|जिस्म|पीठ|छाती|सीना) (?:दिख|खुल)[\\p{L}\\p{M}]*|चड्डी|कच्छा|बिना (?:ब्लाउज़?|चोली)|आर ?पार|गहरे गले|हॉट(?! (?:चॉकलेट|पिंक))',
  ),
  words(
    'sujetador(?:es)?|bragas?|sost[eé]n(?:es)?|deux pi[eè]ces|culottes? en dentelle|кружевн\\p{L}* (?:бель|трус|лиф)\\p{L}*',
  ),
  words('कामुक|अश्लील|अधोवस्त्र|अंतर्वस्त्र|ब्रा|पैंटी|बिकिनी|सेक्सी|उत्तेजक|पारदर्शी'),
  signs('セクシー|下着|ビキニ|ランジェリー|エロ|透け|スケスケ|パンティ|ブラジャー|マイクロミニ|官能|誘惑|水着'),
  words('бикини|сексуальн\\p{L}*|сексапильн\\p{L}*|нижне\\p{L}* бель\\p{L}*|прозрачн\\p{L}*|эротическ\\p{L}*|стринги'),
  words('بيكيني|مثيرة?|ملابس داخلية|شفافة?|إباحية?'),
  words('trasparent[ei]|biancheria intima|perizoma|provocant[ei]|scollatura profonda'),
  words('transparentes?|fio dental|biqu[ií]nis?|espartilhos?|calcinhas?|roupa [ií]ntima|provocantes?'),
  signs('비키니|란제리|속옷|ਬਿਕਨੀ|பிகினி|బికినీ|ബിക്കിനി|বিকিনি'),
  signs('比基尼|性感|内衣|內衣|透明|情趣|丁字裤'),
];

/** Words that sexualise the young by themselves. */
export const SEXUALISED_ABROAD: readonly RegExp[] = [signs('ロリコン|ショタコン|児童ポルノ|援交')];

export const HATE_ABROAD: readonly RegExp[] = [
  AGAINST_PEOPLE_IN_HINDI,
  signs('卐|ナチス|ヒトラー|ハーケンクロイツ'),
  words('croix gamm[eé]e|hakenkreuze?|esv[aá]stica|cruz gamada|नाज़ी|नात्सी|हिटलर|naa?zi (?:vardi|jhanda|nishan)'),
];

export const VIOLENCE_ABROAD: readonly RegExp[] = [
  words('[eé]gorg[eé]e?s?|d[eé]capit[eé]e?s?|pendue?s? [aà] un arbre|assassin[eé]e?s?|cadavres?'),
  words('enthauptet\\p{L}*|ermordet\\p{L}*|erh[aä]ngt\\p{L}*|leichen?'),
  words('decapitad[oa]s?|asesinad[oa]s?|ahorcad[oa]s?|degollad[oa]s?|cad[aá]ver(?:es)?'),
  words('हत्या|क़?त्ल|सिर कटा|लाश|बलात्कार|फाँसी|फांसी|खून से लथपथ'),
  words('hatya|qatl|katl|sir kata hua|laash|balatkaa?r|phaa?nsi|khoo?n se lathpath'),
  signs('殺害|斬首|首吊り|死体|虐殺'),
];
