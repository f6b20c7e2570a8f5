import type { MetaDescriptor } from 'react-router';
import { OG_LOCALE } from '#web/content/language.ts';
import { PAGES } from '#web/content/pages.ts';
import { SITE } from '#web/content/site.ts';

/** Pixels of a share card (`scripts/draw-cards.ts`). */
const CARD = { width: '1200', height: '630' };
/** Stands for the site's address in pages that are written at build; the server puts its own there. */
const ORIGIN_AT_BUILD = 'https://origin.invalid';

const origin = () => (typeof location === 'undefined' ? ORIGIN_AT_BUILD : location.origin);

/** What search engines are told of the site, on its first page. */
function structured(path: string, title: string, at: string): MetaDescriptor {
  const organization = {
    '@type': 'Organization',
    '@id': `${at}/#organization`,
    name: SITE.company,
    url: `${at}/`,
    logo: `${at}/icon.svg`,
    // Nobody is sent to sample addresses.
    ...(SITE.isSample || !SITE.email ? {} : { email: SITE.email }),
    ...(SITE.isSample || SITE.social.length === 0 ? {} : { sameAs: SITE.social.map(({ url }) => url) }),
  };
  const site = {
    '@type': 'WebSite',
    '@id': `${at}/#site`,
    name: 'Toile',
    url: `${at}/`,
    publisher: { '@id': organization['@id'] },
  };
  const application = {
    '@type': 'WebApplication',
    name: 'Toile',
    url: `${at}/`,
    applicationCategory: 'DesignApplication',
    operatingSystem: 'Any',
    offers: {
      '@type': 'Offer',
      price: '15',
      priceCurrency: 'INR',
      description: 'One token: one design. The first is free.',
    },
  };
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${at}/` },
      { '@type': 'ListItem', position: 2, name: title, item: at + path },
    ],
  };
  const graph = path === '/' ? [organization, site, application] : [trail];
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } };
}

/** Everything a public page tells browsers, search engines and whoever shows a link to it. */
export function pageMeta(name: keyof typeof PAGES): MetaDescriptor[] {
  const { path, title, description, card } = PAGES[name];
  const at = origin();
  const full = title.includes('Toile') ? title : `${title} · Toile`;
  const image = `${at}/cards/${card}.jpg`;
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: at + path },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Toile' },
    { property: 'og:locale', content: OG_LOCALE },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: at + path },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: CARD.width },
    { property: 'og:image:height', content: CARD.height },
    { property: 'og:image:alt', content: `${title}: a figure drawn by Toile` },
    { name: 'twitter:card', content: 'summary_large_image' },
    structured(path, title, at),
  ];
}
