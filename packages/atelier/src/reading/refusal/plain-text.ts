/** Digits and signs that stand for letters inside a word ('n4ked'). */
export const STANDS_FOR: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Letters of other scripts and kinds that look like ours, each row by the letter that it passes for. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀꭺᎪⱥᗅꓮⲁ',
  b: 'ьЬʙвβᏴɓƀƃᏼꓐⲃ',
  c: 'сϲᴄⲥᏟȼƈꓚⅽᏨ',
  d: 'ԁɗᴅժᏧᎠđðꓒꓓⅾᎴ',
  e: 'еεɛєᴇҽℯᎬɇꓰⲉ',
  f: 'ғſꜰẝƒꓝ',
  g: 'ɡցɢᏀǥꓖᏻᏳ',
  h: 'һհʜнᏂħⱨꓧⲏ',
  i: 'іıɩιɪᎥӏɨᵢꓲⲓꙇ',
  j: 'јϳᴊᎫɉꓙ',
  k: 'кκᴋᏦƙⱪꓗⲕ',
  l: 'ⅼʟӏᏞłƚɫⱡꓡⳑ',
  m: 'мᴍᎷꓟⲙ',
  n: 'пηɴոռƞɲꓠⲛꓵ',
  o: 'оοσᴏօഠ௦๐øɵꓳⲟᎾᴑဝዐⵔ੦',
  p: 'рρᴘᏢᵽƥꓑⲣ',
  q: 'ԛգ',
  r: 'гʀᴦᎡɍɽꓣᏒ',
  s: 'ѕꜱᏚʂȿꓢՏտ',
  t: 'тτᴛᎢŧƭʈⱦꓔⲧㄒ丅⊤†ⵜ',
  u: 'υսᴜцʉꓴՍ',
  v: 'ѵνᴠᏙʋꓦⴸ',
  w: 'ѡωᴡԝᎳⱳꓪⲱ',
  x: 'хχꓫⲭⵝ',
  y: 'уүγʏᎩɏƴꓬⲩ',
  z: 'ᴢᏃƶȥꓜⲍ',
};
/** Read after text is made small, and some scripts have small letters that nobody types. */
const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([ours, alike]) =>
    [...alike].flatMap((sign) => [sign, sign.toLowerCase()].map((form) => [form, ours] as const)),
  ),
);
/** A word of letters, with what stands for them: where it holds one of ours or nothing but look-alikes, it is taken as ours. */
const WORD = /[\p{L}\p{N}⊤†]+/gu;
const isOurs = (word: string): boolean =>
  /[a-z]/.test(word) || [...word].every((sign) => LATIN.has(sign) || /\p{N}/u.test(sign));
const inOurLetters = (word: string): string =>
  isOurs(word) ? [...word].map((sign) => LATIN.get(sign) ?? sign).join('') : word;

/** Noughts of the scripts that people type in, each before its nine digits. */
const NOUGHTS = [...'٠۰०০੦૦୦௦౦೦൦๐໐༠၀០᠐߀᱐꯰𑁦𑄶'].map((nought) => nought.codePointAt(0) ?? 0);
/** Figures in rings and on stamps, which have no plain form of their own, each row from one to nine. */
const STAMPED = ['❶❷❸❹❺❻❼❽❾', '➀➁➂➃➄➅➆➇➈', '➊➋➌➍➎➏➐➑➒', '⓵⓶⓷⓸⓹⓺⓻⓼⓽'].map((row) => [...row]);
const STAMPED_SIGN = /[⓿⓵-⓽❶-❾➀-➈➊-➒]/gu;
/** The first of each alphabet of letters on stamps, of which 26 follow each other. */
const STAMPED_LETTERS = [0x1f150, 0x1f170] as const;
const STAMPED_LETTER = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;

const unstamped = (text: string): string =>
  text
    .replace(STAMPED_SIGN, (sign) => String(1 + Math.max(-1, ...STAMPED.map((row) => row.indexOf(sign)))))
    .replace(STAMPED_LETTER, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      const first = STAMPED_LETTERS[code < STAMPED_LETTERS[1] ? 0 : 1];
      return String.fromCodePoint(0x61 + code - first);
    });
const FIGURES = [...'〇一二三四五六七八九'];
/** So many in a row are a number that is rung. */
const ROW_OF_FIGURES = /[〇一二三四五六七八九]{6,20}/g;

