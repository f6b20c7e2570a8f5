import { FIGURE, PREVIEW_WIDTHS } from '@toile/contract';
import { filePreview } from '#server/api/picture-url.ts';
import type { Database } from '#server/parts/database/database.ts';
import { listPosts } from '#server/product/gallery/list-posts.ts';

/** Milliseconds for which the newest design counts as the newest: however many ask, the database is asked once. */
const FRESH_MS = 1000;
const NEWEST = {
  filters: [],
  orders: [{ attribute: '$createdAt', direction: 'desc' }],
  limit: 1,
  offset: 0,
} as const;
/** How wide the gallery's first picture stands (`tile-layout.ts` of the web app), near enough to choose a file by. */
const SIZES = '(min-width: 1200px) 46vw, (min-width: 640px) 62vw, 100vw';

/**
 * Writes the image element of the gallery's newest design as the gallery itself will ask for it, so that it is on the screen
 * before a script has come; empty where nothing is posted. It is what anybody may see: no part of it is of the caller.
 */
export function firstPicture(database: Database): () => Promise<string> {
  let kept: { until: number; element: Promise<string> } | undefined;
  return () => {
    if (kept && Date.now() < kept.until) return kept.element;
    const element = elementOfNewest(database);
    kept = { until: Date.now() + FRESH_MS, element };
    return element;
  };
}

async function elementOfNewest(database: Database): Promise<string> {
  const ctx = { actor: { kind: 'guest' }, database } as const;
  const { posts } = await listPosts({ ctx, input: { listing: NEWEST, withTotal: false } });
  const [newest] = posts;
  if (!newest) return '';
  const { post, hasFigure } = newest;
  const { width, height } = hasFigure ? FIGURE : newest;
  const view = hasFigure ? 'figure' : undefined;
  const at = (pixels: number) => filePreview(post.fileId, pixels, 'webp', view).replaceAll('&', '&amp;');
  const set = PREVIEW_WIDTHS.map((pixels) => `${at(pixels)} ${pixels}w`).join(', ');
  return `<img src="${at(768)}" srcset="${set}" sizes="${SIZES}" alt="" width="${width}" height="${height}" fetchpriority="high" data-file="${post.fileId}">`;
}
