import { describe, expect, it } from 'vitest';
import { retailerSearch, searchWords, shareLink, shoppingSearch } from '#web/features/share/share-links.ts';

const message = { words: 'Plum velvet coat & boots', pageUrl: 'https://toile.test/d/d1' };
const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('a design is sent', () => {
  it('to WhatsApp as words and the address of its page', () => {
    const link = shareLink('whatsapp', message);
    expect(new URL(link).origin).toBe('https://wa.me');
    expect(queryOf(link)).toEqual({ text: 'Plum velvet coat & boots https://toile.test/d/d1' });
  });

  it('to Facebook as the address of its page', () => {
    const link = shareLink('facebook', message);
    expect(new URL(link).hostname).toBe('www.facebook.com');
    expect(queryOf(link)).toEqual({ u: 'https://toile.test/d/d1' });
  });

  it('to Twitter as words and an address apart', () => {
    const link = shareLink('twitter', message);
    expect(new URL(link).hostname).toBe('twitter.com');
    expect(queryOf(link)).toEqual({ text: 'Plum velvet coat & boots', url: 'https://toile.test/d/d1' });
  });
});

describe('a search for garments like a design', () => {
  it.each([
    ['Camel coat to the calf, cream knit roll-neck', 'camel-coat-calf-cream-knit-roll-neck'],
    ["A bride's lehenga / in “crêpe”", 'brides-lehenga-crepe'],
    ['', 'clothing'],
    ['!?', 'clothing'],
  ])('asks the retailer in hyphenated words: %s', (words, path) => {
    expect(retailerSearch(words)).toBe(`https://www.myntra.com/${path}`);
  });

  it('asks all shops in the same words', () => {
    expect(queryOf(shoppingSearch('A coat in plum velvet'))).toEqual({ tbm: 'shop', q: 'coat plum velvet' });
  });

  it('cannot leave the retailer by its words', () => {
    expect(new URL(retailerSearch('//evil.test/../login?x=1#y')).pathname).toBe('/evil-test-login-x-1-y');
  });

  it('stays short, and finds words of other scripts', () => {
    expect(searchWords('one two three four five six seven eight nine ten')).toHaveLength(8);
    expect(searchWords('रेशमी साड़ी')).not.toEqual([]);
  });
});
