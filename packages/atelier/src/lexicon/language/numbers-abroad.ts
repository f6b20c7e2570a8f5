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

/** Years of somebody's age. */
export const YEARS_ABROAD =
  '(?:ans|jahre?n?|a[nñ]os|anni|saa?l|varsh|bara?s|साल|वर्ष|वर्षीय|बरस|let|lat|år|jaar|лет|года?|tahun)';
/** What lasts so long besides a life. */
export const NO_AGE_ABROAD =
  "(?! (?:de |d['’]|d |di |von |der |a |später|spater )?(?:mariage|mariages|exp[eé]rien\\p{L}{0,4}|experi[eê]n\\p{L}{0,4}|esperienza|erfahrung|matrimonio|matrimônio|casament\\p{L}|casad[oa]s?|amour|amor|ehe|verheiratet|garant\\p{L}{1,3}|carri[eè]re|sp[aä]ter|despu[eé]s|plus tard|il y a)(?!\\p{L}))";
