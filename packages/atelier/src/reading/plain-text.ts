/** Digits and signs that stand for letters inside a word ('n4ked'). */
const STANDS_FOR: Readonly<Record<string, string>> = {
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
/** Letters of other scripts that look like ours, inside a word of ours. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  ԁ: 'd',
  α: 'a',
  ο: 'o',
  ν: 'v',
  ı: 'i',
};

/**
 * Text as rules of plain words want it: lower case, without accents and invisible signs, hyphens as spaces, other
 * punctuation as ' , ', one space between words, letters for the digits that disguise them. Linear in its length.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .replace(/[аеорсхуіѕԁαονı]/gu, (letter) => LOOKS_LIKE[letter] ?? letter)
    .replace(/(?<=\p{L})[013457@$!](?=\p{L})/gu, (sign) => STANDS_FOR[sign] ?? sign)
    .replace(/(?<=\p{L}{2})[013457](?![\p{L}\p{N}])/gu, (sign) => STANDS_FOR[sign] ?? sign)
    .replace(/[-‐‑_/*]+/g, ' ')
    .replace(/[^\p{L}\p{N}'\s]+/gu, ' , ')
    .replace(/\s+/g, ' ')
    .trim();
}

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
