/**
 * Somebody grown who looks for somebody young, and pupils who are to be met, in other languages; German also as it is typed without its dots.
 * Read where nothing in the words is of clothes. Over `sentencesOf`; every repetition is bounded.
 */

import { WRITTEN_ABROAD } from '../numbers-abroad.ts';
import type { Led } from '../rule.ts';

const N = `(?<![0-9])(?:[4-9]|1[0-7]|${WRITTEN_ABROAD})`;
const words = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${patterns.join('|').normalize('NFKC')})(?![\\p{L}\\p{M}\\p{N}])`, 'u');
const signs = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|').normalize('NFKC'), 'u');

const A = '(?:ä|ae|a)';
const AGED_DE = `(?:${N} ?j${A}hrige[nrsm]?|minderj${A}hrige[nrsm]?|schulm${A}dchen|m${A}dchen (?:unter|ab|von|bis|um) ${N})`;
const PUPIL_DE = `(?:${AGED_DE}|sch(?:ü|ue|u)ler(?:in(?:nen)?)?)`;
const SECRET_DE =
  '(?:heimlich\\p{L}{0,3}|diskret\\p{L}{0,2}|(?:alter|(?:ä|ae)lterer|reifer|netter) (?:mann|herr|onkel))';

const YOUNG_ES = `(?:niñ(?:it)?[oa]s?|nen[ae]s?|colegial(?:a|as|es)?|menor(?:es)?(?: de edad)?|alumn[oa]s? de (?:la )?(?:secundaria|primaria|eso)|(?:chic|muchach)[oa]s? de ${N})`;
const YOUNG_IT = `(?:bambin[aei]|ragazzin[aei]|minorenn[ei]|(?:studentess[ae]|alunn[ae]|ragazz[ae]) (?:delle|di) (?:medie|elementari|${N}))`;
const YOUNG_FR = `(?:fillettes?|gamines?|mineure?s?|coll[eé]gi(?:en(?:ne)?)s?|[eé]coli[eè]res?|lyc[eé]ennes?|petites? filles?)`;
const YOUNG_RU =
  '(?:школьниц\\p{L}{1,3}|девоч(?:кой|ку|ками|ек)|малолет\\p{L}{2,4}|несовершеннолетн\\p{L}{2,3}|учени[цк]\\p{L}{1,3} (?:\\p{L}{4,10}|[1-9])(?: го)? класса)';
const ADORNED = '(?:(?:una?|unos|unas|les|des|une|le|la|alguna|qualche|молод\\p{L}{2,3}|юн\\p{L}{2,3}) ){0,2}';
const SCHOOL_AR = '(?:مدرسة|ابتدائي|ابتدائية|متوسط|متوسطة|اعدادي|اعدادية|إعدادية)';
const YOUNG_AR = `(?:طفلة|طفل|قاصر|قاصرة|قاصرات|(?:فتاة|بنت) (?:قاصر|قاصرة|صغيرة)|طالب(?:ة|ات) ${SCHOOL_AR})`;
const GIRL_HI = '(?:बच्ची|बच्चियों|छात्रा|छात्राओं|लड़की|लड़कियों)';
const YOUNG_TR = `(?:(?:liseli|ortaokullu|ilkokullu|küçük|kucuk|reşit olmayan|${N} yaşında(?:ki)?)(?: kız\\p{L}{0,5})?|(?:lise|ortaokul|ilkokul) öğrencisi)`;

/** Led by the wish, or by what is hidden. */
export const SOUGHT_BY_THE_GROWN_IN_GERMAN: Led = {
  lead: words(SECRET_DE, 'suche|sucht|will|m(?:ö|oe)chte|gesucht'),
  whole: words(
    `${PUPIL_DE} (?:[\\p{L}\\p{N},]{1,16} ){0,6}${SECRET_DE}`,
    `${SECRET_DE} (?:[\\p{L}\\p{N},]{1,16} ){0,6}${PUPIL_DE}`,
    `(?:suche|will|m(?:ö|oe)chte) (?:eine[nr]? )?(?:h(?:ü|ue)bsche |s(?:ü|ue)(?:ß|ss)e )?${AGED_DE}(?= ,|$| (?:zum|f(?:ü|ue)r (?:mich|treff\\p{L}{0,3}|spa(?:ß|ss)|liebe)))`,
    `(?:onkel|opa|mann|herr) sucht (?:ein |eine |kleine[sn]? |junge[sn]? |liebe[sn]? ){0,2}(?:${PUPIL_DE}|m${A}dchen)`,
    `${AGED_DE} (?:m${A}dchen |jungen? )?gesucht`,
  ),
};

/** The same in others, led by the wish. */
export const SOUGHT_BY_THE_GROWN: Led = {
  lead: words(
    'busca|quiere|desea|cerca|vuole|desidera|aime|cherche|veut|adore|ищет|хочет|хочу|познакомится|познакомлюсь|встретится|встречусь',
    'से|se|chahiye|chaiye|يريد|يبحث عن|يبغى|يطلب|يحب|أبحث|ابحث|arıyor|istiyor|arar|arıyorum|istiyorum|aranıyor',
  ),
  whole: words(
    `(?:señor|hombre|caballero|viejo|tío|adulto|papi)(?: (?:maduro|mayor|adulto|serio|solo|discreto|generoso))? (?:busca|quiere|desea) ${ADORNED}${YOUNG_ES}`,
    `(?:uomo|signore|zio|adulto|vecchio)(?: (?:maturo|adulto|serio|solo|anziano|distinto|generoso))? (?:cerca|vuole|desidera) ${ADORNED}${YOUNG_IT}`,
    `(?:homme|monsieur|papi|papy|tonton|vieux)(?: (?:m[uû]r|seul|s[eé]rieux|discret|g[eé]n[eé]reux))? (?:aime|cherche|veut|adore) ${ADORNED}${YOUNG_FR}`,
    `(?:дядя|мужчина|мужик|папик|дяденька)(?: \\p{L}{3,12})? (?:ищет|хочет|познакомится со?|встретится со?) ${ADORNED}${YOUNG_RU}`,
    `(?:познакомлюсь|встречусь|хочу (?:встретиться|познакомиться|встречаться)) со? ${ADORNED}${YOUNG_RU}`,
    `(?:स्कूल|विद्यालय|कॉन्वेंट)(?: की| वाली)? ${GIRL_HI} से (?:मिलना|मिलूंगा|दोस्ती|प्यार|अकेले)`,
    '(?:नाबालिग|कमसिन|छोटी बच्ची)(?:ों)?(?: लड़की)? से (?:मिलना|मिलूंगा|दोस्ती|प्यार|अकेले)',
    '(?:school|skool)(?: ki| wali)? (?:bac+hi|bachch+i|ladki|chhatra)(?:yon)? se (?:milna|dosti|pyaa?r|akele)',
    'chh?oti (?:bac+hi|bachch+i)(?:yan|yaan)? (?:chahiye|chaiye|se milna)',
    `(?:رجل|شاب|عم)(?: (?:كبير|ناضج|بالغ|غني|متزوج))? (?:يريد|يبحث عن|يبغى|يطلب|يحب) ${YOUNG_AR}`,
    `(?:أبحث|ابحث) عن طالب(?:ة|ات) ${SCHOOL_AR}(?= ,|$| (?:للتعارف|لعلاقة|سر))`,
    `(?:amca|dayı|bey|adam|olgun|abi)(?: \\p{L}{2,10})? ${YOUNG_TR} (?:arıyor|istiyor|arar|arıyorum|istiyorum)`,
    `(?:reşit olmayan|ortaokullu|ilkokullu)(?: kız\\p{L}{0,5})? (?:arıyorum|istiyorum|aranıyor)`,
  ),
};

/** The same in Chinese, which sets no spaces. */
export const SOUGHT_BY_THE_GROWN_IN_CHINESE = signs(
  '恋童|戀童|幼女(?:爱好|愛好|控群)|(?:大叔|叔叔|老男人|伯伯) ?(?:想)?(?:找|求|要|约)(?:个|個)?(?:小学|初中|幼女|萝莉|小女)',
  '(?:小学|初中)(?:女)?生 ?(?:陪|包养|包養)',
);
