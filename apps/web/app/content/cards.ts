import type { PAGES } from '#web/content/pages.ts';

interface Card {
  /** Its large words. */
  said: string;
  /** Figure that stands on it: the id of a sample. */
  figure: string;
}

/** What stands on the share card of each page; apart from the pages, which every visitor loads. */
export const CARDS: Readonly<Record<keyof typeof PAGES, Card>> = {
  home: { said: 'Write the outfit. See it drawn.', figure: 'saree' },
  features: { said: 'What Makes Us Stand Out?', figure: 'lehenga' },
  blog: { said: 'Discover What You Can Do', figure: 'suit' },
  pricing: { said: 'One token, one design.', figure: 'sundress' },
  about: { said: 'A first draft you can hold up and judge.', figure: 'overcoat' },
  contact: { said: 'Talk to us.', figure: 'sundress' },
  privacy: { said: 'Privacy Policy', figure: 'ikat' },
  terms: { said: 'Terms of Service', figure: 'sherwani' },
  cookies: { said: 'Cookie Policy', figure: 'gown' },
};
