/** Places a public page can be sent to by an address of theirs. */
export type LinkTarget = 'whatsapp' | 'facebook' | 'twitter';

/** Words of a search that say nothing about a garment. */
const FILLER = new Set(
  'a an the and or of to in on at with for by from over under its his her my our that this is are worn very'.split(' '),
);
const SEARCH_WORDS_MAX = 8;

/** The first telling words of a description: 'A coat, in plum velvet' → coat, plum, velvet. */
export function searchWords(description: string): string[] {
  const words = description
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLER.has(word));
  return words.slice(0, SEARCH_WORDS_MAX);
}

/** A search of a fashion retailer for garments like these words: its address is the words, hyphenated. */
export const retailerSearch = (description: string): string =>
  `https://www.myntra.com/${encodeURIComponent(searchWords(description).join('-') || 'clothing')}`;

/** A search of all shops for garments like these words. */
export const shoppingSearch = (description: string): string =>
  `https://www.google.com/search?${new URLSearchParams({ tbm: 'shop', q: searchWords(description).join(' ') || 'clothing' })}`;

/** Address that opens `target` with a message about the page in it. */
export function shareLink(target: LinkTarget, { words, pageUrl }: { words: string; pageUrl: string }): string {
  switch (target) {
    case 'whatsapp':
      return `https://wa.me/?${new URLSearchParams({ text: `${words} ${pageUrl}` })}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: pageUrl })}`;
    case 'twitter':
      return `https://twitter.com/intent/tweet?${new URLSearchParams({ text: words, url: pageUrl })}`;
  }
}
