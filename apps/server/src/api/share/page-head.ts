import { PUBLIC_DESIGN_ELEMENT, type PublicDesign, publicPagePath } from '@toile/contract';
import { escapeHtml } from '#server/api/escape-html.ts';
import { cardUrl } from '#server/api/picture-url.ts';
import { CARD } from '#server/product/files/preview-spec.ts';

/** Characters of a description that programs show at most. */
const DESCRIPTION_MAX = 200;

/**
 * What the head of a public page says of its design: title, description, Open Graph and Twitter cards, and the data the
 * web app draws the page with. Everything that people wrote is escaped.
 */
export function pageHead(design: PublicDesign, origin: string): string {
  const title = `${design.title} · Toile`;
  const description = summaryOf(design);
  const image = `${origin}${cardUrl(design.fileId)}`;
  const url = `${origin}${publicPagePath({ $id: design.id, designId: null })}`;
  const alt = design.title;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', { description }),
    // What is shared by its address alone is for those who were sent it.
    design.postId === null ? meta('name', { robots: 'noindex' }) : '',
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', {
      'og:site_name': 'Toile',
      'og:type': 'article',
      'og:title': design.title,
      'og:description': description,
      'og:url': url,
      'og:image': image,
      'og:image:type': 'image/jpeg',
      'og:image:width': String(CARD.width),
      'og:image:height': String(CARD.height),
      'og:image:alt': alt,
    }),
    meta('name', {
      'twitter:card': 'summary_large_image',
      'twitter:title': design.title,
      'twitter:description': description,
      'twitter:image': image,
      'twitter:image:alt': alt,
    }),
    `<script type="application/json" id="${PUBLIC_DESIGN_ELEMENT}">${escapeJson(design)}</script>`,
  ].join('');
}

function summaryOf({ description, prompt, userName, house }: PublicDesign): string {
  const said = (description || prompt).replaceAll(/\s+/g, ' ').trim();
  const text = said || `A design ${house ? 'of the house' : `by ${userName}`}, made with Toile.`;
  if (text.length <= DESCRIPTION_MAX) return text;
  const end = text.lastIndexOf(' ', DESCRIPTION_MAX);
  return `${text.slice(0, end > 0 ? end : DESCRIPTION_MAX)}…`;
}

const meta = (key: 'name' | 'property', values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, content]) => `<meta ${key}="${name}" content="${escapeHtml(content)}">`)
    .join('');

/** No text in it can end the element it stands in. */
const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
