/** Numbers up to seventeen as other languages write them out, over `keptText`; each place is its number. */
const ROWS: readonly string[] = [
  // French
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix~sept',
  // German
  'ein zwei drei vier fünf|funf|fuenf sechs sieben acht neun zehn elf zwölf|zwolf|zwoelf dreizehn vierzehn fünfzehn|funfzehn|fuenfzehn sechzehn siebzehn',
  // Spanish
  'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis|dieciseis diecisiete',
  // Portuguese
  'um dois três|tres quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete',
  // Italian
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette',
  // Hindi in our letters
  'ek do teen chaar|char paanch|panch chhah|chhe|che saat|sat aath|ath nau das gyarah|gyaarah baarah|barah terah chaudah pandrah solah satrah',
  // and in its own
  'एक दो तीन चार पाँच|पांच छह|छः सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह|पन्द्रह सोलह सत्रह',
  // Russian
  'одного|один двух|два|две трёх|трех|три четырёх|четырех|четыре пяти|пять шести|шесть семи|семь восьми|восемь девяти|девять десяти|десять одиннадцати|одиннадцать двенадцати|двенадцать тринадцати|тринадцать четырнадцати|четырнадцать пятнадцати|пятнадцать шестнадцати|шестнадцать семнадцати|семнадцать',
  // Turkish
  'bir iki üç|uc dört|dort beş|bes altı|alti yedi sekiz dokuz on on~bir on~iki on~üç|on~uc on~dört|on~dort on~beş|on~bes on~altı|on~alti on~yedi',
  // Polish
  'jeden dwa|dwóch trzy|trzech cztery|czterech pięć|pięciu sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu dziesięć|dziesięciu jedenaście|jedenastu dwanaście|dwunastu trzynaście|trzynastu czternaście|czternastu piętnaście|piętnastu szesnaście|szesnastu siedemnaście|siedemnastu',
  // Dutch
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien',
  // Swedish
  'ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton',
  // Indonesian and Malay
  'satu dua tiga empat lima enam tujuh delapan|lapan sembilan sepuluh sebelas dua~belas tiga~belas empat~belas lima~belas enam~belas tujuh~belas',
];

/** What each written number is. */
export const NUMBERS_ABROAD: ReadonlyMap<string, number> = new Map(
  ROWS.flatMap((row) =>
    row.split(' ').flatMap((ways, i) => ways.split('|').map((way): [string, number] => [way.replace('~', ' '), i + 1])),
  ),
);

const LONGEST_FIRST = [...NUMBERS_ABROAD.keys()].toSorted((a, b) => b.length - a.length);
/** Any of them, as a pattern. */
export const WRITTEN_ABROAD = `(?:${LONGEST_FIRST.join('|')})`;

/** Eleven to seventeen in yet more languages, as they are written in our letters and in their own. */
const TEENS: readonly string[] = [
  // Hindi as it is heard
  'gyara|gyaara|gyarha baara|baarah|barha teraah|terha chauda|choudah|chaudha pandra|pandhrah solaah|sola satra|satraah',
  // Bengali
  'egaro|এগারো baro|বারো tero|তেরো choddo|chodda|চৌদ্দ ponero|পনেরো sholo|ষোলো shotero|সতেরো',
  // Tamil
  'pathinonnu|பதினொன்று pannendu|பன்னிரண்டு pathimoonu|பதிமூன்று pathinaalu|பதினான்கு pathinanju|பதினைந்து pathinaaru|பதினாறு pathinezhu|பதினேழு',
  // Telugu
  'padakondu pannendu padamoodu padnalugu padihenu padaharu padihedu',
  // Vietnamese
  'mười~một|muoi~mot mười~hai|muoi~hai mười~ba|muoi~ba mười~bốn|muoi~bon mười~lăm|muoi~lam mười~sáu|muoi~sau mười~bảy|muoi~bay',
  // Danish and Norwegian
  'elleve|ellve tolv tretten fjorten femten seksten|seisten sytten',
  // Swahili
  'kumi~na~moja kumi~na~mbili kumi~na~tatu kumi~na~nne kumi~na~tano kumi~na~sita kumi~na~saba',
  // Thai
  'สิบเอ็ด สิบสอง สิบสาม สิบสี่ สิบห้า สิบหก สิบเจ็ด',
  // Greek
  'έντεκα|ενδεκα|εντεκα δώδεκα|δωδεκα δεκατρία|δεκατρια|δεκατριων δεκατέσσερα|δεκατεσσερα δεκαπέντε|δεκαπεντε δεκαέξι|δεκαεξι δεκαεπτά|δεκαεπτα',
  // Japanese and Chinese
  '十一 十二 十三 十四 十五 十六 十七',
];

