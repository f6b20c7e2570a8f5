import type { Site } from '#web/content/site-shape.ts';

/**
 * Sample texts about roles, for trying the pages with everything filled: `SITE=sample npm run build` takes them in the place
 * of `site.ts`. They name nobody, and the pages that show them say that they are samples.
 */
export const SITE: Site = {
  isSample: true,
  company: 'Toile',
  since: 2026,
  email: 'support@example.com',
  hours: 'Monday to Friday, 10:00 to 18:00 IST',
  answers: 'People answer, usually within two working days.',
  phones: ['+91 00000 00000', '+91 00000 00001'],
  address: ['Your company', 'Number and street', 'City, State 000 000', 'India'],
  social: [
    { network: 'Instagram', handle: '@your.handle', url: 'https://www.instagram.com/' },
    { network: 'LinkedIn', handle: 'your-company', url: 'https://www.linkedin.com/' },
  ],
  trustedBy: ['A boutique', 'A LABEL', 'A studio & school'],
  team: [
    {
      name: 'Cofounder, design',
      role: 'Cofounder and head of design',
      about: 'Cuts, cloth and the drawing: answers for what a picture shows.',
      linkedin: 'https://www.linkedin.com/',
      instagram: 'https://www.instagram.com/',
      email: 'design@example.com',
    },
    {
      name: 'Cofounder, product',
      role: 'Cofounder and head of product',
      about: 'Words, tokens and the shop: answers for what a press of the button costs and keeps.',
      linkedin: 'https://www.linkedin.com/',
      instagram: 'https://www.instagram.com/',
      email: 'product@example.com',
    },
  ],
  voices: [
    {
      quote: 'Three drawings before a metre of cloth is cut. The client decides in the first fitting.',
      who: 'A boutique owner',
      role: 'on the first fitting',
    },
    {
      quote: 'It tells me which of my words it did not draw. I change one, and it is the dress I meant.',
      who: 'A menswear designer',
      role: 'on changing a brief',
    },
    {
      quote: 'Forty looks for a buying meeting, before lunch.',
      who: 'A merchandiser',
      role: 'on a Monday',
    },
  ],
};
