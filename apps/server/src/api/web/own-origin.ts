import { escapeHtml } from '#server/api/escape-html.ts';
import { changedPage, isPage, type WebFile, type WebPage } from './bundle.ts';

/** Stands in the built pages for the site's own origin, which the build cannot know (`apps/web/app/lib/page-meta.ts`). */
const ORIGIN_AT_BUILD = 'https://origin.invalid';
/** Origins that pages are kept for; whoever asks chooses the host they name, so there is an end to it. */
const KEPT = 8;

const kept = new WeakMap<WebPage, Map<string, WebPage>>();

/** The page with the site's own origin in its addresses. Files that are no pages, and pages without any, stay as they are. */
export function withOwnOrigin(file: WebFile, origin: string): WebFile {
  if (!isPage(file) || !file.html.includes(ORIGIN_AT_BUILD)) return file;
  const pages = kept.get(file) ?? new Map<string, WebPage>();
  kept.set(file, pages);
  const known = pages.get(origin);
  if (known) return known;
  const page = changedPage(file, (html) => html.replaceAll(ORIGIN_AT_BUILD, () => escapeHtml(origin)));
  if (pages.size >= KEPT) pages.clear();
  pages.set(origin, page);
  return page;
}
