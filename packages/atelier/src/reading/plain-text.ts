/** Digits and signs that stand for letters inside a word ('n4ked'). */
const STANDS_FOR: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's' };

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
    .replace(/(?<=\p{L})[01345@$](?=\p{L})/gu, (sign) => STANDS_FOR[sign] ?? sign)
    .replace(/[-‐‑_/*]+/g, ' ')
    .replace(/[^\p{L}\p{N}'\s]+/gu, ' , ')
    .replace(/\s+/g, ' ')
    .trim();
}