/** Least of the numbers that are nothing but an age where they stand beside somebody: of lower ones many are words of other things. */
const TEEN = 11;
/** Also somebody of a tale, and of Christmas. */
const NO_NUMBERS: ReadonlySet<string> = new Set(['elf']);

/** Eleven to seventeen in any of these languages, as a pattern. */
export const TEENS_ABROAD = `(?:${[
  ...[...NUMBERS_ABROAD].filter(([way, number]) => number >= TEEN && !NO_NUMBERS.has(way)).map(([way]) => way),
  ...TEENS.flatMap((row) => row.split(' ').flatMap((ways) => ways.split('|').map((way) => way.replaceAll('~', ' ')))),
]
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;

/** Years of somebody's age. */
export const YEARS_ABROAD =
  '(?:ans|jahre?n?|a[nñ]os|anni|saa?l|varsh|bara?s|साल|वर्ष|वर्षीय|बरस|let|lat|år|jaar|лет|года?|tahun|ya[sş](?:[ıi]nda\\p{L}{0,2}|lar[ıi]nda\\p{L}{0,2})?)';
/** What lasts so long besides a life. */
export const NO_AGE_ABROAD =
  "(?! (?:de |d['’]|d |di |von |der |a |später|spater )?(?:mariage|mariages|exp[eé]rien\\p{L}{0,4}|experi[eê]n\\p{L}{0,4}|esperienza|erfahrung|matrimonio|matrimônio|casament\\p{L}|casad[oa]s?|amour|amor|ehe|verheiratet|garant\\p{L}{1,3}|carri[eè]re|sp[aä]ter|despu[eé]s|plus tard|il y a)(?!\\p{L}))";

/** Years of a life in yet more languages, and who is so old there: either beside the other is an age. */
export const YEARS_FARTHER =
  '(?:살|세|vayas\\p{L}{0,4}|வயது|bo?cho?r\\p{L}{0,3}|বছর\\p{M}?\\p{L}{0,3}|miaka|tuổi|tuoi|ปี|χρονών|ετών|عام\\p{L}{0,2}|سنة|سنوات|سنين|שנים|שנה|ya[sş]\\p{L}{0,7}|éves|vuotta|vuotias|godin[ae]|рок\\p{L}{0,3}|år(?:ig\\p{L}?)?|lat|tahun|jaar|anos|años|ans|anni|jahre?n?|лет|år)';
export const GIRLS_ABROAD =
  '(?:kız\\p{L}{0,3}|kiz|gadis|anak|perempuan|dziewczyn\\p{L}{1,4}|flicka|jente|pike|소녀|소년|여자|아이|فتاة|بنت|طفل\\p{L}?|ولد|ponnu|paiyan|பெண்|சிறுமி|meye\\p{L}{0,2}|মেয়ে|মেয়ে|chhele|binti|msichana|mtoto|bé gái|cô bé|เด็ก\\p{L}{0,6}|κορίτσι|ילדה|lány|tyttö|девоч\\p{L}{1,3}|девуш\\p{L}{1,3}|мальчи\\p{L}{1,3}|ammayi|hudugi|mulgi|chokri|kudi)';
/** Eleven to seventeen where they are two words or joined otherwise. */
export const TEENS_FARTHER =
  '(?:열 ?(?:한|두|세|네|다섯|여섯|일곱)|\\p{L}{3,8} عشرة?|pan?nir?e?n?du|panniendu|pathin\\p{L}{3,6})';
