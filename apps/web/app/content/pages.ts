/** Title, description and share card of every page that anybody may find. */
export interface PublicPage {
  path: string;
  /** What the browser's tab says; the name of the product is added where it is not there already. */
  title: string;
  description: string;
  /** Name of its share card in `public/cards`; drawn by `scripts/draw-cards.ts`. */
  card: string;
}

const page = <const T extends PublicPage>(p: T): T => p;

export const PAGES = {
  home: page({
    path: '/',
    title: 'Toile: write the outfit, see it drawn',
    description:
      'Describe an outfit in your own words and get it drawn as a fashion illustration, with a written description. The first design is free.',
    card: 'home',
  }),
  features: page({
    path: '/features',
    title: 'What Makes Us Stand Out?',
    description:
      'AI-powered design, personalized collections, professional quality and rapid prototyping: four things Toile does differently, each shown.',
    card: 'features',
  }),
  blog: page({
    path: '/blog',
    title: 'Discover What You Can Do',
    description:
      'Everything you can do with Toile: write a brief, read the look, change it in words, keep every design, share it, post it to the community gallery.',
    card: 'blog',
  }),
  pricing: page({
    path: '/pricing',
    title: 'Choose Your Token Plan',
    description:
      'One token draws one design. 10 tokens for ₹150, 25 for ₹350, 50 for ₹650, or any number at ₹15 each. The first is free.',
    card: 'pricing',
  }),
  about: page({
    path: '/about',
    title: 'About us',
    description: 'Toile turns words into fashion illustrations. Why it draws the way it does, and who answers for it.',
    card: 'about',
  }),
  contact: page({
    path: '/contact',
    title: 'Contact us',
    description: 'Write, call or visit: e-mail, two phone numbers, our social handles and our postal address in India.',
    card: 'contact',
  }),
  privacy: page({
    path: '/privacy',
    title: 'Privacy Policy',
    description:
      'What Toile keeps about you, why, for how long, who sees it, and how to have it shown, changed or deleted.',
    card: 'privacy',
  }),
  terms: page({
    path: '/terms',
    title: 'Terms of Service',
    description:
      'The terms under which Toile draws for you: one token a design, tokens are non-refundable, prices may change, and your designs are yours.',
    card: 'terms',
  }),
  cookies: page({
    path: '/cookies',
    title: 'Cookie Policy',
    description: 'The one cookie Toile sets, what your browser keeps on its own, and how to do without.',
    card: 'cookies',
  }),
} as const;