/** Figures of other scripts as ours, those of Chinese up to nineteen, and signs on stamps as what stands on them. */
const inOurFigures = (text: string): string =>
  unstamped(text)
    .replace(/\p{Nd}/gu, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      const nought = NOUGHTS.find((first) => code >= first && code < first + 10);
      return nought === undefined ? sign : String(code - nought);
    })
    .replace(ROW_OF_FIGURES, (row) => [...row].map((sign) => FIGURES.indexOf(sign)).join(''))
    .replace(
      /(?<![一二三四五六七八九百])十([一二三四五六七八九]?)/g,
      (_, unit: string) => `1${unit === '' ? 0 : FIGURES.indexOf(unit)}`,
    )
    .replace(/(?<![一二三四五六七八九十百])[一二三四五六七八九](?=[\s岁歲歳才])/g, (sign) =>
      String(FIGURES.indexOf(sign)),
    );

/** Single signs that are whole blessings: the only ones that `normalize` makes more than six letters of, eighteen of the first. */
const BLESSINGS = /[\uFDFA\uFDFB]/gu;

/** Text of any language for rules that know its letters: one form of each, lower case, nothing invisible. Linear. */
export const keptText = (text: string): string =>
  inOurFigures(text)
    .replace(BLESSINGS, ' ')
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Me}/gu, '')
    .replace(/[-‐‑_/*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** What `keptText` leaves with other signs as ' , ', for rules that mind where a sentence ends. Linear. */
export const sentencesOf = (kept: string): string =>
  kept
    .replace(/[^\p{L}\p{M}\p{N}'\s]+/gu, ' , ')
    .replace(/\s+/g, ' ')
    .trim();

/** Text of any script with its punctuation: one form of each letter and figure, small, without accents and what is not seen. Linear. */
export const visibleText = (text: string): string =>
  inOurFigures(text)
    .replace(BLESSINGS, ' ')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .replace(WORD, (word) => inOurLetters(word));

const UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const WRITTEN = new RegExp(`(?<!\\p{L})(${TENS.join('|')}) (${UNITS.join('|')})(?![\\p{L}])`, 'gu');
/** Numbers of two words in figures: whoever is twenty five is not five. */
const asOneNumber = (text: string): string =>
  text.replace(WRITTEN, (_, tens: string, unit: string) => `${TENS.indexOf(tens) + 2}${UNITS.indexOf(unit) + 1}`);

/** Arrows between what is and what is to be: '30 -> 13'. */
const TURNS_INTO = /[-=–—]>|[→⇒➔➜➡]/gu;
/** '<18' is an age; '<3' is a heart and '<15%' a price. */
const LESS_THAN = /<(?=\s?1[0-8](?![\p{N}%€£$₹]))/gu;
/** '-18' and '18-' are said of who is not yet that; a frost, a range and a price are not. */
const UNDER_AGE =
  /(?<![\p{L}\p{N}]\s?)[-−]18(?!\s?[\p{N}%°.]|\s?(?:degrees?|c)(?!\p{L}))|(?<![\p{N}.])18[-−](?![\p{L}\p{N}]|\s\p{N})/giu;

/**
 * Text as rules of plain words want it: lower case, without accents and invisible signs, hyphens as spaces, other
 * punctuation as ' , ', one space between words, letters for the digits and strange letters that disguise them. Linear
 * in its length.
 */
export function plainText(text: string): string {
  return asOneNumber(withoutSigns(text));
}

const withoutSigns = (text: string): string =>
  inOurFigures(text)
    .replace(TURNS_INTO, ' to ')
    .replace(LESS_THAN, ' under ')
    .replace(UNDER_AGE, ' under 18 ')
    .replace(BLESSINGS, ' ')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .replace(WORD, (word) => inOurLetters(word))
    .replace(/(?<=\p{L})[013457@$!]{1,2}(?=\p{L})/gu, (signs) =>
      [...signs].map((sign) => STANDS_FOR[sign] ?? sign).join(''),
    )
    .replace(/(?<=\p{L}{2})[013457](?![\p{L}\p{N}])/gu, (sign) => STANDS_FOR[sign] ?? sign)
    .replace(/[-‐‑_/*]+/g, ' ')
    .replace(/[^\p{L}\p{N}'\s]+/gu, ' , ')
    .replace(/\s+/g, ' ')
    .trim();

/** Letters set apart by spaces or signs, at least four: 'n u d e', 'n.u.d.e'. Sizes and initials are fewer. */
const APART = /(?<![\p{L}\p{N}'])\p{L}(?: (?:, )?\p{L}){3,20}(?![\p{L}\p{N}'])(?: ,)?/gu;
/** A letter held down: 'nuuude'. No word of English has three alike. */
const HELD = /(\p{L})\1{2,}/gu;

/** `plainText` with words put together again that were taken apart to hide them. Linear in its length. */
export function undisguised(plain: string): string {
  const joined = (letters: string): string => {
    const word = letters.replace(/[ ,]/g, '');
    // 'a n a k e d lady': an article may stand first.
    return word.startsWith('a') ? `${word} , ${word.slice(1)}` : word;
  };
  return plain.replace(APART, (letters) => joined(letters)).replace(HELD, '$1');
}
