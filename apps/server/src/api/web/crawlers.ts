import { type Bundle, isPage } from './bundle.ts';

/** Screens that are somebody's own, and doors that are not pages. */
const PRIVATE = [
  '/v1/',
  '/dashboard',
  '/account',
  '/tokens',
  '/receipts/',
  '/designs/',
  '/shop',
  '/offer',
  '/recovery',
  '/verification',
];

/** What crawlers may read: everything but what is somebody's own. */
export const robotsTxt = (origin: string): string =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** The prerendered pages that name themselves as the place to be found at, as a sitemap. */
export function sitemapXml({ files }: Bundle, origin: string): string {
  const pages = [...files]
    .filter(([, file]) => isPage(file) && file.html.includes('rel="canonical"'))
    .map(([path]) => path)
    .sort();
  const urls = pages.map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
